import type { ColumnOverrides } from '../../../resources/list/columns.ts';
import type { FieldOf } from '../../../schema/field.ts';
import type { Text } from '../../../schema/text.ts';
import { AssetCount, BelowCount, ChildCount } from './CountCell.tsx';

const counted = (source: string, column: number, label: Text): FieldOf<'integer'> => ({
  kind: 'integer',
  source,
  label,
  column,
  required: false,
  readOnly: true,
  writeOnly: false,
  nullable: false,
  sortable: false,
  filter: [],
});

/** What a domain does not say of itself: how much it holds. */
export const own = [
  counted('childCount', 4, { en: 'Subdomains', zh: '下级域' }),
  counted('assetCount', 5, { en: 'Devices', zh: '域内设备' }),
  counted('belowCount', 6, { en: 'Devices incl. subdomains', zh: '设备（含下级）' }),
];

/** How it is counted. */
export const columns: ColumnOverrides = {
  childCount: { Show: ChildCount },
  assetCount: { Show: AssetCount },
  belowCount: { Show: BelowCount },
};

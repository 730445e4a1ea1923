import type { ColumnOverrides } from '../../../resources/columns/columns.ts';
import type { FieldOfKind } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';
import { AssetCountField, DescendantAssetCountField, ChildCountField } from './countFields.tsx';

const createCountColumn = (
  source: string,
  column: number,
  label: LocalizedText,
): FieldOfKind<'integer'> => ({
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

/** Columns that the domain record lacks: the counts. */
export const domainExtraColumns = [
  createCountColumn('childCount', 4, { en: 'Subdomains', zh: '下级域' }),
  createCountColumn('assetCount', 5, { en: 'Devices', zh: '域内设备' }),
  createCountColumn('belowCount', 6, { en: 'Devices incl. subdomains', zh: '设备（含下级）' }),
];

/** The count columns. */
export const domainColumns: ColumnOverrides = {
  childCount: { Cell: ChildCountField },
  assetCount: { Cell: AssetCountField },
  belowCount: { Cell: DescendantAssetCountField },
};

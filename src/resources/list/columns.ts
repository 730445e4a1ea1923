import type { ComponentType } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';
import type { ShowProps } from '../fieldKit.ts';
import { kitOf } from '../fieldKits.tsx';

/** What a person draws differently from the document's own column. */
export interface ColumnOverride {
  readonly label?: Text;
  readonly Show?: ComponentType<ShowProps>;
}
export type ColumnOverrides = Readonly<Record<string, ColumnOverride>>;

export interface Column {
  readonly field: FieldDescriptor;
  readonly label: Text;
  readonly Show: ComponentType<ShowProps>;
  readonly align: 'left' | 'right';
  /** It names the record: written at 500. */
  readonly names: boolean;
}

/** The columns of a list in the order of its document; without a word in the document, the first six fields. */
export function columnsOf(
  descriptor: ResourceDescriptor,
  overrides: ColumnOverrides = {},
): readonly Column[] {
  const visible = descriptor.fields.filter(({ writeOnly }) => !writeOnly);
  const placed = visible
    .filter(({ column }) => column !== undefined)
    .toSorted((a, b) => (a.column ?? 0) - (b.column ?? 0));
  const fields = placed.length > 0 ? placed : visible.slice(0, 6);
  const naming =
    fields.find(({ source }) => descriptor.represent.includes(`{${source}}`)) ?? fields[0];
  return fields.map(field => ({
    field,
    label: overrides[field.source]?.label ?? field.label,
    Show: overrides[field.source]?.Show ?? kitOf(field).Show,
    align: kitOf(field).align ?? 'left',
    names: field === naming,
  }));
}

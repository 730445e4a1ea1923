import type { ComponentType } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { FieldValueProps } from '../fieldComponents.ts';
import { getFieldRenderer } from '../FieldValue.tsx';
import { getChoosableFields, type ColumnChoice, getNameColumnField } from './columnChoice.ts';

/** What a person draws differently from the document's own column. */
export interface ColumnOverride {
  readonly label?: LocalizedText;
  readonly Cell?: ComponentType<FieldValueProps>;
  readonly align?: 'left' | 'right';
  /** The fields that a cell shows together, in their order: a file has a column for each. */
  readonly sources?: readonly string[];
}
export type ColumnOverrides = Readonly<Record<string, ColumnOverride>>;

export interface ListColumn {
  readonly field: FieldDescriptor;
  readonly label: LocalizedText;
  readonly Cell: ComponentType<FieldValueProps>;
  readonly align: 'left' | 'right';
  /** It names the record: written at 500, and never hidden. */
  readonly isNameColumn: boolean;
  /** The store orders it character by character, in which 10 comes before 9. */
  readonly isOrderedByCharacter: boolean;
}

/**
 * Whether a list orders a text by the codes of its characters: LoopBack's stores do, unless the document names a key.
 *
 * @see docs/loopback.md, section 10
 */
export const isOrderedByCharacter = (
  { dialect }: ResourceDescriptor,
  { kind, sortable, sortBy }: FieldDescriptor,
): boolean => dialect === 'loopback' && kind === 'text' && sortable && sortBy === undefined;

/** Every column that a list could have, in the order in which they are arranged. */
export function buildColumns(
  descriptor: ResourceDescriptor,
  { order }: ColumnChoice,
  overrides: ColumnOverrides = {},
): readonly ListColumn[] {
  const fields = new Map(getChoosableFields(descriptor).map(field => [field.source, field]));
  const nameField = getNameColumnField(descriptor);
  return order.flatMap(source => {
    const field = fields.get(source);
    if (!field) return [];
    const renderer = getFieldRenderer(field);
    return {
      field,
      label: overrides[source]?.label ?? field.label,
      Cell: overrides[source]?.Cell ?? renderer.Component,
      align: overrides[source]?.align ?? renderer.align ?? 'left',
      isNameColumn: field === nameField,
      isOrderedByCharacter: isOrderedByCharacter(descriptor, field),
    };
  });
}

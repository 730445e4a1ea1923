import type { ComponentType } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { getFieldRenderer } from '../fields/FieldValue.tsx';
import { getChoosableFields, type ColumnChoice, getNameColumnField } from './columnChoice.ts';

/** Customizations of a column of the document. */
export interface ColumnOverride {
  readonly label?: LocalizedText;
  readonly Cell?: ComponentType<FieldValueProps>;
  readonly align?: 'left' | 'right';
  /** The fields that a cell shows together, in order: an export has a column for each. */
  readonly sources?: readonly string[];
}
export type ColumnOverrides = Readonly<Record<string, ColumnOverride>>;

export interface ListColumn {
  readonly field: FieldDescriptor;
  readonly label: LocalizedText;
  readonly Cell: ComponentType<FieldValueProps>;
  readonly align: 'left' | 'right';
  /** Whether it names the record: font weight 500, and never hidden. */
  readonly isNameColumn: boolean;
  /** The store sorts it character by character: 10 sorts before 9. */
  readonly isOrderedByCharacter: boolean;
}

/**
 * Whether a list sorts a text by character code: the stores of LoopBack do, unless the document names a sort key.
 *
 * @see docs/loopback.md, section 10
 */
export const isOrderedByCharacter = (
  { dialect }: ResourceDescriptor,
  { kind, sortable, sortBy }: FieldDescriptor,
): boolean => dialect === 'loopback' && kind === 'text' && sortable && sortBy === undefined;

/** Builds every available column of a list, in the chosen order. */
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

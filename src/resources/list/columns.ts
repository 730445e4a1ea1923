import type { ComponentType } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';
import type { ShowProps } from '../fieldKit.ts';
import { showingOf } from '../fieldShows.tsx';
import { choosable, type ColumnChoice, namingField } from './columnChoice.ts';

/** What a person draws differently from the document's own column. */
export interface ColumnOverride {
  readonly label?: Text;
  readonly Show?: ComponentType<ShowProps>;
  readonly align?: 'left' | 'right';
  /** The fields that a cell shows together, in their order: a file has a column for each. */
  readonly sources?: readonly string[];
}
export type ColumnOverrides = Readonly<Record<string, ColumnOverride>>;

export interface Column {
  readonly field: FieldDescriptor;
  readonly label: Text;
  readonly Show: ComponentType<ShowProps>;
  readonly align: 'left' | 'right';
  /** It names the record: written at 500, and never hidden. */
  readonly names: boolean;
  /** The store orders it character by character, in which 10 comes before 9. */
  readonly isOrderedByCharacter: boolean;
}

/**
 * Whether a list orders a text by the codes of its characters: LoopBack's stores do, unless the document names a key.
 *
 * @see spec/loopback.md, section 10
 */
export const isOrderedByCharacter = (
  { dialect }: ResourceDescriptor,
  { kind, sortable, sortBy }: FieldDescriptor,
): boolean => dialect === 'loopback' && kind === 'text' && sortable && sortBy === undefined;

/** Every column that a list could have, in the order in which they are arranged. */
export function columnsOf(
  descriptor: ResourceDescriptor,
  { order }: ColumnChoice,
  overrides: ColumnOverrides = {},
): readonly Column[] {
  const fields = new Map(choosable(descriptor).map(field => [field.source, field]));
  const naming = namingField(descriptor);
  return order.flatMap(source => {
    const field = fields.get(source);
    if (!field) return [];
    const kit = showingOf(field);
    return {
      field,
      label: overrides[source]?.label ?? field.label,
      Show: overrides[source]?.Show ?? kit.Show,
      align: overrides[source]?.align ?? kit.align ?? 'left',
      names: field === naming,
      isOrderedByCharacter: isOrderedByCharacter(descriptor, field),
    };
  });
}

import type { FieldDescriptor } from '../../../schema/field.ts';

/** A field whose value is unique, alone or in combination with other fields. */
export type UniqueField = FieldDescriptor & Required<Pick<FieldDescriptor, 'unique'>>;

/** Returns the unique fields of a body, without duplicates. */
export const getUniqueFields = (fields: readonly FieldDescriptor[]): readonly UniqueField[] =>
  fields.filter(
    (field, at): field is UniqueField =>
      field.unique !== undefined && fields.findIndex(other => other.source === field.source) === at,
  );

/**
 * Returns the unique key of a row as one text; undefined where a value is missing. Case is folded where it is
 * insignificant.
 */
export function getUniqueKey(
  { source, unique, ignoreCase }: UniqueField,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const value = values[source];
  const isKnown = unique.every(other => Object.hasOwn(values, other));
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? isKnown
      ? JSON.stringify([
          ignoreCase ? String(value).toLowerCase() : value,
          ...unique.map(other => values[other]),
        ])
      : undefined
    : undefined;
}

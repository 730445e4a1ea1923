import type { FieldDescriptor } from '../../../schema/field.ts';

/** A field whose value only one record has, alone or together with other fields. */
export type UniqueField = FieldDescriptor & Required<Pick<FieldDescriptor, 'unique'>>;

/** The fields of a body whose values are unique, each once. */
export const getUniqueFields = (fields: readonly FieldDescriptor[]): readonly UniqueField[] =>
  fields.filter(
    (field, at): field is UniqueField =>
      field.unique !== undefined && fields.findIndex(other => other.source === field.source) === at,
  );

/** What no other record may have, in one text; undefined where the values do not say all of it. Case is folded where it does not count. */
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

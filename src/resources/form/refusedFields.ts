import type { FieldDescriptor } from '../../schema/field.ts';

/** A value that the platform refused: its place in the form, and the rule that it breaks. */
export interface RefusedField {
  readonly name: string;
  readonly code: string;
}

/**
 * The fields of a form that a refusal names (the `details` of a 422). What it says of a property
 * that the form does not show is left out.
 */
export function detailsOf(
  error: unknown,
  fields: readonly FieldDescriptor[],
): readonly RefusedField[] {
  const { details } = (error ?? {}) as { details?: unknown };
  const shown = new Set(fields.map(({ source }) => source));
  return (Array.isArray(details) ? details : [])
    .map(({ path, code }: { path: string; code: string }) => ({ name: nameAt(path), code }))
    .filter(({ name }) => shown.has(name.split('.')[0] ?? ''));
}

/** `/geoPoint/lat`, a JSON pointer, is `geoPoint.lat` in the form. */
const nameAt = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

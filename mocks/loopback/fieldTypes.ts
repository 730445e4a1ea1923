/**
 * The comparison type of a declared field. Values of a `date` are ISO 8601 text in the rows, those of a `geopoint` are
 * `{ lat, lng }` in degrees. An undeclared field is compared by its value.
 */
export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'geopoint' | 'array' | 'object';

/** The declared fields of a table, by name. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

/** The type of a declared field; undefined for an unknown field and for a dotted path. */
export function getFieldType(fields: FieldTypes, path: string): FieldType | undefined {
  return Object.hasOwn(fields, path) ? fields[path] : undefined;
}

import type { ListBounds, NumberBounds, TextBounds } from '../../src/schema/field.ts';
import type { SchemaObject } from '../openapi.ts';

/** The bounds of a text, as far as the schema gives them. */
export const readTextBounds = (schema: SchemaObject): TextBounds =>
  pickKeys(schema, ['minLength', 'maxLength', 'pattern']);

/** The bounds of a number, as far as the schema gives them. */
export const readNumberBounds = (schema: SchemaObject): NumberBounds =>
  pickKeys(schema, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);

/** The bounds of a list, as far as the schema gives them. */
export const readListBounds = (schema: SchemaObject): ListBounds =>
  pickKeys(schema, ['minItems', 'maxItems', 'uniqueItems']);

/** The named properties that are there, in the order named. */
function pickKeys<Key extends keyof SchemaObject>(
  schema: SchemaObject,
  keys: readonly Key[],
): Pick<SchemaObject, Key> {
  const entries = keys.filter(key => schema[key] !== undefined).map(key => [key, schema[key]]);
  return Object.fromEntries(entries) as Pick<SchemaObject, Key>;
}

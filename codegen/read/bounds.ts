import type { ListBounds, NumberBounds, TextBounds } from '../../src/schema/field.ts';
import type { Schema } from '../openapi.ts';

/** The bounds of a text, as far as the schema gives them. */
export const textBounds = (schema: Schema): TextBounds =>
  pick(schema, ['minLength', 'maxLength', 'pattern']);

/** The bounds of a number, as far as the schema gives them. */
export const numberBounds = (schema: Schema): NumberBounds =>
  pick(schema, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);

/** The bounds of a list, as far as the schema gives them. */
export const listBounds = (schema: Schema): ListBounds =>
  pick(schema, ['minItems', 'maxItems', 'uniqueItems']);

/** The named properties that are there, in the order named. */
function pick<Key extends keyof Schema>(schema: Schema, keys: readonly Key[]): Pick<Schema, Key> {
  const entries = keys.filter(key => schema[key] !== undefined).map(key => [key, schema[key]]);
  return Object.fromEntries(entries) as Pick<Schema, Key>;
}

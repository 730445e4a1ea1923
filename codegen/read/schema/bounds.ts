import type { ListBounds, NumberBounds, TextBounds } from '../../../src/schema/field.ts';
import type { SchemaObject } from '../../openapi.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3 */
export const readTextBounds = (schema: SchemaObject): TextBounds =>
  pickKeys(schema, ['minLength', 'maxLength', 'pattern']);

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2 */
export const readNumberBounds = (schema: SchemaObject): NumberBounds =>
  pickKeys(schema, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4 */
export const readListBounds = (schema: SchemaObject): ListBounds =>
  pickKeys(schema, ['minItems', 'maxItems', 'uniqueItems']);

/** Returns the named properties that exist, in the order named. */
function pickKeys<Key extends keyof SchemaObject>(
  schema: SchemaObject,
  keys: readonly Key[],
): Pick<SchemaObject, Key> {
  const entries = keys.filter(key => schema[key] !== undefined).map(key => [key, schema[key]]);
  return Object.fromEntries(entries) as Pick<SchemaObject, Key>;
}

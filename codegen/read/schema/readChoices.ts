import type { Choice } from '../../../src/schema/field.ts';
import type { SchemaObject } from '../../openapi.ts';
import { humanise, toAllLanguages } from './humanise.ts';

/**
 * Returns the values that a schema allows, with their labels: an `enum`, or a `oneOf` of constants with titles.
 * Returns `undefined` when the values are not a closed list of texts or numbers.
 *
 * @example readChoices({ enum: ['on', 'off'] }) // [{ value: 'on', label: { en: 'On', zh: 'On' } }, …]
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function readChoices(schema: SchemaObject): readonly Choice[] | undefined {
  const options =
    schema.enum?.map(value => ({ const: value, title: undefined })) ??
    (schema.const === undefined ? schema.oneOf : [{ const: schema.const, title: schema.title }]);
  if (!options?.length) return undefined;
  const choices = options.map(({ const: value, title }) =>
    typeof value === 'string' || typeof value === 'number'
      ? { value, label: getChoiceLabel(schema, value, title) }
      : undefined,
  );
  return choices.every(choice => choice !== undefined) ? choices : undefined;
}

const getChoiceLabel = (schema: SchemaObject, value: string | number, title: string | undefined) =>
  schema['x-console']?.labels?.[value] ?? toAllLanguages(title ?? humanise(String(value)));

import { faker } from '@faker-js/faker/locale/en';

import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { generateValue } from './generateValue.ts';

type KeyFactory = (index: number) => unknown;

/** Factories of common keys, the most usual first. */
const KEY_FACTORIES: readonly KeyFactory[] = [
  index => `${index + 1}`,
  () => faker.string.uuid(),
  () => faker.string.hexadecimal({ length: 24, casing: 'lower', prefix: '' }),
  index => index + 1,
];

/** Whether a schema has no error at the path of the key, whatever the other errors. */
const acceptsKey = (validate: Validator | undefined, key: string, value: unknown): boolean => {
  if (!validate || validate({ [key]: value })) return true;
  return !(validate.errors ?? []).some(({ instancePath }) => instancePath === `/${key}`);
};

/**
 * Creates the factory of the keys of a resource: numbers where its document says so, else the plainest text that its
 * schema accepts. A key with a format of its own, such as a name, is generated as one.
 *
 * @param validate validates a whole record
 */
export function createKeyFactory(
  key: FieldDescriptor | undefined,
  resource: string,
  validate: Validator | undefined,
): KeyFactory {
  if (!key || key.kind === 'integer' || key.kind === 'number') return index => index + 1;
  const hasOwnFormat =
    key.kind !== 'text' || key.pattern !== undefined || !/id$|key$|^_/i.test(key.source);
  const generateKey: KeyFactory = index =>
    String(generateValue(key, { index: index + 1, keys: {}, resource }));
  const generateExampleKey: KeyFactory = index =>
    index === 0 && key.example !== undefined ? key.example : generateKey(index);
  const validFactory = (hasOwnFormat ? [generateExampleKey, ...KEY_FACTORIES] : KEY_FACTORIES).find(
    createKey => acceptsKey(validate, key.source, createKey(1)),
  );
  return validFactory ?? generateExampleKey;
}

import { faker } from '@faker-js/faker/locale/en';

import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { drawValue } from './drawValue.ts';

type Maker = (index: number) => unknown;

/** What keys look like, the most usual first. */
const makers: readonly Maker[] = [
  index => `${index + 1}`,
  () => faker.string.uuid(),
  () => faker.string.hexadecimal({ length: 24, casing: 'lower', prefix: '' }),
  index => index + 1,
];

/** Whether a schema has nothing against a value at a place, whatever else is wrong. */
const accepts = (judge: Validator | undefined, key: string, value: unknown): boolean => {
  if (!judge || judge({ [key]: value })) return true;
  return !(judge.errors ?? []).some(({ instancePath }) => instancePath === `/${key}`);
};

/**
 * How the keys of a resource are made: numbers where its document says so, else the plainest text that its schema
 * takes. A key with words of its own, such as a name, is drawn as one.
 *
 * @param judge of a whole record
 */
export function keyMaker(
  key: FieldDescriptor | undefined,
  resource: string,
  judge: Validator | undefined,
): Maker {
  if (!key || key.kind === 'integer' || key.kind === 'number') return index => index + 1;
  const isNamed =
    key.kind !== 'text' || key.pattern !== undefined || !/id$|key$|^_/i.test(key.source);
  const drawn: Maker = index => String(drawValue(key, { index: index + 1, keys: {}, resource }));
  const told: Maker = index =>
    index === 0 && key.example !== undefined ? key.example : drawn(index);
  const able = (isNamed ? [told, ...makers] : makers).find(make =>
    accepts(judge, key.source, make(1)),
  );
  return able ?? told;
}

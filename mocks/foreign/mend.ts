import { faker } from '@faker-js/faker/locale/en';

import type { Problem, Validator } from '../../src/schema/validator.ts';
import { isObject } from '../loopback/json.ts';
import { put } from './place.ts';
import { sampleOf } from './sampleOf.ts';

/** So often what is left may be wrong in another way. */
const ROUNDS = 6;

/**
 * A value without whatever its schema has something against, as far as it can do without it.
 *
 * @returns undefined when nothing that is left is good
 */
export function mend(judge: Validator, value: unknown): unknown {
  let mended: unknown = JSON.parse(JSON.stringify(value ?? null));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (judge(mended)) return mended;
    mended = (judge.errors ?? []).reduce(without, mended);
  }
  return undefined;
}

/** A text of each format that a field does not know by its kind. */
const FORMATS: Readonly<Record<string, () => string>> = {
  uuid: () => faker.string.uuid(),
  ipv4: () => faker.internet.ipv4(),
  ipv6: () => faker.internet.ipv6(),
  hostname: () => faker.internet.domainName(),
  duration: () => `PT${faker.number.int({ min: 1, max: 90 })}M`,
  'iso-time': () => '08:00:00Z',
  'iso-date-time': () => '2026-11-12T08:00:00Z',
  'uri-template': () => 'https://example.org/{id}',
  'json-pointer': () => '/a',
  'relative-json-pointer': () => '0',
};

const formatted = (format: unknown): string | undefined =>
  typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format]?.() : undefined;

function without(value: unknown, { instancePath, keyword, params }: Problem): unknown {
  const extra = params.additionalProperty ?? params.unevaluatedProperty;
  const steps = instancePath
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const sample =
    keyword === 'pattern' ? sampleOf(String(params.pattern)) : formatted(params.format);
  if (sample !== undefined && steps.every(step => !/^\d+$/.test(step))) {
    return put(value, steps, sample);
  }
  return remove(value, typeof extra === 'string' ? [...steps, extra] : steps);
}

function remove(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const at = Number(step);
    return rest.length === 0
      ? value.filter((_, index) => index !== at)
      : value.map((one: unknown, index) => (index === at ? remove(one, rest) : one));
  }
  if (!isObject(value) || !Object.hasOwn(value, step)) return value;
  const { [step]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [step]: remove(inner, rest) };
}

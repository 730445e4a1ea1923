import { faker } from '@faker-js/faker/locale/en';

import type { SchemaError, Validator } from '../../src/schema/validator.ts';
import { isJsonObject } from '../loopback/json.ts';
import { setAtPath } from './jsonPath.ts';
import { createPatternSample } from './createPatternSample.ts';

/** The maximum number of validation rounds: a removal can cause another error. */
const MAX_ROUNDS = 6;

/**
 * Removes the parts of a value that its schema rejects, as far as they are optional.
 *
 * @returns undefined when no valid value remains
 */
export function sanitizeValue(validate: Validator, value: unknown): unknown {
  let sanitized: unknown = JSON.parse(JSON.stringify(value ?? null));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (validate(sanitized)) return sanitized;
    sanitized = (validate.errors ?? []).reduce(removeInvalidPart, sanitized);
  }
  return undefined;
}

/** A sample text of each format without a field kind of its own. */
const FORMAT_SAMPLES: Readonly<Record<string, () => string>> = {
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

const createFormatSample = (format: unknown): string | undefined =>
  typeof format === 'string' && Object.hasOwn(FORMAT_SAMPLES, format)
    ? FORMAT_SAMPLES[format]?.()
    : undefined;

function removeInvalidPart(
  value: unknown,
  { instancePath, keyword, params }: SchemaError,
): unknown {
  const extraProperty = params.additionalProperty ?? params.unevaluatedProperty;
  const path = instancePath
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const sample =
    keyword === 'pattern'
      ? createPatternSample(String(params.pattern))
      : createFormatSample(params.format);
  if (sample !== undefined && path.every(step => !/^\d+$/.test(step))) {
    return setAtPath(value, path, sample);
  }
  return removeAt(value, typeof extraProperty === 'string' ? [...path, extraProperty] : path);
}

function removeAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const itemIndex = Number(step);
    return rest.length === 0
      ? value.filter((_, index) => index !== itemIndex)
      : value.map((item: unknown, index) => (index === itemIndex ? removeAt(item, rest) : item));
  }
  if (!isJsonObject(value) || !Object.hasOwn(value, step)) return value;
  const { [step]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [step]: removeAt(inner, rest) };
}

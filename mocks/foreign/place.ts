import type { Inside } from '../../src/schema/listing.ts';
import { isObject } from '../loopback/json.ts';

/** A copy of a value with another value somewhere inside of it. */
export function put(whole: unknown, [step, ...rest]: Inside, value: unknown): unknown {
  if (step === undefined) return value;
  const base = isObject(whole) ? whole : {};
  return { ...base, [step]: put(Object.hasOwn(base, step) ? base[step] : undefined, rest, value) };
}

/** What stands somewhere inside of a value. */
export const take = (whole: unknown, place: Inside): unknown =>
  place.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    whole,
  );

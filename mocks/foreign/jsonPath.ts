import type { JsonPath } from '../../src/schema/listing.ts';
import { isJsonObject } from '../loopback/json.ts';

/** Returns a copy of a value with another value at the path. */
export function setAtPath(root: unknown, [step, ...rest]: JsonPath, value: unknown): unknown {
  if (step === undefined) return value;
  const base = isJsonObject(root) ? root : {};
  return {
    ...base,
    [step]: setAtPath(Object.hasOwn(base, step) ? base[step] : undefined, rest, value),
  };
}

export const getAtJsonPath = (root: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, step) => (isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    root,
  );

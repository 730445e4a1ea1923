import type { PlainObject } from './fieldComponents.ts';

/** A JSON object: no list, no null. */
export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

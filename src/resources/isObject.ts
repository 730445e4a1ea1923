import type { Owner } from './fieldKit.ts';

/** A JSON object: no list, no null. */
export const isObject = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

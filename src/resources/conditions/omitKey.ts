/**
 * Returns a copy of an object without one key.
 *
 * @example omitKey({ name: 'L1', power: 40 }, 'power') // { name: 'L1' }
 */
export const omitKey = <Source extends object, Key extends keyof Source>(
  source: Source,
  key: Key,
): Omit<Source, Key> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => name !== key)) as Omit<Source, Key>;

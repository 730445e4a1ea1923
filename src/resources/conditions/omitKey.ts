/** Returns a copy of an object without one key. */
export const omitKey = <Source extends object, Key extends keyof Source>(
  source: Source,
  key: Key,
): Omit<Source, Key> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => name !== key)) as Omit<Source, Key>;

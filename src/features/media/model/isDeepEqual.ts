type JsonObject = Readonly<Record<string, unknown>>;

/** Whether two JSON values are equal; an absent property equals an undefined one. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [a as JsonObject, b as JsonObject];
  // A set of the names of both would cost more than the comparison: a project has thousands of parts.
  for (const name of Object.keys(first)) {
    if (!isDeepEqual(first[name], second[name])) return false;
  }
  for (const name of Object.keys(second)) {
    if (second[name] !== undefined && !Object.hasOwn(first, name)) return false;
  }
  return true;
}

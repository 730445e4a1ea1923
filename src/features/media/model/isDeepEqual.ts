/** Whether two JSON values are equal; an absent property equals an undefined one. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [a, b] as Record<string, unknown>[];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every(name => isDeepEqual(first?.[name], second?.[name]));
}

/** Reads one own property of a row; undefined when the row does not have it. */
export type PropertyReader = (row: object) => unknown;

/** Returns an own property of a value. Properties of a prototype (`constructor`, `toString`) are no fields. */
export function getOwnValue(value: unknown, name: string): unknown {
  if (value === null || value === undefined || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** Creates a reader of one property. Names that no prototype has need no ownership check. */
export function createReader(name: string): PropertyReader {
  if (name in Object.prototype) return row => getOwnValue(row, name);
  return row => (row as Record<string, unknown>)[name];
}

/** Returns the value at a dotted path; undefined when a step is missing. */
export function getValueAtSegments(row: unknown, segments: readonly string[]): unknown {
  let value = row;
  for (const segment of segments) {
    value = getOwnValue(value, segment);
    if (value === null || value === undefined) return value;
  }
  return value;
}

/** Creates a reader of a dotted path. */
export function createPathReader(path: string): PropertyReader {
  const segments = path.split('.');
  return segments.length === 1 ? createReader(path) : row => getValueAtSegments(row, segments);
}

/** Reads one property of a row; undefined when the row has none of its own. */
export type PropertyReader = (row: object) => unknown;

/** An own property of a value. What comes from a prototype (`constructor`, `toString`) is no field. */
export function getOwnValue(value: unknown, name: string): unknown {
  if (value === null || value === undefined || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** A reader of one property. Asking a row for what no prototype has needs no second look. */
export function createReader(name: string): PropertyReader {
  if (name in Object.prototype) return row => getOwnValue(row, name);
  return row => (row as Record<string, unknown>)[name];
}

/** The value at a dotted path; a missing step ends it. */
export function getValueAtSegments(row: unknown, segments: readonly string[]): unknown {
  let value = row;
  for (const segment of segments) {
    value = getOwnValue(value, segment);
    if (value === null || value === undefined) return value;
  }
  return value;
}

/** A reader of a dotted path. */
export function createPathReader(path: string): PropertyReader {
  const segments = path.split('.');
  return segments.length === 1 ? createReader(path) : row => getValueAtSegments(row, segments);
}

/** Joins several values in one cell: `a; b`. Where a value contains a separator, the cell is a JSON list instead. */
export function joinList(values: readonly string[]): string {
  const isPlain = values.every(
    value => value !== '' && value === value.trim() && !/[;；]/u.test(value),
  );
  const joined = values.join('; ');
  return isPlain && values.length > 0 && !joined.startsWith('[') ? joined : JSON.stringify(values);
}

/** Splits a cell of several values; typed text may have full-width semicolons, and a trailing one. */
export function splitList(cell: string): readonly unknown[] {
  if (cell.trim().startsWith('[')) {
    try {
      const values: unknown = JSON.parse(cell);
      if (Array.isArray(values)) return values;
    } catch {
      // Not JSON: a list that starts with a bracket.
    }
  }
  return cell
    .split(/[;；]/u)
    .map(value => value.trim())
    .filter(value => value !== '');
}

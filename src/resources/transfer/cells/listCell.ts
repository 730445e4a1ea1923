/**
 * Several values as one cell: `a; b`. Where a value holds what would part it, the cell is a list in JSON instead.
 */
export function joinList(values: readonly string[]): string {
  const isPlain = values.every(
    value => value !== '' && value === value.trim() && !/[;；]/u.test(value),
  );
  const joined = values.join('; ');
  return isPlain && values.length > 0 && !joined.startsWith('[') ? joined : JSON.stringify(values);
}

/** The values in such a cell; what a person typed may have full-width semicolons, and ends in one. */
export function splitList(cell: string): readonly unknown[] {
  if (cell.trim().startsWith('[')) {
    try {
      const values: unknown = JSON.parse(cell);
      if (Array.isArray(values)) return values;
    } catch {
      // No JSON: a list that happens to begin with a bracket.
    }
  }
  return cell
    .split(/[;；]/u)
    .map(value => value.trim())
    .filter(value => value !== '');
}

import { FilterError, quote } from './FilterError.ts';

/** Makes the answered row of a stored one. */
export type Selection = (row: object) => object;

const everything: Selection = row => row;

/**
 * The `fields` of a filter: a name, a list of names, or `{name: true}` / `{name: false}`.
 * One true name makes the false ones count for nothing; a name that no row has selects nothing.
 *
 * @throws FilterError for a dotted path, which LoopBack cannot answer.
 * @see spec/loopback.md, section 12
 */
export function parseFields(fields: unknown): Selection {
  if (typeof fields === 'string' && fields) return only([fields]);
  if (Array.isArray(fields)) return fields.length > 0 ? only(fields.map(String)) : everything;
  if (typeof fields !== 'object' || fields === null) return everything;
  const names = Object.entries(fields);
  const wanted = names.filter(([, chosen]) => chosen).map(([name]) => name);
  if (wanted.length > 0) return only(wanted);
  return names.length > 0 ? without(names.map(([name]) => name)) : everything;
}

/** Leaves some fields out of every row. */
export function without(names: readonly string[]): Selection {
  const left = new Set(names);
  return row => Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name)));
}

function only(names: readonly string[]): Selection {
  const dotted = names.find(name => name.includes('.'));
  if (dotted !== undefined) {
    throw new FilterError(
      `The field ${quote(dotted)} cannot be selected: send names of whole fields, such as ${quote(dotted.split('.')[0])}.`,
    );
  }
  const wanted = new Set(names);
  return row => Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name)));
}

import { FilterError, quote } from './FilterError.ts';

/** Creates the response row of a stored one. */
export type FieldSelector = (row: object) => object;

const SELECT_ALL: FieldSelector = row => row;

/**
 * Parses the `fields` of a filter: a name, a list of names, or `{name: true}` / `{name: false}`. One true name disables
 * the false ones; a name that no row has selects nothing.
 *
 * @throws FilterError for a dotted path, which LoopBack does not support.
 * @see docs/loopback.md, section 12
 */
export function parseFieldSelection(fields: unknown): FieldSelector {
  if (typeof fields === 'string' && fields) return pickFields([fields]);
  if (Array.isArray(fields)) return fields.length > 0 ? pickFields(fields.map(String)) : SELECT_ALL;
  if (typeof fields !== 'object' || fields === null) return SELECT_ALL;
  const names = Object.entries(fields);
  const selected = names.filter(([, chosen]) => chosen).map(([name]) => name);
  if (selected.length > 0) return pickFields(selected);
  return names.length > 0 ? omitFields(names.map(([name]) => name)) : SELECT_ALL;
}

/** Creates a selector that removes some fields from every row. */
export function omitFields(names: readonly string[]): FieldSelector {
  const omitted = new Set(names);
  return row => Object.fromEntries(Object.entries(row).filter(([name]) => !omitted.has(name)));
}

function pickFields(names: readonly string[]): FieldSelector {
  const dotted = names.find(name => name.includes('.'));
  if (dotted !== undefined) {
    throw new FilterError(
      `The field ${quote(dotted)} cannot be selected: send names of whole fields, such as ${quote(dotted.split('.')[0])}.`,
    );
  }
  const selected = new Set(names);
  return row => Object.fromEntries(Object.entries(row).filter(([name]) => selected.has(name)));
}

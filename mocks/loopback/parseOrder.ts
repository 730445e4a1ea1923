import { toInstant } from './coerce.ts';
import type { FieldType } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { toText } from './json.ts';
import { formatCoordinates } from './coordinates.ts';

export interface OrderColumn {
  readonly path: string;
  readonly descending: boolean;
}

/** A sort key: undefined first, then numbers, then text by UTF-16 code units. */
export type SortKey = undefined | number | string;

/**
 * Parses the columns of the `order` of a filter: text or a list of texts, each a list separated by commas.
 *
 * @throws FilterError for a direction other than ASC or DESC, and for other types than text.
 * @see docs/loopback.md, section 10
 */
export function parseOrder(order: unknown): readonly OrderColumn[] {
  if (!order) return [];
  return (Array.isArray(order) ? (order as unknown[]) : [order]).flatMap(part => {
    if (typeof part === 'string')
      return part
        .split(/(?:\s*,\s*)+/)
        .filter(Boolean)
        .map(parseColumn);
    throw new FilterError(
      `The order ${quote(part)} is not valid: send text such as "name ASC", or a list of such texts.`,
    );
  });
}

function parseColumn(column: string): OrderColumn {
  const [path = '', direction = 'ASC'] = column.split(/\s+/);
  if (/^(asc|desc)$/i.test(direction)) return { path, descending: /^desc$/i.test(direction) };
  throw new FilterError(
    `The order ${quote(column)} has invalid direction: send "name ASC" or "name DESC", without spaces around.`,
  );
}

/**
 * Returns the sort key of a value. Null counts as 0, as in LoopBack among numbers, booleans and dates; so among text it
 * comes before every text, and after an absent value.
 */
export function getSortKey(value: unknown, type: FieldType | undefined): SortKey {
  if (typeof value === 'object' && value !== null) {
    return type === 'geopoint' ? formatCoordinates(value) : toText(value);
  }
  const scalar = type === 'date' ? toInstant(value) : value;
  if (typeof scalar === 'string' || scalar === undefined) return scalar;
  return Number(scalar) || 0;
}

/** Compares two keys: negative, zero or positive. */
export function compareKeys(left: SortKey, right: SortKey): number {
  if (left === right) return 0;
  if (typeof left === typeof right) return left! < right! ? -1 : 1;
  if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
  return typeof left === 'number' ? -1 : 1;
}

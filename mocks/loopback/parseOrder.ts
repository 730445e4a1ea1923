import { toInstant } from './coerce.ts';
import type { FieldType } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { toText } from './json.ts';
import { formatCoordinates } from './coordinates.ts';

/** One column of an order. */
export interface OrderColumn {
  readonly path: string;
  readonly descending: boolean;
}

/** What a value is sorted by: nothing first, then numbers, then text by UTF-16 code units. */
export type SortKey = undefined | number | string;

/**
 * The columns of the `order` of a filter: text or a list of texts, each a list separated by commas.
 *
 * @throws FilterError for a direction other than ASC or DESC, and for what is no text.
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
 * What a value is sorted by. Null counts as 0, as it does to LoopBack among numbers, booleans and dates;
 * so among text it comes before every text, and after a value that is absent.
 */
export function getSortKey(value: unknown, type: FieldType | undefined): SortKey {
  if (typeof value === 'object' && value !== null) {
    return type === 'geopoint' ? formatCoordinates(value) : toText(value);
  }
  const scalar = type === 'date' ? toInstant(value) : value;
  if (typeof scalar === 'string' || scalar === undefined) return scalar;
  return Number(scalar) || 0;
}

/** Which of two keys comes first: negative, zero or positive. */
export function compareKeys(left: SortKey, right: SortKey): number {
  if (left === right) return 0;
  if (typeof left === typeof right) return left! < right! ? -1 : 1;
  if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
  return typeof left === 'number' ? -1 : 1;
}

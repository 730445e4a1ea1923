import { FilterError, quote } from './FilterError.ts';

/** The requested page of the matching rows. */
export interface FilterPaging {
  readonly offset: number;
  /** The limit; Infinity when the filter has none. */
  readonly limit: number;
}

export const ALL_ROWS: FilterPaging = { offset: 0, limit: Infinity };

/** LoopBack's limit when a filter has an offset and no limit. */
const DEFAULT_LIMIT = 100;

/**
 * Parses limit and offset (or skip, which wins unless it is 0). Whatever `Number` parses is accepted.
 *
 * @throws FilterError for a limit that is no integer above 0, and an offset that is none from 0 on.
 * @see docs/loopback.md, section 11; ERR-04
 */
export function parsePaging(filter: {
  limit?: unknown;
  skip?: unknown;
  offset?: unknown;
}): FilterPaging {
  const offset = parseOffset(filter.skip || filter.offset || 0);
  const { limit } = filter;
  if (limit === undefined || limit === null || limit === '' || limit === false) {
    return { offset, limit: offset > 0 ? DEFAULT_LIMIT : Infinity };
  }
  return { offset, limit: parseLimit(limit) };
}

function parseLimit(limit: unknown): number {
  const rows = toInteger(limit);
  if (rows > 0) return rows;
  throw new FilterError(
    `The limit parameter ${quote(limit)} is not valid: send a whole number above 0, or leave it out.`,
    { key: 'invalidLimit' },
  );
}

function parseOffset(offset: unknown): number {
  const rows = toInteger(offset);
  if (rows >= 0) return rows;
  throw new FilterError(
    `The offset/skip parameter ${quote(offset)} is not valid: send a whole number from 0 on.`,
    { key: 'invalidBegin' },
  );
}

function toInteger(value: unknown): number {
  const number = typeof value === 'object' && !Array.isArray(value) ? NaN : Number(value);
  return Math.ceil(number) === number ? number : NaN;
}

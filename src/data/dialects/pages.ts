import type { Inside, Listing, Paging } from '../../schema/listing.ts';
import { inside } from '../ask.ts';
import type { Query } from './plainQuery.ts';
import type { Row } from './Lister.ts';

/** One answer of a list. */
export interface Answer {
  readonly body: unknown;
  readonly headers: Headers;
}

/** A stretch of rows, and whether others follow it. */
export interface Stretch {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly hasMore: boolean;
}

type Ask = (query: Query) => Promise<Answer>;

/**
 * The rows from one on, as many as are wanted, of a list that gives them in pages of its own: one call where its
 * pages can be as long as that, else as many as it takes.
 */
export async function readStretch(
  listing: Listing & { readonly paging: Paging },
  { offset, count, key }: { readonly offset: number; readonly count: number; readonly key: string },
  ask: Ask,
): Promise<Stretch> {
  const { paging } = listing;
  const size = sizeOf(paging, count);
  const first = firstOf(paging, offset, size);
  const askAt =
    paging.by === 'cursor'
      ? byCursor(listing, paging, size, key, ask)
      : (from: number) => ask(pageQuery(paging, from, size));
  const rows: Row[] = [];
  let total: number | undefined;
  let hasMore = true;
  let at = first;
  while (hasMore && at < offset + count) {
    const answer = await askAt(at);
    const found = rowsIn(answer.body, listing.rows);
    total ??= totalIn(listing, answer);
    rows.push(...found);
    at += paging.by === 'offset' ? found.length : size;
    hasMore =
      found.length > 0 && (total === undefined ? more(listing, answer, found, size) : at < total);
  }
  const start = offset - first;
  const wanted = rows.slice(start, start + count);
  return { rows: wanted, total, hasMore: hasMore || rows.length > start + count };
}

export const rowsIn = (body: unknown, place: Inside): readonly Row[] => {
  const rows = inside(body, place);
  return Array.isArray(rows) ? (rows as Row[]) : [];
};

/** The row that the first call begins with: pages begin where pages end, and cursors are walked from the first row. */
const firstOf = ({ by }: Paging, offset: number, size: number): number =>
  by === 'cursor' ? 0 : by === 'offset' ? offset : Math.floor(offset / size) * size;

/** How long the pages are: as long as wanted, if they can be. */
function sizeOf(paging: Paging, count: number): number {
  const { longest = count } = paging;
  const isFree = paging.by === 'page' ? paging.size !== undefined : paging.limit !== undefined;
  return isFree ? Math.min(count, longest) : longest;
}

function pageQuery(paging: Exclude<Paging, { by: 'cursor' }>, at: number, size: number): Query {
  return paging.by === 'page'
    ? {
        [paging.page]: at / size + paging.first,
        ...(paging.size !== undefined && { [paging.size]: size }),
      }
    : {
        [paging.offset]: at,
        ...(paging.limit !== undefined && { [paging.limit]: size }),
      };
}

/** Only the page before tells how the next one is asked for, so they are walked from the first. */
function byCursor(
  { rows, next }: Listing,
  paging: Extract<Paging, { by: 'cursor' }>,
  size: number,
  key: string,
  ask: Ask,
): () => Promise<Answer> {
  let cursor: unknown;
  return async () => {
    const answer = await ask({
      ...(cursor !== undefined && { [paging.cursor]: cursor }),
      ...(paging.limit !== undefined && { [paging.limit]: size }),
    });
    const last = rowsIn(answer.body, rows).at(-1)?.[key];
    cursor = next ? cursorIn(inside(answer.body, next), paging.cursor) : last;
    return answer;
  };
}

/** The cursor itself, or the address of the next page that carries it. */
function cursorIn(given: unknown, parameter: string): unknown {
  if (typeof given !== 'string' || !/^(https?:\/\/|\/|\?)/.test(given)) return given ?? undefined;
  return new URL(given, 'http://localhost').searchParams.get(parameter) ?? undefined;
}

function totalIn({ total, totalHeader }: Listing, { body, headers }: Answer): number | undefined {
  const header = totalHeader === undefined ? null : headers.get(totalHeader);
  const told = total ? inside(body, total) : header?.split('/').at(-1);
  if (told === undefined || told === null || told === '') return undefined;
  const count = Number(told);
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** What the answer says, else whether its page was full. */
function more(
  { more: place, next }: Listing,
  { body }: Answer,
  rows: readonly Row[],
  size: number,
) {
  if (place) return inside(body, place) === true;
  if (next) return Boolean(inside(body, next));
  return rows.length >= size;
}

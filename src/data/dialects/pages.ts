import { countOf } from '../countIn.ts';
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

interface Wanted {
  readonly offset: number;
  readonly count: number;
  readonly key: string;
}

type Paged = Listing & { readonly paging: Paging };

/**
 * The rows from one on, as many as are wanted, of a list that gives them in pages of its own: one call where its
 * pages can be as long as that, else as many as it takes. A list whose pages have another length than it was asked
 * for is followed in its own.
 */
export async function readStretch(listing: Paged, wanted: Wanted, ask: Ask): Promise<Stretch> {
  const size = await lengthOfPages(listing, wanted, ask);
  const read = await walk(listing, wanted, size, ask);
  if ('rows' in read) return read;
  const again = await walk(listing, wanted, read.length, ask, 'as they come');
  return 'rows' in again ? again : { rows: [], total: undefined, hasMore: false };
}

/** The pages of a list have another length than they were asked for, so that their numbers mean other rows. */
interface OtherLength {
  readonly length: number;
}

/** How long the pages are, as far as it is known before: where nothing names their length, the first page shows it. */
async function lengthOfPages({ paging, rows }: Paged, wanted: Wanted, ask: Ask): Promise<number> {
  const isTold = paging.by !== 'page' || paging.size !== undefined || paging.longest !== undefined;
  if (isTold || wanted.offset === 0) return sizeOf(paging, wanted.count);
  const { body } = await ask(pageQuery(paging, 0, 1));
  return Math.max(1, rowsIn(body, rows).length);
}

/** Reads page after page, and stops where numbered pages turn out to have another length than `size`. */
async function walk(
  listing: Paged,
  { offset, count, key }: Wanted,
  size: number,
  ask: Ask,
  lengths: 'as asked' | 'as they come' = 'as asked',
): Promise<Stretch | OtherLength> {
  const { paging } = listing;
  const isNumbered = paging.by === 'page';
  const isJudged = isNumbered && lengths === 'as asked';
  const first = firstOf(paging, offset, size);
  const askAt =
    paging.by === 'cursor'
      ? byCursor(listing, paging, size, key, ask)
      : (from: number) => ask(pageQuery(paging, from, size));
  const rows: Row[] = [];
  let total: number | undefined;
  let hasMore = true;
  for (let page = 0; hasMore && first + rows.length < offset + count; page += 1) {
    const before = rows.length;
    const answer = await askAt(first + (isNumbered ? page * size : before));
    const found = rowsIn(answer.body, listing.rows);
    // A page that is not the last has fewer or more rows than were asked for.
    if (isJudged && found.length > size) return { length: found.length };
    if (isJudged && found.length > 0 && before < page * size)
      return { length: Math.max(1, Math.floor(before / page)) };
    rows.push(...found);
    const at = first + rows.length;
    total ??= totalIn(listing, answer, { at, found: found.length });
    hasMore = found.length > 0 && (total === undefined ? more(listing, answer) : at < total);
  }
  // Whoever has read to the end of all of them can count.
  if (listing.totalIsUnsure && !hasMore && first === 0) total ??= rows.length;
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

/** The number of all that match. A number that the rows themselves refute is the length of the page, or nothing. */
function totalIn(
  { total, totalHeader, totalIsUnsure }: Listing,
  { body, headers }: Answer,
  { at, found }: { readonly at: number; readonly found: number },
): number | undefined {
  const header = totalHeader === undefined ? null : headers.get(totalHeader);
  const told = total ? inside(body, total) : header?.split('/').at(-1);
  const count = countOf(told);
  if (count === undefined) return undefined;
  const mayBeOfPage = totalIsUnsure && (count < at || count === found);
  return mayBeOfPage ? undefined : count;
}

/** What the answer says; else there may be more until a page is empty. */
function more({ more: place, next }: Listing, { body }: Answer): boolean {
  if (place) return inside(body, place) === true;
  return next ? Boolean(inside(body, next)) : true;
}

import { parseCount } from '../readCount.ts';
import type { JsonPath, ListingDescriptor, PagingDescriptor } from '../../schema/listing.ts';
import { getAtPath } from '../callOperation.ts';
import type { QueryParameters } from './buildPlainQuery.ts';
import type { DataRow } from './Lister.ts';

export interface ListResponse {
  readonly body: unknown;
  readonly headers: Headers;
}

/** A range of rows, and whether others follow it. */
export interface RowRange {
  readonly rows: readonly DataRow[];
  readonly total: number | undefined;
  readonly hasMore: boolean;
}

type RequestPage = (query: QueryParameters) => Promise<ListResponse>;

interface RowWindow {
  readonly offset: number;
  readonly count: number;
  readonly key: string;
}

type PagedListing = ListingDescriptor & { readonly paging: PagingDescriptor };

/**
 * Reads a range of rows from a list with pages of its own: in one call where its pages can have that length, else in
 * as many as required. A list whose page size differs from the requested one is read in its own page size.
 */
export async function readRowRange(
  listing: PagedListing,
  rowWindow: RowWindow,
  requestPage: RequestPage,
): Promise<RowRange> {
  const size = await getPageLength(listing, rowWindow, requestPage);
  const result = await readPages(listing, rowWindow, size, requestPage);
  if ('rows' in result) return result;
  const retried = await readPages(listing, rowWindow, result.length, requestPage, 'as they come');
  return 'rows' in retried ? retried : { rows: [], total: undefined, hasMore: false };
}

/** The page size differs from the requested one, so that page numbers refer to other rows. */
interface PageLengthMismatch {
  readonly length: number;
}

/** Returns the page size, where it is known in advance: without a parameter for it, the first page shows it. */
async function getPageLength(
  { paging, rows }: PagedListing,
  rowWindow: RowWindow,
  requestPage: RequestPage,
): Promise<number> {
  const isLengthKnown =
    paging.by !== 'page' || paging.size !== undefined || paging.maxPageSize !== undefined;
  if (isLengthKnown || rowWindow.offset === 0) return getPageSize(paging, rowWindow.count);
  const { body } = await requestPage(buildPageQuery(paging, 0, 1));
  return Math.max(1, getRows(body, rows).length);
}

/** Reads pages in sequence, and stops where numbered pages have a length other than `size`. */
async function readPages(
  listing: PagedListing,
  { offset, count, key }: RowWindow,
  size: number,
  requestPage: RequestPage,
  lengthMode: 'as requested' | 'as they come' = 'as requested',
): Promise<RowRange | PageLengthMismatch> {
  const { paging } = listing;
  const isNumbered = paging.by === 'page';
  const isLengthChecked = isNumbered && lengthMode === 'as requested';
  const first = getFirstRow(paging, offset, size);
  const requestAt =
    paging.by === 'cursor'
      ? createCursorReader(listing, paging, size, key, requestPage)
      : (from: number) => requestPage(buildPageQuery(paging, from, size));
  const rows: DataRow[] = [];
  let total: number | undefined;
  let hasMore = true;
  for (let page = 0; hasMore && first + rows.length < offset + count; page += 1) {
    const before = rows.length;
    const response = await requestAt(first + (isNumbered ? page * size : before));
    const pageRows = getRows(response.body, listing.rows);
    // A page that is not the last has a different number of rows than requested.
    if (isLengthChecked && pageRows.length > size) return { length: pageRows.length };
    if (isLengthChecked && pageRows.length > 0 && before < page * size)
      return { length: Math.max(1, Math.floor(before / page)) };
    rows.push(...pageRows);
    const readRowCount = first + rows.length;
    total ??= readTotal(listing, response, { readRowCount, pageRows: pageRows.length });
    hasMore =
      pageRows.length > 0 &&
      (total === undefined ? hasMoreRows(listing, response) : readRowCount < total);
  }
  // After reading to the end, the number of all rows is known.
  if (listing.isTotalUncertain && !hasMore && first === 0) total ??= rows.length;
  const start = offset - first;
  const windowRows = rows.slice(start, start + count);
  return { rows: windowRows, total, hasMore: hasMore || rows.length > start + count };
}

export const getRows = (body: unknown, path: JsonPath): readonly DataRow[] => {
  const rows = getAtPath(body, path);
  return Array.isArray(rows) ? (rows as DataRow[]) : [];
};

/** Returns the index of the first row of the first call: that of the page, the offset itself, or 0 for cursors. */
const getFirstRow = ({ by }: PagingDescriptor, offset: number, size: number): number =>
  by === 'cursor' ? 0 : by === 'offset' ? offset : Math.floor(offset / size) * size;

/** Returns the page size: the requested number of rows, up to the maximum. */
function getPageSize(paging: PagingDescriptor, count: number): number {
  const { maxPageSize = count } = paging;
  const isSizeSettable =
    paging.by === 'page' ? paging.size !== undefined : paging.limit !== undefined;
  return isSizeSettable ? Math.min(count, maxPageSize) : maxPageSize;
}

function buildPageQuery(
  paging: Exclude<PagingDescriptor, { by: 'cursor' }>,
  readRowCount: number,
  size: number,
): QueryParameters {
  return paging.by === 'page'
    ? {
        [paging.page]: readRowCount / size + paging.first,
        ...(paging.size !== undefined && { [paging.size]: size }),
      }
    : {
        [paging.offset]: readRowCount,
        ...(paging.limit !== undefined && { [paging.limit]: size }),
      };
}

/** Creates a reader that follows cursors from the first page: only the previous page contains the next cursor. */
function createCursorReader(
  { rows, next }: ListingDescriptor,
  paging: Extract<PagingDescriptor, { by: 'cursor' }>,
  size: number,
  key: string,
  requestPage: RequestPage,
): () => Promise<ListResponse> {
  let cursor: unknown;
  return async () => {
    const response = await requestPage({
      ...(cursor !== undefined && { [paging.cursor]: cursor }),
      ...(paging.limit !== undefined && { [paging.limit]: size }),
    });
    const last = getRows(response.body, rows).at(-1)?.[key];
    cursor = next ? parseCursor(getAtPath(response.body, next), paging.cursor) : last;
    return response;
  };
}

/** Returns the cursor itself, or extracts it from the URL of the next page. */
function parseCursor(nextValue: unknown, parameter: string): unknown {
  if (typeof nextValue !== 'string' || !/^(https?:\/\/|\/|\?)/.test(nextValue))
    return nextValue ?? undefined;
  return new URL(nextValue, 'http://localhost').searchParams.get(parameter) ?? undefined;
}

/** Returns the number of all matches. A number that contradicts the rows is the page size, or invalid. */
function readTotal(
  { total, totalHeader, isTotalUncertain }: ListingDescriptor,
  { body, headers }: ListResponse,
  { readRowCount, pageRows }: { readonly readRowCount: number; readonly pageRows: number },
): number | undefined {
  const header = totalHeader === undefined ? null : headers.get(totalHeader);
  const reported = total ? getAtPath(body, total) : header?.split('/').at(-1);
  const count = parseCount(reported);
  if (count === undefined) return undefined;
  const mayBePageLength = isTotalUncertain && (count < readRowCount || count === pageRows);
  return mayBePageLength ? undefined : count;
}

/** Whether there are more rows; if unknown, there may be more until a page is empty. */
function hasMoreRows({ hasMore: path, next }: ListingDescriptor, { body }: ListResponse): boolean {
  if (path) return getAtPath(body, path) === true;
  return next ? Boolean(getAtPath(body, next)) : true;
}

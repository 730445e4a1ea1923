import { parseCount } from '../readCount.ts';
import type { ListingDescriptor } from '../../schema/listing.ts';
import { getAtPath } from '../callOperation.ts';
import { type ListResponse, getRows } from './readRowRange.ts';

/** The rows of a list that its response omits. */
export interface MissingRows {
  /** The total number of matches, where the response contains it. */
  readonly total: number | undefined;
}

/** `Link: <…>; rel="next"`, as defined by RFC 8288. */
const NEXT_LINK = /;\s*rel="?[^",;]*\bnext\b/i;

/**
 * Whether the response of a list without paging parameters indicates more rows than it has. A total that the rows
 * reach overrides a next link, which some lists have for future rows.
 */
export function findMissingRows(
  listing: ListingDescriptor,
  response: ListResponse,
): MissingRows | undefined {
  const { body, headers } = response;
  const received = getRows(body, listing.rows).length;
  const header = listing.totalHeader === undefined ? null : headers.get(listing.totalHeader);
  const total = parseCount(
    listing.total ? getAtPath(body, listing.total) : header?.split('/').at(-1),
  );
  if (total !== undefined && total > received) return { total };
  if (received === 0 || (total !== undefined && !listing.isTotalUncertain)) return undefined;
  const hasMore = listing.hasMore !== undefined && getAtPath(body, listing.hasMore) === true;
  const hasNext = listing.next !== undefined && Boolean(getAtPath(body, listing.next));
  return hasMore || hasNext || NEXT_LINK.test(headers.get('Link') ?? '')
    ? { total: undefined }
    : undefined;
}

import type { ListingDescriptor } from '../../src/schema/listing.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isJsonObject } from '../loopback/json.ts';
import type { PlatformService } from '../platform/operationRule.ts';
import type { Row } from '../platform/Store.ts';
import { ResponseWithHeaders } from '../platform/ResponseWithHeaders.ts';
import { createExampleResponse } from './createExampleResponse.ts';
import { findValidResponse } from './firstValidResponse.ts';
import { setAtPath } from './jsonPath.ts';
import type { ListQueryParameters } from './parseListQuery.ts';
import { wrapAttributes } from './attributesEnvelope.ts';

/** A page of rows, with its offset and the total. */
export interface ListPage {
  readonly rows: readonly Row[];
  readonly offset: number;
  readonly total: number;
  readonly query: ListQueryParameters;
}

const BARE_LISTING: ListingDescriptor = { filters: {}, rows: [] };

/**
 * Creates the response of a list in the shape of its document: the rows alone or in an envelope, with the total and the
 * link to the next page where the document has fields for them. The other fields of an envelope come from the
 * document's example.
 */
export function createListResponse(
  service: Pick<PlatformService, 'exampleResponses' | 'validators'>,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
  page: ListPage,
): ResponseWithHeaders {
  const { listing = BARE_LISTING, dialect, name } = resource;
  const { offset, total } = page;
  const rows = page.rows.map(row => wrapAttributes(resource, row));
  const end = offset + rows.length;
  const example = listing.rows.length > 0 ? createExampleResponse(service, operation) : undefined;
  const withRows = setAtPath(withPagingFields(listing, example, page), listing.rows, rows);
  const withTotal = listing.total ? setAtPath(withRows, listing.total, total) : withRows;
  const withMore = listing.hasMore ? setAtPath(withTotal, listing.hasMore, end < total) : withTotal;
  const { next } = listing;
  const bodies = next
    ? getNextPageValues(listing, end, total).map(nextValue => setAtPath(withMore, next, nextValue))
    : [withMore];
  const valid = findValidResponse(service, operation, bodies);
  // When a document contradicts itself about its rows, the rows take precedence.
  const body = rows.length > 0 && hasNoRows(valid, listing.rows) ? bodies[0] : valid;
  return new ResponseWithHeaders(
    body,
    createCountHeaders(listing, dialect, `${name} ${offset}-${end - 1}/${total}`, total),
  );
}

const hasNoRows = (body: unknown, path: ListingDescriptor['rows']): boolean => {
  const rows = path.reduce<unknown>((at, step) => (isJsonObject(at) ? at[step] : undefined), body);
  return !Array.isArray(rows) || rows.length === 0;
};

/** Adds the paging parameters: an envelope often repeats them under their names. */
function withPagingFields(
  { paging }: ListingDescriptor,
  envelope: unknown,
  { query, rows }: ListPage,
): unknown {
  if (!paging || !isJsonObject(envelope)) return envelope;
  const positionName =
    paging.by === 'page' ? paging.page : paging.by === 'offset' ? paging.offset : '';
  const sizeName = (paging.by === 'page' ? paging.size : paging.limit) ?? '';
  const firstPage = paging.by === 'page' ? paging.first : 0;
  const pagingFields = {
    [positionName]: query[positionName] ?? firstPage,
    [sizeName]: query[sizeName] ?? rows.length,
  };
  const presentFields = Object.entries(pagingFields).filter(([name]) =>
    Object.hasOwn(envelope, name),
  );
  return { ...envelope, ...Object.fromEntries(presentFields) };
}

/** Returns the candidates for the next page: its offset as a text or a number, or its URL; none after the last page. */
function getNextPageValues(
  { paging }: ListingDescriptor,
  end: number,
  total: number,
): readonly unknown[] {
  if (end >= total) return [null, undefined, ''];
  const name = paging?.by === 'cursor' ? paging.cursor : 'page';
  return [String(end), end, `https://example.org/?${name}=${end}`];
}

function createCountHeaders(
  { totalHeader }: ListingDescriptor,
  dialect: ResourceDescriptor['dialect'],
  range: string,
  total: number,
): Readonly<Record<string, string>> {
  const name = totalHeader ?? (dialect === 'simple-rest' ? 'Content-Range' : undefined);
  if (name === undefined) return {};
  return { [name]: /content-range/i.test(name) ? range : String(total) };
}

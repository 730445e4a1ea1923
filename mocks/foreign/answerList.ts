import type { Listing } from '../../src/schema/listing.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isObject } from '../loopback/json.ts';
import type { Service } from '../platform/rule.ts';
import type { Row } from '../platform/Store.ts';
import { WithHeaders } from '../platform/WithHeaders.ts';
import { exampleOf } from './exampleOf.ts';
import { firstGood } from './firstGood.ts';
import { put } from './place.ts';
import type { Query } from './readQuestion.ts';
import { wrap } from './wrapping.ts';

/** A page of rows, and where it stands among all of them. */
export interface Page {
  readonly rows: readonly Row[];
  readonly offset: number;
  readonly total: number;
  readonly query: Query;
}

const BARE: Listing = { filters: {}, rows: [] };

/**
 * The answer of a list as its document shapes it: the rows alone or in an envelope, with the number of all of them
 * and the way to the next page where there are places for them. What else an envelope has is the document's example.
 */
export function answerList(
  service: Pick<Service, 'answers' | 'validators'>,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
  page: Page,
): WithHeaders {
  const { listing = BARE, dialect, name } = resource;
  const { offset, total } = page;
  const rows = page.rows.map(row => wrap(resource, row));
  const end = offset + rows.length;
  const example = listing.rows.length > 0 ? exampleOf(service, operation) : undefined;
  const filled = put(withPage(listing, example, page), listing.rows, rows);
  const counted = listing.total ? put(filled, listing.total, total) : filled;
  const told = listing.more ? put(counted, listing.more, end < total) : counted;
  const { next } = listing;
  const bodies = next ? waysOn(listing, end, total).map(way => put(told, next, way)) : [told];
  const good = firstGood(service, operation, bodies);
  // Of a document that contradicts itself about its rows, the rows are what it means.
  const body = rows.length > 0 && isEmpty(good, listing.rows) ? bodies[0] : good;
  return new WithHeaders(
    body,
    counts(listing, dialect, `${name} ${offset}-${end - 1}/${total}`, total),
  );
}

const isEmpty = (body: unknown, place: Listing['rows']): boolean => {
  const found = place.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), body);
  return !Array.isArray(found) || found.length === 0;
};

/** An envelope often repeats what was asked, under the names of the parameters. */
function withPage({ paging }: Listing, envelope: unknown, { query, rows }: Page): unknown {
  if (!paging || !isObject(envelope)) return envelope;
  const place = paging.by === 'page' ? paging.page : paging.by === 'offset' ? paging.offset : '';
  const size = (paging.by === 'page' ? paging.size : paging.limit) ?? '';
  const first = paging.by === 'page' ? paging.first : 0;
  const asked = { [place]: query[place] ?? first, [size]: query[size] ?? rows.length };
  const known = Object.entries(asked).filter(([name]) => Object.hasOwn(envelope, name));
  return { ...envelope, ...Object.fromEntries(known) };
}

/** What can stand for the next page: its place as a text or a number, or the address that has it; nothing after the last. */
function waysOn({ paging }: Listing, end: number, total: number): readonly unknown[] {
  if (end >= total) return [null, undefined, ''];
  const name = paging?.by === 'cursor' ? paging.cursor : 'page';
  return [String(end), end, `https://example.org/?${name}=${end}`];
}

function counts(
  { totalHeader }: Listing,
  dialect: ResourceDescriptor['dialect'],
  range: string,
  total: number,
): Readonly<Record<string, string>> {
  const name = totalHeader ?? (dialect === 'simple-rest' ? 'Content-Range' : undefined);
  if (name === undefined) return {};
  return { [name]: /content-range/i.test(name) ? range : String(total) };
}

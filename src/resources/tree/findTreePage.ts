import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { isSameId } from '../../domain/isSameId.ts';
import { getSortProperty } from '../../schema/getSortProperty.ts';
import { getParentId } from './treeRelations.ts';
import { buildChildrenFilter, treePageQuery, type TreeResource } from './treePages.ts';
import { TREE_PAGE_SIZE } from './TreeRow.ts';

/** The number of digits that a number in a text is padded to. */
const PADDED_DIGITS = 10;

/** The dependencies for reading parts of a tree. */
export interface TreeReadContext {
  readonly provider: ConsoleDataProvider;
  readonly cache: QueryClient;
  readonly descriptor: TreeResource;
  readonly signal: AbortSignal;
}

/**
 * Finds the page of its branch that contains a record, from 1: usually the first. Otherwise a binary search compares
 * the first records of pages; with a platform-specific collation the record may be on the next page.
 *
 * Stores collate texts differently, so no request counts the records before it.
 *
 * @see docs/loopback.md, Consequences
 */
export async function findTreePage(
  readContext: TreeReadContext,
  record: RaRecord,
): Promise<number> {
  const { provider, cache, descriptor } = readContext;
  const parent = getParentId(descriptor, record);
  const readPage = (page: number) =>
    cache.query(treePageQuery(provider, descriptor, { parent, page }));
  const isOn = async (page: number) =>
    (await readPage(page)).data.some(({ id }) => isSameId(id, record.id));
  const { total = 0 } = await readPage(1);
  const last = Math.max(1, Math.ceil(total / TREE_PAGE_SIZE));
  if (last === 1 || (await isOn(1))) return 1;
  const likelyPage = await searchPage(readContext, record, last);
  for (const page of [likelyPage, likelyPage - 1, likelyPage + 1])
    if (page > 1 && page <= last && (await isOn(page))) return page;
  return likelyPage;
}

/** Finds the last page whose first record does not sort after this one. */
async function searchPage(
  readContext: TreeReadContext,
  record: RaRecord,
  last: number,
): Promise<number> {
  const { order } = readContext.descriptor.sort;
  const getSortKey = (each: RaRecord) => getOrderValue(readContext.descriptor, each);
  const isAfter = (other: RaRecord) =>
    order === 'ASC'
      ? compare(other, record, getSortKey) > 0
      : compare(record, other, getSortKey) > 0;
  let [from, to] = [1, last];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    const first = await readFirstRecord(readContext, record, middle);
    if (!first || isAfter(first)) to = middle - 1;
    else from = middle;
  }
  return from;
}

async function readFirstRecord(
  { provider, descriptor, signal }: TreeReadContext,
  record: RaRecord,
  page: number,
): Promise<RaRecord | undefined> {
  const { data } = await provider.getList<RaRecord>(descriptor.name, {
    pagination: { page: (page - 1) * TREE_PAGE_SIZE + 1, perPage: 1 },
    sort: descriptor.sort,
    filter: buildChildrenFilter(descriptor, getParentId(descriptor, record)),
    signal,
  });
  return data[0];
}

type OrderValue = string | number | null | undefined;

/** Returns the sort value of a record. A sort key that the store does not return means natural order. */
function getOrderValue(descriptor: TreeResource, record: RaRecord): OrderValue {
  const { field } = descriptor.sort;
  const key = getSortProperty(descriptor, field);
  const value = (record[key] ?? record[field]) as OrderValue;
  const isDerived = key !== field && !(key in record) && typeof value === 'string';
  return isDerived ? toNaturalSortKey(value) : value;
}

/** Compares by the sort key, then by the id, like every list. Missing values sort first. */
function compare(
  one: RaRecord,
  other: RaRecord,
  getSortKey: (record: RaRecord) => OrderValue,
): number {
  const [a, b] = [getSortKey(one), getSortKey(other)];
  if (a === b || (a ?? b ?? null) === null) return one.id < other.id ? -1 : 1;
  if (a === null || a === undefined) return -1;
  return b === null || b === undefined || a > b ? 1 : -1;
}

/** Pads the numbers in a text with zeros: compared by character codes, 9 comes before 10. */
const toNaturalSortKey = (text: string): string =>
  text.replace(/\d+/g, digits => digits.padStart(PADDED_DIGITS, '0'));

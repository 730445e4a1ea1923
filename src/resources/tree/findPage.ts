import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { naturalKeyOf } from '../../domain/naturalKey.ts';
import { sameId } from '../../domain/sameId.ts';
import { orderKeyOf } from '../../schema/orderKeyOf.ts';
import { parentOf } from './relatives.ts';
import { below, pageQuery, type TreeResource } from './treePages.ts';
import { PAGE } from './TreeRow.ts';

/** What it takes to read parts of a tree. */
export interface TreeReading {
  readonly provider: ConsoleDataProvider;
  readonly cache: QueryClient;
  readonly descriptor: TreeResource;
  readonly signal: AbortSignal;
}

/**
 * The page of its branch that a record is on, from 1: mostly the first. Else it is looked up as in a dictionary, by the
 * first record of a page here and there; a platform that orders names in a way of its own may have it on the next one.
 *
 * No store compares texts like every other, so none is asked how many stand before it.
 *
 * @see spec/loopback.md, What follows 1
 */
export async function findPage(reading: TreeReading, record: RaRecord): Promise<number> {
  const { provider, cache, descriptor } = reading;
  const parent = parentOf(descriptor, record);
  const read = (page: number) => cache.query(pageQuery(provider, descriptor, { parent, page }));
  const isOn = async (page: number) =>
    (await read(page)).data.some(({ id }) => sameId(id, record.id));
  const { total = 0 } = await read(1);
  const last = Math.max(1, Math.ceil(total / PAGE));
  if (last === 1 || (await isOn(1))) return 1;
  const likely = await lookUp(reading, record, last);
  for (const page of [likely, likely - 1, likely + 1])
    if (page > 1 && page <= last && (await isOn(page))) return page;
  return likely;
}

/** The last page whose first record does not stand after this one. */
async function lookUp(reading: TreeReading, record: RaRecord, last: number): Promise<number> {
  const { order } = reading.descriptor.sort;
  const keyOf = (each: RaRecord) => orderValueOf(reading.descriptor, each);
  const isAfter = (other: RaRecord) =>
    order === 'ASC' ? compare(other, record, keyOf) > 0 : compare(record, other, keyOf) > 0;
  let [from, to] = [1, last];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    const first = await firstOf(reading, record, middle);
    if (!first || isAfter(first)) to = middle - 1;
    else from = middle;
  }
  return from;
}

async function firstOf(
  { provider, descriptor, signal }: TreeReading,
  record: RaRecord,
  page: number,
): Promise<RaRecord | undefined> {
  const { data } = await provider.getList<RaRecord>(descriptor.name, {
    pagination: { page: (page - 1) * PAGE + 1, perPage: 1 },
    sort: descriptor.sort,
    filter: below(descriptor, parentOf(descriptor, record)),
    signal,
  });
  return data[0];
}

type OrderValue = string | number | null | undefined;

/** What a record is ordered by. A sort key that the store does not send is natural order. */
function orderValueOf(descriptor: TreeResource, record: RaRecord): OrderValue {
  const { field } = descriptor.sort;
  const key = orderKeyOf(descriptor, field);
  const value = (record[key] ?? record[field]) as OrderValue;
  const isDerived = key !== field && !(key in record) && typeof value === 'string';
  return isDerived ? naturalKeyOf(value) : value;
}

/** By the key of the order, then by the id, as every list is. What has no value stands first. */
function compare(one: RaRecord, other: RaRecord, keyOf: (record: RaRecord) => OrderValue): number {
  const [a, b] = [keyOf(one), keyOf(other)];
  if (a === b || (a ?? b ?? null) === null) return one.id < other.id ? -1 : 1;
  if (a === null || a === undefined) return -1;
  return b === null || b === undefined || a > b ? 1 : -1;
}

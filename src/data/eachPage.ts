import type {
  FilterPayload,
  GetListParams,
  GetListResult,
  RaRecord,
  SortPayload,
} from 'react-admin';

import type { IncompleteList } from './IncompleteList.ts';

/** The parameters of reading a whole list, page by page. */
export interface EachPageParams {
  readonly filter?: FilterPayload;
  /** Absent, the order in which no row is missed: of the key, where the dialect supports it. */
  readonly sort?: SortPayload;
  /** Rows per page; default 500. */
  readonly size?: number;
  readonly signal?: AbortSignal;
  /** Requests only the keys: a dialect that supports it omits the other properties. */
  readonly onlyKeys?: boolean;
  /** A row without a usable key is an error instead of being dropped. */
  readonly strict?: boolean;
}

/** Some of the rows, and the total: unknown where the platform does not count. */
export interface RowsPage<Item extends RaRecord = RaRecord> {
  readonly rows: readonly Item[];
  readonly total: number | undefined;
  /** The platform has more rows than these, and returns them on no page, or moved them during the read. */
  readonly incomplete?: IncompleteList;
}

type GetList = (params: GetListParams) => Promise<GetListResult>;

const DEFAULT_PAGE_SIZE = 500;
/** A list from which rows leave all the time is read to its end, too. */
const MAX_REREADS = 50;

/**
 * Yields every record that matches, however many there are, in the requested order, each once. Rows that leave during
 * the read shift the others to earlier pages: in the order of the key, each page starts after the last key, so that no
 * row is skipped. In another order, pages are read again when the total has decreased, and rows that are missing at the
 * end are reported: where the dialect supports it, by all keys, because a row that leaves while another one is added does
 * not change the total. When the platform's pages are shorter than requested, its page size is used.
 *
 * A caller that changes or deletes the records must collect all ids first: what no longer matches shifts the rest.
 *
 * @param getList reads one page; its errors end the iteration
 * @param key the property that is the key, where `getList` supports `meta.after`
 * @throws the reason of `signal` when the caller aborts between two pages
 */
export async function* eachPage<Item extends RaRecord = RaRecord>(
  getList: GetList,
  params: EachPageParams = {},
  key?: string,
): AsyncGenerator<RowsPage<Item>, void, undefined> {
  const { filter = {}, size = DEFAULT_PAGE_SIZE, signal, onlyKeys, strict } = params;
  const isByKey = key !== undefined && (params.sort?.field ?? key) === key;
  const sort = params.sort ?? (isByKey ? { field: key, order: 'ASC' as const } : undefined);
  const seen = new Set<Item['id']>();
  let perPage = size;
  let after: Item['id'] | undefined;
  let firstTotal = Infinity;
  let previousTotal = 0;
  let rereadCount = 0;
  for (let page = 1, isFirst = true; ; page += 1, isFirst = false) {
    signal?.throwIfAborted();
    const meta = { onlyKeys, strict, after };
    const result = await getList({
      pagination: { page: isByKey ? 1 : page, perPage },
      filter,
      ...(sort && { sort }),
      ...(signal && { signal }),
      ...(Object.values(meta).some(value => value !== undefined) && { meta }),
    });
    const { data, pageInfo } = result;
    // With `after`, the platform counts only the rows that are left.
    const total = result.total === undefined || !isByKey ? result.total : seen.size + result.total;
    const leftCount = isByKey || total === undefined ? 0 : previousTotal - total;
    previousTotal = total ?? 0;
    if (leftCount > 0 && rereadCount < MAX_REREADS) {
      rereadCount += 1;
      page = Math.max(0, page - 1 - Math.ceil(leftCount / perPage));
      continue;
    }
    const rows = (data as Item[]).filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    // The length of the first page shows the maximum page size of the platform.
    if (isFirst && data.length > 0 && data.length < perPage) perPage = data.length;
    if (rows.length > 0 || isFirst) {
      const { incomplete } = (result.meta ?? {}) as { readonly incomplete?: IncompleteList };
      yield { rows, total, ...(incomplete && { incomplete }) };
    }
    if (isByKey) after = rows.at(-1)?.id;
    if (total === undefined) {
      // Without a count, a page without new rows is the last, whatever the platform indicates.
      if (rows.length === 0 || !pageInfo?.hasNextPage) return;
      continue;
    }
    firstTotal = Math.min(firstTotal, isFirst ? total : Infinity);
    const isLast =
      data.length === 0 ||
      (isByKey ? rows.length === 0 || seen.size >= total : page * perPage >= total);
    if (!isLast) continue;
    // Rows that were added during the read are not missing.
    const expected = Math.min(firstTotal, total);
    const isCheckedByKey = key !== undefined && !isByKey && page > 1;
    const unseen = isCheckedByKey
      ? await countUnseen(getList, { filter, size, ...(signal && { signal }) }, key, seen)
      : 0;
    const missing = Math.max(unseen, expected - seen.size);
    if (missing > 0)
      yield {
        rows: [],
        total,
        incomplete: { received: seen.size, total: seen.size + missing, sortableBy: [] },
      };
    return;
  }
}

/** Counts the rows of a list that are not among the seen ones; only their keys are read. */
async function countUnseen(
  getList: GetList,
  params: EachPageParams,
  key: string,
  seen: ReadonlySet<RaRecord['id']>,
): Promise<number> {
  let count = 0;
  for await (const { rows } of eachPage(getList, { ...params, onlyKeys: true }, key))
    count += rows.filter(({ id }) => !seen.has(id)).length;
  return count;
}

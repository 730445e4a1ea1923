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
  /** The platform has more rows than these, and returns them on no page. */
  readonly incomplete?: IncompleteList;
}

type GetList = (params: GetListParams) => Promise<GetListResult>;

const DEFAULT_PAGE_SIZE = 500;

/**
 * Yields every record that matches, however many there are, in the requested order. A record that moves to a later
 * page during the read is yielded once. When the platform's pages are shorter than requested, its page size is used.
 *
 * A caller that changes or deletes the records must collect all ids first: what no longer matches shifts the rest.
 *
 * @param getList reads one page; its errors end the iteration
 * @throws the reason of `signal` when the caller aborts between two pages
 */
export async function* eachPage<Item extends RaRecord = RaRecord>(
  getList: GetList,
  { filter = {}, sort, size = DEFAULT_PAGE_SIZE, signal, onlyKeys, strict }: EachPageParams = {},
): AsyncGenerator<RowsPage<Item>, void, undefined> {
  const seen = new Set<Item['id']>();
  let perPage = size;
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const result = await getList({
      pagination: { page, perPage },
      filter,
      ...(sort && { sort }),
      ...(signal && { signal }),
      ...((onlyKeys ?? strict) && { meta: { onlyKeys, strict } }),
    });
    const { data, total, pageInfo } = result;
    const rows = (data as Item[]).filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    // The length of the first page shows the maximum page size of the platform.
    if (page === 1 && data.length > 0 && data.length < perPage) perPage = data.length;
    if (rows.length > 0 || page === 1) {
      const { incomplete } = (result.meta ?? {}) as { readonly incomplete?: IncompleteList };
      yield { rows, total, ...(incomplete && { incomplete }) };
    }
    if (data.length === 0) return;
    // Without a count, a page without new rows is the last, whatever the platform indicates.
    const isLast =
      total === undefined ? rows.length === 0 || !pageInfo?.hasNextPage : page * perPage >= total;
    if (isLast) return;
  }
}

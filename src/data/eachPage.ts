import type {
  FilterPayload,
  GetListParams,
  GetListResult,
  RaRecord,
  SortPayload,
} from 'react-admin';

import type { IncompleteList } from './IncompleteList.ts';

/** What is asked of a whole list, page after page. */
export interface EachPageParams {
  readonly filter?: FilterPayload;
  readonly sort?: SortPayload;
  /** Rows a page; 500 unless told. */
  readonly size?: number;
  readonly signal?: AbortSignal;
  /** Nothing but the keys is needed: a dialect that can leaves the rest of the rows out. */
  readonly onlyKeys?: boolean;
  /** A row without a usable key is an error, and not left out. */
  readonly strict?: boolean;
}

/** Some of the rows, and how many there are in all: unknown where the platform does not count. */
export interface RowsPage<Item extends RaRecord = RaRecord> {
  readonly rows: readonly Item[];
  readonly total: number | undefined;
  /** The platform has more rows than these, and sends them on no page. */
  readonly incomplete?: IncompleteList;
}

type GetList = (params: GetListParams) => Promise<GetListResult>;

const DEFAULT_PAGE_SIZE = 500;

/**
 * Every record that a question finds, however many there are, in the order that it asks for. A record that moves to
 * a later page while the pages are read is yielded once. A platform whose pages are shorter than asked is followed in
 * its own size.
 *
 * Whoever changes or deletes what it finds takes all the ids first: what no longer matches moves the rest forward.
 *
 * @param getList asks for one page; what it throws ends the pages
 * @throws the reason of `signal` when the caller gives up between two pages
 */
export async function* eachPage<Item extends RaRecord = RaRecord>(
  getList: GetList,
  { filter = {}, sort, size = DEFAULT_PAGE_SIZE, signal, onlyKeys, strict }: EachPageParams = {},
): AsyncGenerator<RowsPage<Item>, void, undefined> {
  const seen = new Set<Item['id']>();
  let perPage = size;
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const answer = await getList({
      pagination: { page, perPage },
      filter,
      ...(sort && { sort }),
      ...(signal && { signal }),
      ...((onlyKeys ?? strict) && { meta: { onlyKeys, strict } }),
    });
    const { data, total, pageInfo } = answer;
    const rows = (data as Item[]).filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    // The first page tells that the platform gives no more than this at once.
    if (page === 1 && data.length > 0 && data.length < perPage) perPage = data.length;
    if (rows.length > 0 || page === 1) {
      const { incomplete } = (answer.meta ?? {}) as { readonly incomplete?: IncompleteList };
      yield { rows, total, ...(incomplete && { incomplete }) };
    }
    if (data.length === 0) return;
    // Without a count, a page that brings nothing new is the end, whatever the platform says of a next one.
    const isLast =
      total === undefined ? rows.length === 0 || !pageInfo?.hasNextPage : page * perPage >= total;
    if (isLast) return;
  }
}

import type { DataProvider, RaRecord } from 'react-admin';

import type { CallParameters } from '../api/send.ts';
import type { FilterValues } from '../schema/filter.ts';
import type { OperationDescriptor } from '../schema/operation.ts';
import type { EachPageParams, RowsPage } from './eachPage.ts';
import type { IncompleteList } from './IncompleteList.ts';

/** The options of a list beyond react-admin's own, as `meta` of `getList` and `getManyReference`. */
export interface ListMeta {
  /**
   * A failed list yields no rows, a failed count 0, and the errors are in the response's `meta.failures`. An ended
   * session (401) and an abort still throw.
   *
   * @see USER-04
   */
  readonly lenient?: boolean;
  /** Requests only the total: where the platform counts, no row is requested. */
  readonly countOnly?: boolean;
  /** Requests only the keys of the rows: a dialect that supports it omits the other properties. */
  readonly onlyKeys?: boolean;
  /**
   * A row without a usable key is an error instead of being dropped: a search for records would consider it absent.
   * Also the `meta` of `getMany`.
   */
  readonly strict?: boolean;
  /** Only the rows after this key, of a list in the order of its key. Only the LoopBack dialect supports it. */
  readonly after?: string | number | undefined;
  /**
   * Excludes the records that match any of these filters: each compares required fields with one text or boolean. Only
   * the LoopBack dialect supports it.
   */
  readonly excluded?: readonly FilterValues[];
}

export interface ListResponseMeta {
  /** The errors of a lenient list: of the list, the count, or both. */
  readonly failures?: readonly Error[];
  /** The number of rows dropped because they are no object, or their id is neither text nor a number. */
  readonly unreadableRows?: number;
  /** Present when the platform returns only a part of the rows, and its document has no parameter for the others. */
  readonly incomplete?: IncompleteList;
}

/** A rejected row: its index among the rows sent, and the error. */
export interface FailedRow {
  readonly index: number;
  /** An ApiError: a `status` from 400 to 499 means that the row is certainly not imported. */
  readonly error: Error & { readonly status: number };
}

/** The result of rows that were sent together: each is in exactly one of the three. */
export interface RowsOutcome {
  readonly created: number;
  readonly updated: number;
  readonly failed: readonly FailedRow[];
}

/**
 * The nine verbs of react-admin, and further calls. Every verb throws ApiError on an error of the platform, and
 * BulkError when some of many records failed.
 */
export interface ConsoleDataProvider extends DataProvider {
  /** Makes a call that is only known from its descriptor, such as an action that a document adds to a resource. */
  call<Result = unknown>(
    operation: OperationDescriptor,
    parameters?: CallParameters,
  ): Promise<Result>;

  /**
   * Creates or updates records from a list of rows, in one call, where the document defines one.
   *
   * @param existing what happens to a row whose record exists: it is updated, or the row is rejected
   */
  importRows(
    resource: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    existing: 'create' | 'update',
  ): Promise<RowsOutcome>;

  /**
   * Reads every record that matches a filter, page by page: `for await (const { rows } of await
   * provider.eachPage(…))`.
   * Returns a promise of the pages, because react-admin treats the return value of a provider as one.
   */
  eachPage<Item extends RaRecord = RaRecord>(
    resource: string,
    params?: EachPageParams,
  ): Promise<AsyncGenerator<RowsPage<Item>, void, undefined>>;
}

import type { DataProvider, RaRecord } from 'react-admin';

import type { CallParameters } from '../api/send.ts';
import type { OperationDescriptor } from '../schema/operation.ts';
import type { EachPageParams, RowsPage } from './eachPage.ts';
import type { IncompleteList } from './IncompleteList.ts';

/**
 * What a screen may ask of a list beyond react-admin's words, as `meta` of `getList` and
 * `getManyReference`.
 */
export interface ListMeta {
  /**
   * A list that fails is answered as empty, a count that fails as 0, and the reasons stand in
   * the answer's `meta.failures`. An ended session (401) and an abort still throw.
   *
   * @see USER-04
   */
  readonly lenient?: boolean;
  /** Only the total is wanted: where the platform counts, no row is asked for. */
  readonly countOnly?: boolean;
  /** Only the keys of the rows are wanted: a dialect that can leaves the rest out. */
  readonly onlyKeys?: boolean;
  /**
   * A row without a usable key is an error, and not left out: whoever looks for records would take it for absent. Also
   * the `meta` of `getMany`.
   */
  readonly strict?: boolean;
}

/** The `meta` of the answer to a list. */
export interface ListResponseMeta {
  /** What failed of a lenient list: the list, the count, both, or nothing. */
  readonly failures?: readonly Error[];
  /** How many rows are left out because they are no object, or their id is neither text nor a number. */
  readonly unreadableRows?: number;
  /** The platform sent a part of the rows, and its document has no parameter for the others. */
  readonly incomplete?: IncompleteList;
}

/** A row that was not taken, by its place among those that were sent, and why. */
export interface FailedRow {
  readonly index: number;
  /** An ApiError: its `status` says whether the row is surely not in (400 to 499). */
  readonly error: Error & { readonly status: number };
}

/** What became of rows that were sent together: each is in one of the three. */
export interface RowsOutcome {
  readonly created: number;
  readonly updated: number;
  readonly failed: readonly FailedRow[];
}

/**
 * The nine verbs of react-admin, and some for what is none of them. Every verb throws
 * ApiError when the platform refuses, and BulkError when some of many records failed.
 */
export interface ConsoleDataProvider extends DataProvider {
  /** Makes a call that is known only as data, such as an action that a document adds to a resource. */
  call<Result = unknown>(
    operation: OperationDescriptor,
    parameters?: CallParameters,
  ): Promise<Result>;

  /**
   * Adds or changes records by a list of rows, in one call, where the document has one for it.
   *
   * @param existing what becomes of a row whose record is there already: it is changed, or the row is refused
   */
  importRows(
    resource: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    existing: 'create' | 'update',
  ): Promise<RowsOutcome>;

  /**
   * Every record that a question finds, page after page: `for await (const { rows } of await provider.eachPage(…))`.
   * A promise of the pages, because react-admin takes what a provider returns for one.
   */
  eachPage<Item extends RaRecord = RaRecord>(
    resource: string,
    params?: EachPageParams,
  ): Promise<AsyncGenerator<RowsPage<Item>, void, undefined>>;
}

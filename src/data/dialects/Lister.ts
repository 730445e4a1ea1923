import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { ListResponseMeta, ListMeta } from '../ConsoleDataProvider.ts';
import type { ListRequest } from './loopbackFilter.ts';

export type DataRow = Readonly<Record<string, unknown>>;
export type RecordIdentifier = string | number;

/** The records whose field has one of the values. */
export interface InCondition {
  readonly source: string;
  readonly values: readonly RecordIdentifier[];
}

/** The request for a list. It is untrusted: it may come from a URL. */
export interface ListerRequest extends ListRequest {
  /** Applies in addition to the filter. */
  readonly inCondition?: InCondition;
  readonly meta?: ListMeta;
  readonly signal?: AbortSignal;
}

/** Rows as received from the platform. Without a total, `pageInfo` indicates whether there are more. */
export interface ListResult {
  readonly data: readonly DataRow[];
  readonly total?: number;
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly meta?: ListResponseMeta;
}

/** The list operations of a dialect; all other verbs are the same for every dialect. */
export interface Lister {
  /**
   * @throws UnsupportedQueryError when the document has no syntax for the query
   * @throws ApiError on an error of the platform
   */
  getList(resource: ResourceDescriptor, request: ListerRequest): Promise<ListResult>;
  /** Reads the records of some keys, in any order; deleted ones are omitted. */
  getMany(
    resource: ResourceDescriptor,
    ids: readonly RecordIdentifier[],
    signal: AbortSignal | undefined,
  ): Promise<readonly DataRow[]>;
}

/** Returns whether there are pages before and after a page of a list without a total. */
export const createPageInfo = (page: number, hasNextPage: boolean) => ({
  pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
});

/** Returns the page number and size: 1 and the document's own size where the request is invalid. */
export function getPage(resource: ResourceDescriptor, { pagination }: ListRequest) {
  const toPositiveInteger = (value: unknown, fallback: number) =>
    Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : fallback;
  const perPage = toPositiveInteger(pagination?.perPage, resource.pageSize);
  const page = toPositiveInteger(pagination?.page, 1);
  return { page, perPage, offset: Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER) };
}

/** A dialect that the project's own documents do not use: loaded with its first list. */
export const createLazyLister = (load: () => Promise<Lister>): Lister => ({
  getList: async (resource, request) => (await load()).getList(resource, request),
  getMany: async (resource, ids, signal) => (await load()).getMany(resource, ids, signal),
});

/** Whether the records of several keys can be requested in one call. */
export const canGetMany = ({ dialect, verbs, listing }: ResourceDescriptor): boolean => {
  if (!verbs.list) return false;
  return dialect !== 'plain' || listing?.ids !== undefined || !listing?.paging;
};

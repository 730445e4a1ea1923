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

/** What a list is asked for. Nothing in it is trusted: it may come from an address. */
export interface ListerRequest extends ListRequest {
  /** Holds whatever the question is. */
  readonly inCondition?: InCondition;
  readonly meta?: ListMeta;
  readonly signal?: AbortSignal;
}

/** Rows as the platform gave them. Without a total, `pageInfo` says whether there are more. */
export interface ListResult {
  readonly data: readonly DataRow[];
  readonly total?: number;
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly meta?: ListResponseMeta;
}

/** A dialect, as far as it words lists; all other verbs are the same in every one. */
export interface Lister {
  /**
   * @throws NotAsked when the document gives no words for the question
   * @throws ApiError when the platform refuses
   */
  getList(resource: ResourceDescriptor, request: ListerRequest): Promise<ListResult>;
  /** The records of some keys, in any order; those that are gone are left out. */
  getMany(
    resource: ResourceDescriptor,
    ids: readonly RecordIdentifier[],
    signal: AbortSignal | undefined,
  ): Promise<readonly DataRow[]>;
}

/** Answers whether there are pages around one whose list nobody has counted. */
export const createPageInfo = (page: number, hasNextPage: boolean) => ({
  pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
});

/** Which page, and how many rows: 1 and the document's own size where the question has nonsense. */
export function getPage(resource: ResourceDescriptor, { pagination }: ListRequest) {
  const toPositiveInteger = (value: unknown, fallback: number) =>
    Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : fallback;
  const perPage = toPositiveInteger(pagination?.perPage, resource.pageSize);
  const page = toPositiveInteger(pagination?.page, 1);
  return { page, perPage, offset: Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER) };
}

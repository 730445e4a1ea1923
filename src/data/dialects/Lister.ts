import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { ListAnswerMeta, ListMeta } from '../ConsoleDataProvider.ts';
import type { ListQuestion } from './loopback.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Id = string | number;

/** The records whose field has one of the values. */
export interface Among {
  readonly source: string;
  readonly values: readonly Id[];
}

/** What a list is asked for. Nothing in it is trusted: it may come from an address. */
export interface ListAsked extends ListQuestion {
  /** Holds whatever the question is. */
  readonly among?: Among;
  readonly meta?: ListMeta;
  readonly signal?: AbortSignal;
}

/** Rows as the platform gave them. Without a total, `pageInfo` says whether there are more. */
export interface Listed {
  readonly data: readonly Row[];
  readonly total?: number;
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly meta?: ListAnswerMeta;
}

/** A dialect, as far as it words lists; all other verbs are the same in every one. */
export interface Lister {
  /**
   * @throws NotAsked when the document gives no words for the question
   * @throws ApiError when the platform refuses
   */
  list(resource: ResourceDescriptor, asked: ListAsked): Promise<Listed>;
  /** The records of some keys, in any order; those that are gone are left out. */
  many(
    resource: ResourceDescriptor,
    ids: readonly Id[],
    signal: AbortSignal | undefined,
  ): Promise<readonly Row[]>;
}

/** Answers whether there are pages around one whose list nobody has counted. */
export const around = (page: number, hasNextPage: boolean) => ({
  pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
});

/** Which page, and how many rows: 1 and the document's own size where the question has nonsense. */
export function pageOf(resource: ResourceDescriptor, { pagination }: ListQuestion) {
  const counted = (value: unknown, otherwise: number) =>
    Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : otherwise;
  const perPage = counted(pagination?.perPage, resource.pageSize);
  const page = counted(pagination?.page, 1);
  return { page, perPage, offset: Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER) };
}

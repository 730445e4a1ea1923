import type { FilterOperator } from './field.ts';

/** The path to a value inside a response or a body: property names, outermost first. Empty: the whole. */
export type JsonPath = readonly string[];

/** The paging syntax of a list: the names of its query parameters. */
export type PagingDescriptor =
  /** `first` is the number of the first page. */
  | {
      readonly by: 'page';
      readonly page: string;
      readonly size?: string;
      readonly first: 0 | 1;
      /** The maximum page size, as documented; without `size`, the only one. */
      readonly maxPageSize?: number;
    }
  | {
      readonly by: 'offset';
      readonly offset: string;
      readonly limit?: string;
      readonly maxPageSize?: number;
    }
  /**
   * `cursor` is the value at `ListingDescriptor.next` of the previous page; without `next`, the key of its last
   * record.
   */
  | {
      readonly by: 'cursor';
      readonly cursor: string;
      readonly limit?: string;
      readonly maxPageSize?: number;
    };

/** The sort syntax of a list. */
export type OrderingDescriptor =
  /** Two parameters: `?sort=name&order=desc`. */
  | {
      readonly by: 'pair';
      readonly field: string;
      readonly order: string;
      readonly ascending: string;
      readonly descending: string;
    }
  /** One parameter, `-name` when descending. */
  | { readonly by: 'sign'; readonly field: string }
  /** One parameter, with a direction after the name: `name desc`, `name:desc`, `name_DESC`. */
  | {
      readonly by: 'suffix';
      readonly field: string;
      readonly ascending: string;
      readonly descending: string;
    };

/**
 * The query syntax and response format of a list in no known dialect, as documented. Absent parts are unsupported:
 * without `paging` the server returns all rows at once, and the console filters, orders and pages them.
 */
export interface ListingDescriptor {
  readonly paging?: PagingDescriptor;
  readonly ordering?: OrderingDescriptor;
  /** The fields that `ordering` accepts, of a list without `paging`; absent: all that are sortable. */
  readonly sortableFields?: readonly string[];
  /** The query parameter of a search in several fields. */
  readonly search?: string;
  /** The query parameter that accepts several keys and returns those records. */
  readonly ids?: string;
  /** By source of the field, then operator: its query parameter. Empty when the console filters. */
  readonly filters: Readonly<Record<string, { readonly [O in FilterOperator]?: string }>>;
  /** The required query parameters of the list, and the values to send when no filter sets them. */
  readonly requiredParameters?: Readonly<Record<string, unknown>>;
  /** The path of the rows in the response. */
  readonly rows: JsonPath;
  /** The path of the total number of matches in the response. */
  readonly total?: JsonPath;
  /** `total` is named `count` or similar: some services mean all rows by it, some those of the page. */
  readonly isTotalUncertain?: true;
  /** The response header with the total: `X-Total-Count`; of `Content-Range` the number after the slash. */
  readonly totalHeader?: string;
  /** The path of the next page's cursor, number or URL in the response. */
  readonly next?: JsonPath;
  /** The path of the flag in the response that indicates more rows. */
  readonly hasMore?: JsonPath;
}

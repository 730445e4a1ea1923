import type { FilterOperator } from './field.ts';

/** The way to a value inside of an answer or a body: property names, outermost first. Empty: the whole. */
export type JsonPath = readonly string[];

/** How one page of a list is asked for: the names of query parameters. */
export type PagingDescriptor =
  /** `first` is the number of the first page. */
  | {
      readonly by: 'page';
      readonly page: string;
      readonly size?: string;
      readonly first: 0 | 1;
      /** The longest page, as the document bounds it; without `size`, the only one. */
      readonly maxPageSize?: number;
    }
  | {
      readonly by: 'offset';
      readonly offset: string;
      readonly limit?: string;
      readonly maxPageSize?: number;
    }
  /** `cursor` takes what stood at `Listing.next` of the page before; without `next`, the key of its last record. */
  | {
      readonly by: 'cursor';
      readonly cursor: string;
      readonly limit?: string;
      readonly maxPageSize?: number;
    };

/** How the order of a list is asked for. */
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
  /** One parameter, with a word behind the name: `name desc`, `name:desc`, `name_DESC`. */
  | {
      readonly by: 'suffix';
      readonly field: string;
      readonly ascending: string;
      readonly descending: string;
    };

/**
 * How a list in no known dialect is asked and answered, as far as its document tells. What is absent cannot be
 * asked: without `paging` the server answers all at once, and the console filters, orders and pages by itself.
 */
export interface ListingDescriptor {
  readonly paging?: PagingDescriptor;
  readonly ordering?: OrderingDescriptor;
  /** The fields that `ordering` takes, of a list without `paging`; absent: all that are sortable. */
  readonly sortableFields?: readonly string[];
  /** A query parameter that searches in several fields at once. */
  readonly search?: string;
  /** A query parameter that takes several keys and answers those records. */
  readonly ids?: string;
  /** By source of the field, then operator: the query parameter that asks it. Empty when the console filters. */
  readonly filters: Readonly<Record<string, { readonly [O in FilterOperator]?: string }>>;
  /** Query parameters that the list insists on, and the value to send when no filter gives another. */
  readonly requiredParameters?: Readonly<Record<string, unknown>>;
  /** Where the rows stand in the answer. */
  readonly rows: JsonPath;
  /** Where the number of all that match stands in the answer. */
  readonly total?: JsonPath;
  /** `total` is called `count` or the like: some mean all rows by it, some those of the page. */
  readonly isTotalUncertain?: true;
  /** The answer's header that tells it: `X-Total-Count`; of `Content-Range` what stands after the slash. */
  readonly totalHeader?: string;
  /** Where the next page's cursor, number or address stands in the answer. */
  readonly next?: JsonPath;
  /** Where the answer says whether there are more rows. */
  readonly hasMore?: JsonPath;
}

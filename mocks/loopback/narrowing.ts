import type { SortKey } from './parseOrder.ts';

/**
 * The index lookup of values that may pass a test. Keys, ranges and `nothing` are exact, text may contain more. Values
 * that are not of the type of their field are not covered by a narrowing.
 */
export type IndexNarrowing =
  | { readonly by: 'keys'; readonly keys: readonly SortKey[] }
  /** The value is in all of these. */
  | { readonly by: 'ranges'; readonly ranges: readonly KeyRange[] }
  /** Null and absent values. */
  | { readonly by: 'nothing' }
  /** Text that every passing value contains in some case; when `isExact`, every text that contains it in any case passes. */
  | { readonly by: 'text'; readonly text: string; readonly isExact: boolean };

/** A range of keys; without an upper end, all greater ones. */
export interface KeyRange {
  readonly from: SortKey;
  readonly to: SortKey;
  /** The exclusive end, if any. */
  readonly excludes?: 'from' | 'to';
}

import type { SortKey } from './parseOrder.ts';

/**
 * Where an index finds the values that pass a test. Keys, ranges and nothing hold exactly those that do, text may
 * hold more. Values that are not of the type of their field are no concern of a narrowing.
 */
export type IndexNarrowing =
  | { readonly by: 'keys'; readonly keys: readonly SortKey[] }
  /** The value lies in all of these. */
  | { readonly by: 'ranges'; readonly ranges: readonly KeyRange[] }
  /** Null and absent values. */
  | { readonly by: 'nothing' }
  /** Text that every passing value contains; when `whole`, every text that contains it passes. */
  | { readonly by: 'text'; readonly text: string; readonly isExact: boolean };

/** Keys from one to another; without an upper end, all that follow. */
export interface KeyRange {
  readonly from: SortKey;
  readonly to: SortKey;
  /** The end that is left out itself, if one is. */
  readonly excludes?: 'from' | 'to';
}

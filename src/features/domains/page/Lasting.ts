import type { FilterValues } from '../../../resources/list/asked.ts';

/** What of some records lasts: that alone is shown, and counted on the tab, until somebody wants all. */
export interface Lasting {
  readonly filter: FilterValues;
  /** The key of what the choice is called. */
  readonly label: string;
  readonly words: { readonly lasting: string; readonly all: string };
}

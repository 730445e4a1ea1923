import type { FilterValues } from '../../../resources/list/filterConditions.ts';

/** What of some records lasts: that alone is shown, and counted on the tab, until somebody wants all. */
export interface ActiveFilter {
  readonly filter: FilterValues;
  /** The key of what the choice is called. */
  readonly labelKey: string;
  readonly optionKeys: { readonly active: string; readonly all: string };
}

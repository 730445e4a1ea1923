import type { FilterValues } from '../../../schema/filter.ts';

/** The filter for active records, the default of a tab and of its count; the user can switch to all. */
export interface ActiveFilter {
  readonly filter: FilterValues;
  /** The message key of its label. */
  readonly labelKey: string;
  readonly optionKeys: { readonly active: string; readonly all: string };
}

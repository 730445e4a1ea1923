/** A list of which only some rows can be read: they are insufficient for sorting and paging. */
export interface IncompleteList {
  readonly received: number;
  /** The total number of matches, where the platform returns it. */
  readonly total: number | undefined;
  /** The fields that the platform can sort by. */
  readonly sortableBy: readonly string[];
}

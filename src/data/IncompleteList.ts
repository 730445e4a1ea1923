/** A list of which only some rows can be read: neither its order nor its pages can be made from them. */
export interface IncompleteList {
  readonly received: number;
  /** How many match in all, where the platform says it. */
  readonly total: number | undefined;
  /** The fields by which the platform itself sorts. */
  readonly sortableBy: readonly string[];
}

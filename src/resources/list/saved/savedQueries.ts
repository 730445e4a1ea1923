import type { Complaint } from '../../form/complaint.ts';
import type { FilterValues } from '../asked.ts';
import type { Notice } from '../notice.ts';

/** What a list was asked, kept under a name. */
export interface SavedQuery {
  readonly name: string;
  readonly filter: FilterValues;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** The list opens with it when it is asked nothing else. One at most does. */
  readonly opens?: boolean;
}

/** A name is read in a menu. */
const LONGEST_NAME = 60;

/**
 * Reads what the browser has kept, which anybody can have changed. What a query asks is not judged here: it becomes an
 * address, and those are.
 */
export const readQueries = (kept: unknown): readonly SavedQuery[] =>
  Array.isArray(kept) ? (kept as readonly unknown[]).filter(isQuery) : [];

const isQuery = (value: unknown): value is SavedQuery => {
  const { name, filter, sort } = asObject(value);
  const { field, order } = asObject(sort);
  return (
    typeof name === 'string' &&
    name !== '' &&
    typeof filter === 'object' &&
    filter !== null &&
    (sort === undefined ||
      (typeof field === 'string' && ['ASC', 'DESC'].some(each => each === order)))
  );
};

const asObject = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

/** Where a saved query is asked, and what travels along so that the list can say whose parts are gone. */
export function placeOfQuery({ name, filter, sort }: SavedQuery) {
  const address = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return { to: { search: `?${address}` }, state: { query: name, leftOut: [] } satisfies Notice };
}

/** The queries with this one under its name, in the order of their names; what stood there is gone. */
export const withQuery = (
  queries: readonly SavedQuery[],
  saved: SavedQuery,
  instead = saved.name,
): readonly SavedQuery[] =>
  [
    ...queries
      .filter(({ name }) => name !== saved.name && name !== instead)
      .map(query => (saved.opens ? { ...query, opens: false } : query)),
    saved,
  ].toSorted((one, other) => one.name.localeCompare(other.name));

/** Whether two queries ask the same, whatever they are called. */
export const asksTheSame = (one: Omit<SavedQuery, 'name'>, other: Omit<SavedQuery, 'name'>) =>
  JSON.stringify([one.filter, one.sort]) === JSON.stringify([other.filter, other.sort]);

/** What is wrong with the name of a query. */
export function judgeName(name: string): Complaint | undefined {
  const count = [...name].length;
  if (count === 0) return { key: 'no.empty' };
  return count > LONGEST_NAME
    ? { key: 'form.tooLong', args: { max: LONGEST_NAME, count } }
    : undefined;
}

import type { FieldValidationError } from '../../form/fieldValidationError.ts';
import type { FilterValues } from '../filterConditions.ts';
import type { ListLocationState } from '../listLocationState.ts';

/** What a list was asked, kept under a name. */
export interface SavedQuery {
  readonly name: string;
  readonly filter: FilterValues;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** The list opens with it when it is asked nothing else. One at most does. */
  readonly opens?: boolean;
}

/** A name is read in a menu. */
const MAX_NAME_LENGTH = 60;

/**
 * Reads what the browser has kept, which anybody can have changed. What a query asks is not judged here: it becomes an
 * address, and those are.
 */
export const parseSavedQueries = (stored: unknown): readonly SavedQuery[] =>
  Array.isArray(stored) ? (stored as readonly unknown[]).filter(isSavedQuery) : [];

const isSavedQuery = (value: unknown): value is SavedQuery => {
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
export function getQueryLocation({ name, filter, sort }: SavedQuery) {
  const searchParams = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return {
    to: { search: `?${searchParams}` },
    state: { query: name, rejectedParams: [] } satisfies ListLocationState,
  };
}

/** The queries with this one under its name, in the order of their names; what stood there is gone. */
export const upsertQuery = (
  queries: readonly SavedQuery[],
  saved: SavedQuery,
  replacedName = saved.name,
): readonly SavedQuery[] =>
  [
    ...queries
      .filter(({ name }) => name !== saved.name && name !== replacedName)
      .map(query => (saved.opens ? { ...query, opens: false } : query)),
    saved,
  ].toSorted((one, other) => one.name.localeCompare(other.name));

/** Whether two queries ask the same, whatever they are called. */
export const isSameQuery = (one: Omit<SavedQuery, 'name'>, other: Omit<SavedQuery, 'name'>) =>
  JSON.stringify([one.filter, one.sort]) === JSON.stringify([other.filter, other.sort]);

/** What is wrong with the name of a query. */
export function validateQueryName(name: string): FieldValidationError | undefined {
  const count = [...name].length;
  if (count === 0) return { key: 'no.empty' };
  return count > MAX_NAME_LENGTH
    ? { key: 'form.tooLong', args: { max: MAX_NAME_LENGTH, count } }
    : undefined;
}

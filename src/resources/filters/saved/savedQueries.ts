import type { FieldValidationError } from '../../values/fieldValidationError.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { ListLocationState } from '../../conditions/listLocationState.ts';

/** The filter and sort of a list, saved under a name. */
export interface SavedQuery {
  readonly name: string;
  readonly filter: FilterValues;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Whether the list opens with it when the URL has no filter. At most one query is the default. */
  readonly opens?: boolean;
}

/** The maximum length of a name, which is shown in a menu. */
const MAX_NAME_LENGTH = 60;

/**
 * Parses stored queries, which are untrusted. The content of a query is not validated here: it becomes a URL, and URLs
 * are sanitized.
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

/**
 * Returns the location of a saved query, with its name in the state so that the list can name the query in warnings.
 */
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

/** Inserts a query in the order of names; it replaces one of the same name. */
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

/** Whether two queries have the same filter and sort. */
export const isSameQuery = (one: Omit<SavedQuery, 'name'>, other: Omit<SavedQuery, 'name'>) =>
  JSON.stringify([one.filter, one.sort]) === JSON.stringify([other.filter, other.sort]);

export function validateQueryName(name: string): FieldValidationError | undefined {
  const count = [...name].length;
  if (count === 0) return { key: 'no.empty' };
  return count > MAX_NAME_LENGTH
    ? { key: 'form.tooLong', args: { max: MAX_NAME_LENGTH, count } }
    : undefined;
}

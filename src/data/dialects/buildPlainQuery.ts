import type { Condition } from '../../schema/filter.ts';
import type { ListingDescriptor } from '../../schema/listing.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { readFilterValue } from '../readFilterValue.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';
import type { ListerRequest } from './Lister.ts';
import { flattenConditions, parseListFilter } from './parseListFilter.ts';

/** The filter key of a search in several fields. */
const SEARCH_KEY = 'q';

export type QueryParameters = Readonly<Record<string, unknown>>;

/**
 * Builds the query of a list without a dialect, except its page, in the parameters that its document names.
 *
 * @throws UnsupportedQueryError for an OR of conditions, which no such list supports
 */
export function buildPlainQuery(
  resource: ResourceDescriptor,
  listing: ListingDescriptor,
  { filter, inCondition, sort = resource.sort }: ListerRequest,
): QueryParameters {
  const conditions = flattenConditions(parseListFilter(resource, filter, inCondition));
  if (!conditions) throw new UnsupportedQueryError('documents.noOr');
  const searchText = (filter as Readonly<Record<string, unknown>> | undefined)?.[SEARCH_KEY];
  return {
    ...listing.requiredParameters,
    ...Object.fromEntries(
      conditions.flatMap(one => Object.entries(buildConditionQuery(listing, one))),
    ),
    ...(listing.search !== undefined &&
      isNonEmptyText(searchText) && { [listing.search]: searchText }),
    ...buildOrderQuery(resource, listing, sort),
  };
}

const isNonEmptyText = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * Builds the query of one condition. A list with one value may be sent as that value, a range as two parameters.
 *
 * @throws UnsupportedQueryError when the document has no parameter for it
 */
export function buildConditionQuery(
  { filters }: ListingDescriptor,
  { field, operator, value }: Condition,
): QueryParameters {
  const parameterNames = filters[field.source] ?? {};
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const readOne = (one: unknown) => readFilterValue(field, one);
  const parameterName = parameterNames[operator];
  if (operator === 'between' && parameterName === undefined) {
    const [from, to] = list;
    const bounds = [
      [parameterNames.gte ?? parameterNames.gt, readOne(from)],
      [parameterNames.lte ?? parameterNames.lt, readOne(to)],
    ] as const;
    return Object.fromEntries(
      bounds.flatMap(([bound, limit]) =>
        bound === undefined || limit === undefined ? [] : [[bound, limit] as const],
      ),
    );
  }
  if (parameterName !== undefined) {
    const parameterValue =
      operator === 'inq' ? list.map(readOne) : operator === 'empty' ? value : readOne(value);
    return parameterValue === undefined ? {} : { [parameterName]: parameterValue };
  }
  const equalityParameter = parameterNames.eq;
  if (operator === 'inq' && list.length === 1 && equalityParameter !== undefined)
    return { [equalityParameter]: readOne(list[0]) };
  throw new UnsupportedQueryError('documents.noCondition', { field: field.source });
}

/** Returns the fields that the platform can sort a list by. */
export const getPlatformSortableFields = (
  { fields }: ResourceDescriptor,
  { ordering, sortableFields }: Pick<ListingDescriptor, 'ordering' | 'sortableFields'>,
): readonly string[] =>
  ordering
    ? fields.flatMap(({ source, sortable }) =>
        sortable && (sortableFields?.includes(source) ?? true) ? [source] : [],
      )
    : [];

/** Builds the sort query of a list; empty where its document has no parameter for it. */
export function buildOrderQuery(
  resource: ResourceDescriptor,
  listing: ListingDescriptor,
  { field, order }: NonNullable<ListerRequest['sort']>,
): QueryParameters {
  const { ordering } = listing;
  if (!ordering || !getPlatformSortableFields(resource, listing).includes(field)) return {};
  const isDescending = order === 'DESC';
  switch (ordering.by) {
    case 'pair': {
      const direction = isDescending ? ordering.descending : ordering.ascending;
      return { [ordering.field]: field, [ordering.order]: direction };
    }
    case 'sign':
      return { [ordering.field]: isDescending ? `-${field}` : field };
    case 'suffix':
      return {
        [ordering.field]: field + (isDescending ? ordering.descending : ordering.ascending),
      };
  }
}

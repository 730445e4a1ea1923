import type { FilterOperator } from '../../src/schema/field.ts';
import type { ListingDescriptor } from '../../src/schema/listing.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isJsonObject, type JsonObject } from '../loopback/json.ts';
import { httpErrors } from '../platform/HttpError.ts';

/** The query parameters of a call, by their documented names. */
export type ListQueryParameters = Readonly<Record<string, unknown>>;

/** The query of a list, in the terms of the filter engine. */
export interface ListQuery {
  readonly where: JsonObject;
  readonly order: readonly string[];
  readonly offset: number;
  /** The page size; all rows when absent. */
  readonly limit: number | undefined;
  /** The rows after the one with this key. */
  readonly afterKey?: unknown;
}

/** The page size of a request without one. */
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 1_000;

/** Parses a query in the dialect of a resource: simple REST, or the parameters of its document. */
export function parseListQuery(
  resource: ResourceDescriptor,
  query: ListQueryParameters,
): ListQuery {
  return resource.dialect === 'simple-rest'
    ? parseSimpleRestQuery(resource, query)
    : parsePlainQuery(resource, query);
}

function parseSimpleRestQuery(resource: ResourceDescriptor, query: ListQueryParameters): ListQuery {
  const [from = 0, to = from + DEFAULT_PAGE_SIZE - 1] = parseJsonList(query.range, 'range').map(
    Number,
  );
  if (!(from >= 0) || !(to >= from)) throw httpErrors.badRequest('range must be [first, last].');
  const [field, direction] = parseJsonList(query.sort, 'sort');
  const filter = parseJsonParameter(query.filter, 'filter') ?? {};
  if (!isJsonObject(filter)) throw httpErrors.badRequest('filter must be an object.');
  const { q, ...others } = filter;
  const conditions = Object.entries(others).map(([source, value]) =>
    Array.isArray(value) ? { [source]: { inq: value as unknown[] } } : { [source]: value },
  );
  return {
    where: { and: [...conditions, ...createSearchConditions(resource, q)] },
    order: createOrder(resource, field, direction === 'DESC'),
    offset: from,
    limit: to - from + 1,
  };
}

/** Parses a JSON parameter, whether or not the document declares it as JSON. */
function parseJsonParameter(rawValue: unknown, name: string): unknown {
  if (typeof rawValue !== 'string') return rawValue;
  try {
    return JSON.parse(rawValue) as unknown;
  } catch {
    throw httpErrors.badRequest(`${name} is no JSON.`);
  }
}

function parseJsonList(rawValue: unknown, name: string): readonly unknown[] {
  const value = parseJsonParameter(rawValue, name) ?? [];
  if (Array.isArray(value)) return value as unknown[];
  throw httpErrors.badRequest(`${name} must be a list.`);
}

function parsePlainQuery(resource: ResourceDescriptor, query: ListQueryParameters): ListQuery {
  const { listing = { filters: {}, rows: [] } } = resource;
  const { ids, search } = listing;
  const requestedIds = ids === undefined ? undefined : query[ids];
  return {
    where: {
      and: [
        ...createConditions(listing, query),
        ...(requestedIds === undefined ? [] : [{ [resource.key]: { inq: [requestedIds].flat() } }]),
        ...(search === undefined ? [] : createSearchConditions(resource, query[search])),
      ],
    },
    order: parseOrderParameter(resource, listing, query),
    ...parsePage(listing, query),
  };
}

type ConditionBuilder = (value: unknown) => unknown;
const escapeRegExp = (value: unknown) => String(value).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const createContainsCondition: ConditionBuilder = value => ({
  regexp: `/${escapeRegExp(value)}/i`,
});

const CONDITION_BUILDERS: Readonly<Record<FilterOperator, ConditionBuilder>> = {
  eq: value => (Array.isArray(value) ? { inq: value as unknown[] } : value),
  like: createContainsCondition,
  inq: value => ({ inq: [value].flat() }),
  gt: value => ({ gt: value }),
  gte: value => ({ gte: value }),
  lt: value => ({ lt: value }),
  lte: value => ({ lte: value }),
  between: value => ({ between: [value].flat() }),
  within: value => value,
  empty: value => (String(value) === 'true' ? null : { neq: null }),
};

const createConditions = (
  { filters }: ListingDescriptor,
  query: ListQueryParameters,
): JsonObject[] =>
  Object.entries(filters).flatMap(([source, names]) =>
    Object.entries(names).flatMap(([operator, name]) =>
      query[name] === undefined
        ? []
        : [{ [source]: CONDITION_BUILDERS[operator as FilterOperator](query[name]) }],
    ),
  );

const SEARCHED_KINDS = new Set(['text', 'multiline', 'email', 'url', 'enum']);

/** Creates conditions that match records with the search text in any text field. */
function createSearchConditions({ fields }: ResourceDescriptor, searchText: unknown): JsonObject[] {
  if (typeof searchText !== 'string' || searchText === '') return [];
  const texts = fields.filter(({ kind }) => SEARCHED_KINDS.has(kind));
  return [{ or: texts.map(({ source }) => ({ [source]: createContainsCondition(searchText) })) }];
}

function createOrder(
  { fields, key }: ResourceDescriptor,
  field: unknown,
  isDescending: boolean,
): string[] {
  const knownField = fields.find(({ source }) => source === field)?.source;
  const keyOrder = `${key} ASC`;
  return knownField === undefined
    ? [keyOrder]
    : [`${knownField} ${isDescending ? 'DESC' : 'ASC'}`, keyOrder];
}

function parseOrderParameter(
  resource: ResourceDescriptor,
  { ordering }: ListingDescriptor,
  query: ListQueryParameters,
): string[] {
  const [rawValue] = [ordering && query[ordering.field]].flat();
  if (typeof rawValue !== 'string') return [`${resource.key} ASC`];
  switch (ordering?.by) {
    case 'pair':
      return createOrder(resource, rawValue, query[ordering.order] === ordering.descending);
    case 'suffix': {
      const { ascending, descending } = ordering;
      const isDescending = rawValue.endsWith(descending) && descending !== '';
      const suffix = isDescending ? descending : ascending;
      return createOrder(
        resource,
        rawValue.slice(0, rawValue.length - suffix.length),
        isDescending,
      );
    }
    default:
      return createOrder(resource, rawValue.replace(/^-/, ''), rawValue.startsWith('-'));
  }
}

function parsePage(
  { paging }: ListingDescriptor,
  query: ListQueryParameters,
): Pick<ListQuery, 'offset' | 'limit' | 'afterKey'> {
  if (!paging) return { offset: 0, limit: undefined };
  const sizeParameter = paging.by === 'page' ? paging.size : paging.limit;
  const requestedSize = sizeParameter === undefined ? undefined : query[sizeParameter];
  const { maxPageSize = MAX_PAGE_SIZE } = paging;
  const defaultSize = sizeParameter === undefined ? maxPageSize : DEFAULT_PAGE_SIZE;
  const limit = Math.max(
    1,
    Math.min(
      maxPageSize,
      Number(requestedSize ?? Math.min(defaultSize, DEFAULT_PAGE_SIZE)) || DEFAULT_PAGE_SIZE,
    ),
  );
  switch (paging.by) {
    case 'page':
      return { offset: (Number(query[paging.page] ?? paging.first) - paging.first) * limit, limit };
    case 'offset':
      return { offset: Number(query[paging.offset] ?? 0), limit };
    case 'cursor':
      return { offset: 0, limit, afterKey: query[paging.cursor] };
  }
}

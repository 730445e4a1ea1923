import type { FilterOperator } from '../../src/schema/field.ts';
import type { Listing } from '../../src/schema/listing.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isObject, type JsonObject } from '../loopback/json.ts';
import { refuse } from '../platform/Refusal.ts';

/** The query parameters of a call, as the document has them. */
export type Query = Readonly<Record<string, unknown>>;

/** What a list is asked, in the words of the filter engine. */
export interface Question {
  readonly where: JsonObject;
  readonly order: readonly string[];
  readonly offset: number;
  /** Absent: all of them. */
  readonly limit: number | undefined;
  /** The rows after that of this key. */
  readonly after?: unknown;
}

/** So many rows a page, where the call does not say. */
const USUAL = 20;
const MOST = 1_000;

/** Reads a question in the dialect of a resource: simple REST, or the parameters that its document names. */
export function readQuestion(resource: ResourceDescriptor, query: Query): Question {
  return resource.dialect === 'simple-rest'
    ? readSimpleRest(resource, query)
    : readPlain(resource, query);
}

function readSimpleRest(resource: ResourceDescriptor, query: Query): Question {
  const [from = 0, to = from + USUAL - 1] = list(query.range, 'range').map(Number);
  if (!(from >= 0) || !(to >= from)) throw refuse.malformed('range must be [first, last].');
  const [field, direction] = list(query.sort, 'sort');
  const asked = parsed(query.filter, 'filter') ?? {};
  if (!isObject(asked)) throw refuse.malformed('filter must be an object.');
  const { q, ...others } = asked;
  const conditions = Object.entries(others).map(([source, value]) =>
    Array.isArray(value) ? { [source]: { inq: value as unknown[] } } : { [source]: value },
  );
  return {
    where: { and: [...conditions, ...searching(resource, q)] },
    order: ordered(resource, field, direction === 'DESC'),
    offset: from,
    limit: to - from + 1,
  };
}

/** A parameter that is JSON in a text, whether the document says so or not. */
function parsed(given: unknown, name: string): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    throw refuse.malformed(`${name} is no JSON.`);
  }
}

function list(given: unknown, name: string): readonly unknown[] {
  const value = parsed(given, name) ?? [];
  if (Array.isArray(value)) return value as unknown[];
  throw refuse.malformed(`${name} must be a list.`);
}

function readPlain(resource: ResourceDescriptor, query: Query): Question {
  const { listing = { filters: {}, rows: [] } } = resource;
  const { ids, search } = listing;
  const asked = ids === undefined ? undefined : query[ids];
  return {
    where: {
      and: [
        ...conditionsIn(listing, query),
        ...(asked === undefined ? [] : [{ [resource.key]: { inq: [asked].flat() } }]),
        ...(search === undefined ? [] : searching(resource, query[search])),
      ],
    },
    order: orderIn(resource, listing, query),
    ...pageIn(listing, query),
  };
}

type Wording = (value: unknown) => unknown;
const escaped = (value: unknown) => String(value).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const containing: Wording = value => ({ regexp: `/${escaped(value)}/i` });

const wordings: Readonly<Record<FilterOperator, Wording>> = {
  eq: value => (Array.isArray(value) ? { inq: value as unknown[] } : value),
  like: containing,
  inq: value => ({ inq: [value].flat() }),
  gt: value => ({ gt: value }),
  gte: value => ({ gte: value }),
  lt: value => ({ lt: value }),
  lte: value => ({ lte: value }),
  between: value => ({ between: [value].flat() }),
  within: value => value,
  empty: value => (String(value) === 'true' ? null : { neq: null }),
};

const conditionsIn = ({ filters }: Listing, query: Query): JsonObject[] =>
  Object.entries(filters).flatMap(([source, names]) =>
    Object.entries(names).flatMap(([operator, name]) =>
      query[name] === undefined
        ? []
        : [{ [source]: wordings[operator as FilterOperator](query[name]) }],
    ),
  );

const TEXTS = new Set(['text', 'multiline', 'email', 'url', 'enum']);

/** Any text of a record that has these words. */
function searching({ fields }: ResourceDescriptor, words: unknown): JsonObject[] {
  if (typeof words !== 'string' || words === '') return [];
  const texts = fields.filter(({ kind }) => TEXTS.has(kind));
  return [{ or: texts.map(({ source }) => ({ [source]: containing(words) })) }];
}

function ordered({ fields, key }: ResourceDescriptor, field: unknown, isDown: boolean): string[] {
  const known = fields.find(({ source }) => source === field)?.source;
  const last = `${key} ASC`;
  return known === undefined ? [last] : [`${known} ${isDown ? 'DESC' : 'ASC'}`, last];
}

function orderIn(resource: ResourceDescriptor, { ordering }: Listing, query: Query): string[] {
  const [given] = [ordering && query[ordering.field]].flat();
  if (typeof given !== 'string') return [`${resource.key} ASC`];
  switch (ordering?.by) {
    case 'pair':
      return ordered(resource, given, query[ordering.order] === ordering.descending);
    case 'suffix': {
      const { ascending, descending } = ordering;
      const isDown = given.endsWith(descending) && descending !== '';
      const suffix = isDown ? descending : ascending;
      return ordered(resource, given.slice(0, given.length - suffix.length), isDown);
    }
    default:
      return ordered(resource, given.replace(/^-/, ''), given.startsWith('-'));
  }
}

function pageIn({ paging }: Listing, query: Query): Pick<Question, 'offset' | 'limit' | 'after'> {
  if (!paging) return { offset: 0, limit: undefined };
  const sized = paging.by === 'page' ? paging.size : paging.limit;
  const asked = sized === undefined ? undefined : query[sized];
  const { longest = MOST } = paging;
  const usual = sized === undefined ? longest : USUAL;
  const limit = Math.max(1, Math.min(longest, Number(asked ?? Math.min(usual, USUAL)) || USUAL));
  switch (paging.by) {
    case 'page':
      return { offset: (Number(query[paging.page] ?? paging.first) - paging.first) * limit, limit };
    case 'offset':
      return { offset: Number(query[paging.offset] ?? 0), limit };
    case 'cursor':
      return { offset: 0, limit, after: query[paging.cursor] };
  }
}

import {
  type ConditionGroup,
  type FilterCondition,
  isConditionGroup,
  parseFilter,
} from '../../schema/filter.ts';
import { getSortProperty } from '../../schema/getSortProperty.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { joinWithOr, buildConditions, type LoopbackWhere } from './loopbackConditions.ts';
import type { ContainsStyle } from './containsStyle.ts';

/** The JSON filter of a list call. @see CALL-02 */
export interface LoopbackFilter {
  readonly where?: LoopbackWhere;
  readonly order: readonly string[];
  readonly offset: number;
  readonly limit: number;
  readonly include?: readonly string[];
  /** The only properties to return of each row. */
  readonly fields?: Readonly<Record<string, true>>;
}

/** A list request of react-admin. It is untrusted: it may come from a URL. */
export interface ListRequest {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
  readonly filter?: unknown;
}

/** LoopBack rejects deeper filters. */
const MAX_FILTER_DEPTH = 12;

/**
 * Converts a list request of react-admin to a LoopBack filter that every store interprets alike: always a limit and an
 * offset, and an order that ends with the id, so that no page repeats a row.
 *
 * @param inCondition a condition that applies in addition to the filter
 * @param conditions of the filter
 * @throws RangeError when the filter is nested deeper than the platform reads
 * @example
 * toLoopbackFilter(groups, { pagination: { page: 2, perPage: 15 } }, 'regexp')
 * // { order: ['name ASC', 'id ASC'], offset: 15, limit: 15 }
 *
 * @see docs/loopback.md, Consequences (CALL-02, USER-02)
 */
export function toLoopbackFilter(
  resource: ResourceDescriptor,
  { pagination, sort, filter }: ListRequest,
  style: ContainsStyle,
  inCondition?: LoopbackWhere,
  conditions = parseFilter(resource.fields, filter).conditions,
): LoopbackFilter {
  const where = buildWhere(conditions, style, inCondition);
  const limit = toPositiveInteger(pagination?.perPage) ?? resource.pageSize;
  const page = toPositiveInteger(pagination?.page) ?? 1;
  return {
    ...(where && { where }),
    order: toOrder(resource, sort),
    offset: Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER),
    limit,
    ...(resource.include.length > 0 && { include: resource.include }),
  };
}

/**
 * Converts a portable filter to LoopBack's `where`. Undeclared fields and operators, and empty values, are dropped.
 *
 * @returns undefined when the filter matches every record
 * @throws RangeError when the filter is nested deeper than the platform reads
 */
export const toLoopbackWhere = (
  { fields }: ResourceDescriptor,
  filter: unknown,
  style: ContainsStyle,
): LoopbackWhere | undefined => buildWhere(parseFilter(fields, filter).conditions, style);

function buildWhere(
  conditions: readonly FilterCondition[],
  style: ContainsStyle,
  inCondition?: LoopbackWhere,
): LoopbackWhere | undefined {
  const parts = buildWhereParts(conditions, style);
  const where = joinWithAnd(inCondition ? [inCondition, ...parts] : parts);
  if (where && getDepth({ where }) > MAX_FILTER_DEPTH)
    throw new RangeError('The filter is nested too deeply');
  return where;
}

/** Matches the records whose field has one of the values, at most a hundred. */
export const whereIn = (source: string, inq: readonly (string | number)[]): LoopbackWhere => ({
  [source]: { inq },
});

/** Combines conditions by AND; undefined without any. */
export const joinWithAnd = (conditions: readonly LoopbackWhere[]): LoopbackWhere | undefined =>
  conditions.length > 1 ? { and: conditions } : conditions[0];

const buildWhereParts = (
  conditions: readonly FilterCondition[],
  style: ContainsStyle,
): readonly LoopbackWhere[] =>
  conditions.flatMap(condition =>
    isConditionGroup(condition)
      ? buildGroup(condition, style)
      : buildConditions(condition.field, condition.operator, condition.value, style),
  );

/** An empty branch matches everything, and so does the whole group. */
function buildGroup({ or }: ConditionGroup, style: ContainsStyle): readonly LoopbackWhere[] {
  const branches = or.map(branch => buildWhereParts(branch, style));
  if (branches.length === 0 || branches.some(parts => parts.length === 0)) return [];
  return [joinWithOr(branches.map(parts => joinWithAnd(parts) ?? {}))];
}

function toOrder(resource: ResourceDescriptor, sort: ListRequest['sort']): readonly string[] {
  const { key, fields } = resource;
  const isKnown = fields.some(({ source, sortable }) => source === sort?.field && sortable);
  const { field: sortField, order } =
    sort && (isKnown || sort.field === key) ? sort : resource.sort;
  const field = getSortProperty(resource, sortField);
  const first = `${field} ${order === 'DESC' ? 'DESC' : 'ASC'}`;
  return field === key ? [first] : [first, `${key} ASC`];
}

const toPositiveInteger = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;

/** Returns the nesting depth of objects and lists, as LoopBack counts it. */
function getDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((max, one) => Math.max(max, getDepth(one)), 0);
}

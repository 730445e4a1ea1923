import {
  type FieldDescriptor,
  type FilterOperator,
  getDefaultOperator,
} from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { InCondition } from './Lister.ts';

/** One question about a field. */
export interface ListCondition {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** Questions that must all hold, or of which one must. */
export type ListConditionTree =
  | ListCondition
  | { readonly all: readonly ListConditionTree[] }
  | { readonly any: readonly ListConditionTree[] };

/**
 * Reads the filter of a list: `{ [source]: value | { [operator]: value } }`, and `and` or `or` of such. Fields and
 * operators that the document does not offer, and values that say nothing, are left out.
 *
 * @param among is asked whatever the document offers
 */
export function parseListFilter(
  resource: ResourceDescriptor,
  filter: unknown,
  among?: InCondition,
): ListConditionTree {
  const all = parseConditions(resource, filter);
  const field = among && resource.fields.find(({ source }) => source === among.source);
  return { all: field ? [{ field, operator: 'inq', value: among.values }, ...all] : all };
}

function parseConditions(
  resource: ResourceDescriptor,
  filter: unknown,
): readonly ListConditionTree[] {
  if (!isObject(filter)) return [];
  return Object.entries(filter).flatMap(([name, rawValue]): readonly ListConditionTree[] => {
    if (name === 'and') return parseMembers(resource, rawValue).flat();
    if (name === 'or') return joinWithOr(parseMembers(resource, rawValue));
    const field = resource.fields.find(({ source }) => source === name);
    if (!field) return [];
    const defaultOperator = getDefaultOperator(field);
    const operands = isObject(rawValue)
      ? Object.entries(rawValue)
      : defaultOperator
        ? [[defaultOperator, rawValue] as const]
        : [];
    return operands.flatMap(([operator, value]) =>
      field.filter.includes(operator as FilterOperator) && hasValue(value)
        ? [{ field, operator: operator as FilterOperator, value }]
        : [],
    );
  });
}

const parseMembers = (resource: ResourceDescriptor, rawValue: unknown) =>
  (Array.isArray(rawValue) ? rawValue : []).map((one: unknown) => parseConditions(resource, one));

/** A member that asks nothing lets everything through, so that the whole does. */
const joinWithOr = (
  members: readonly (readonly ListConditionTree[])[],
): readonly ListConditionTree[] =>
  members.length === 0 || members.some(one => one.length === 0)
    ? []
    : [{ any: members.map(all => ({ all })) }];

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The questions of a filter that all must hold; `undefined` when one of several would do, which not everybody can be asked. */
export function flattenConditions(
  conditions: ListConditionTree,
): readonly ListCondition[] | undefined {
  if ('any' in conditions) {
    const [first, second] = conditions.any;
    return first && !second ? flattenConditions(first) : undefined;
  }
  if (!('all' in conditions)) return [conditions];
  const members = conditions.all.map(flattenConditions);
  return members.includes(undefined) ? undefined : members.flatMap(member => member ?? []);
}

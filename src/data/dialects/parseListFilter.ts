import {
  type FieldDescriptor,
  type FilterOperator,
  getDefaultOperator,
} from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { InCondition } from './Lister.ts';

/** One condition on a field. */
export interface ListCondition {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** Conditions combined by AND or OR. */
export type ListConditionTree =
  | ListCondition
  | { readonly all: readonly ListConditionTree[] }
  | { readonly any: readonly ListConditionTree[] };

/**
 * Parses the filter of a list: `{ [source]: value | { [operator]: value } }`, and `and` or `or` of such. Fields and
 * operators that the document does not declare, and empty values, are dropped.
 *
 * @param among applies even where the document declares no filter
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

/** An empty member matches everything, and so does the whole group. */
const joinWithOr = (
  members: readonly (readonly ListConditionTree[])[],
): readonly ListConditionTree[] =>
  members.length === 0 || members.some(one => one.length === 0)
    ? []
    : [{ any: members.map(all => ({ all })) }];

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * Returns the conditions of a filter that are combined by AND; `undefined` when it has an OR, which not every server
 * supports.
 */
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

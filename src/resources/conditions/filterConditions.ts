import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import { toRequestValue } from '../values/toRequestValues.ts';

/**
 * The filter of a list in the URL: `{ username: { like: 'li' } }`, all of which must match. In addition to the fields,
 * `or` has several filters of which one must match, and `and` several which all must match.
 */
export type FilterValues = Readonly<Record<string, unknown>>;

/** A condition on one field: its operator and its value. */
export interface FieldCondition {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** An OR group: one branch must match. Each branch is a list of conditions that must all match. */
export interface ConditionGroup {
  readonly or: readonly (readonly FilterCondition[])[];
}

/** One element of a filter; all conditions of a list must match. */
export type FilterCondition = FieldCondition | ConditionGroup;

/** @example isConditionGroup({ or: [[condition]] }) // true */
export const isConditionGroup = (condition: FilterCondition): condition is ConditionGroup =>
  'or' in condition;

/**
 * The maximum nesting depth of groups, including the top-level list. LoopBack parses 12 levels of objects and lists;
 * three groups leave room for the longest condition in the innermost.
 */
export const MAX_GROUP_DEPTH = 3;

/** Formats conditions as a filter. A repeated key goes into `and`. */
export function formatFilter(conditions: readonly FilterCondition[]): FilterValues {
  const values = new Map<string, Readonly<Record<string, unknown>>>();
  const others: FilterValues[] = [];
  let or: readonly FilterValues[] | undefined;
  for (const condition of conditions) {
    if (isConditionGroup(condition)) {
      const branches = condition.or.map(formatFilter);
      if (or) others.push({ or: branches });
      else or = branches;
      continue;
    }
    const { field, operator, value } = condition;
    const existing = values.get(field.source) ?? {};
    if (operator in existing) others.push(formatFilter([condition]));
    else values.set(field.source, { ...existing, [operator]: value });
  }
  return {
    ...Object.fromEntries(values),
    ...(or && { or }),
    ...(others.length > 0 && { and: others }),
  };
}

/** Returns the nesting depth of groups; several conditions that must all match count as a group. */
export const getGroupDepth = (conditions: readonly FilterCondition[]): number =>
  (conditions.length > 1 ? 1 : 0) + Math.max(0, ...conditions.map(getConditionDepth));

/** Returns the nesting depth of one condition. */
export const getConditionDepth = (condition: FilterCondition): number =>
  isConditionGroup(condition) ? 1 + Math.max(0, ...condition.or.map(getGroupDepth)) : 0;

const isSameCondition = (one: FilterCondition, other: FilterCondition) =>
  one === other ||
  (!isConditionGroup(one) &&
    !isConditionGroup(other) &&
    one.field.source === other.field.source &&
    one.operator === other.operator);

/** Replaces the condition of the same field and operator. */
export const replaceCondition = (
  conditions: readonly FilterCondition[],
  next: FieldCondition,
): readonly FilterCondition[] => [...conditions.filter(each => !isSameCondition(each, next)), next];

export const removeCondition = (
  conditions: readonly FilterCondition[],
  removed: FilterCondition,
): readonly FilterCondition[] => conditions.filter(each => each !== removed);

/** Returns the form values of a condition; `between` has two. */
export function toOperandFormValues(condition?: FieldCondition): Record<string, unknown> {
  const { operator, value } = condition ?? {};
  if (operator !== 'between' || !Array.isArray(value)) return { value };
  const [from, until] = value as unknown[];
  return { value: from, until };
}

/** Reads the value of a condition from its form values. */
export function fromOperandFormValues(
  operand: FieldDescriptor,
  operator: FilterOperator,
  { value, until }: Readonly<Record<string, unknown>>,
): unknown {
  return operator === 'between'
    ? [toRequestValue(operand, value), toRequestValue(operand, until)]
    : toRequestValue(operand, value);
}

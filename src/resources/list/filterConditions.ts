import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import { toRequestValue } from '../form/toRequestValues.ts';

/**
 * The filter of a list as the address keeps it: `{ username: { like: 'li' } }`, all of which must hold. Beside the
 * fields, `or` holds several of such, one of which must hold, and `and` several, all of which must.
 */
export type FilterValues = Readonly<Record<string, unknown>>;

/** One question that a list is asked: the field, how, and with what. */
export interface FieldCondition {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** Several ways to be found; one of them is enough. Each is a list of questions, all of which must hold. */
export interface ConditionGroup {
  readonly or: readonly (readonly FilterCondition[])[];
}

/** What a list is asked is a row of questions, all of which must hold. */
export type FilterCondition = FieldCondition | ConditionGroup;

/** @example isConditionGroup({ or: [[condition]] }) // true */
export const isConditionGroup = (condition: FilterCondition): condition is ConditionGroup =>
  'or' in condition;

/**
 * How many groups may stand in each other, the whole list of questions being the first. LoopBack reads 12 levels of
 * objects and lists; three groups leave room for the longest question in the innermost.
 */
export const MAX_GROUP_DEPTH = 3;

/** The filter that asks these questions. What stands there already goes into `and`. */
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

/** How many groups stand in each other; questions that must all hold are one as soon as there are two. */
export const getGroupDepth = (conditions: readonly FilterCondition[]): number =>
  (conditions.length > 1 ? 1 : 0) + Math.max(0, ...conditions.map(getConditionDepth));

/** The same of one question. */
export const getConditionDepth = (condition: FilterCondition): number =>
  isConditionGroup(condition) ? 1 + Math.max(0, ...condition.or.map(getGroupDepth)) : 0;

const isSameCondition = (one: FilterCondition, other: FilterCondition) =>
  one === other ||
  (!isConditionGroup(one) &&
    !isConditionGroup(other) &&
    one.field.source === other.field.source &&
    one.operator === other.operator);

/** The questions with this one in place of what was asked the same way before. */
export const replaceCondition = (
  conditions: readonly FilterCondition[],
  next: FieldCondition,
): readonly FilterCondition[] => [...conditions.filter(each => !isSameCondition(each, next)), next];

export const removeCondition = (
  conditions: readonly FilterCondition[],
  removed: FilterCondition,
): readonly FilterCondition[] => conditions.filter(each => each !== removed);

/** The values of the form that asks a question; `between` has two. */
export function toOperandFormValues(condition?: FieldCondition): Record<string, unknown> {
  const { operator, value } = condition ?? {};
  if (operator !== 'between' || !Array.isArray(value)) return { value };
  const [from, until] = value as unknown[];
  return { value: from, until };
}

/** What such a form asks with. */
export function fromOperandFormValues(
  operand: FieldDescriptor,
  operator: FilterOperator,
  { value, until }: Readonly<Record<string, unknown>>,
): unknown {
  return operator === 'between'
    ? [toRequestValue(operand, value), toRequestValue(operand, until)]
    : toRequestValue(operand, value);
}

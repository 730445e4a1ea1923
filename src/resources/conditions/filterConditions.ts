import { type Condition, type FilterCondition, isConditionGroup } from '../../schema/filter.ts';

/**
 * The maximum nesting depth of groups, including the top-level list. LoopBack parses 12 levels of objects and lists;
 * three groups leave room for the longest condition in the innermost.
 */
export const MAX_GROUP_DEPTH = 3;

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

/**
 * Replaces the condition of the same field and operator, or adds one at the end.
 *
 * @example replaceCondition(conditions, { field: level, operator: 'gte', value: 3 }) // without an earlier `gte` of level
 */
export const replaceCondition = (
  conditions: readonly FilterCondition[],
  next: Condition,
): readonly FilterCondition[] => [...conditions.filter(each => !isSameCondition(each, next)), next];

/**
 * Removes one condition, which is compared by identity.
 *
 * @example setConditions(removeCondition(conditions, condition));
 */
export const removeCondition = (
  conditions: readonly FilterCondition[],
  removed: FilterCondition,
): readonly FilterCondition[] => conditions.filter(each => each !== removed);

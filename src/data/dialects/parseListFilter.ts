import {
  type Condition,
  type FilterCondition,
  isConditionGroup,
  parseFilter,
} from '../../schema/filter.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { InCondition } from './Lister.ts';

/**
 * Parses the filter of a list. Fields and operators that the document does not declare, and empty values, are dropped.
 *
 * @param among applies even where the document declares no filter
 */
export function parseListFilter(
  { fields }: ResourceDescriptor,
  filter: unknown,
  among?: InCondition,
): readonly FilterCondition[] {
  const { conditions } = parseFilter(fields, filter);
  const field = among && fields.find(({ source }) => source === among.source);
  return [
    ...(field ? [{ field, operator: 'inq', value: among.values } as const] : []),
    ...dropAlwaysTrue(conditions),
  ];
}

/** Drops empty values, and the groups with an empty branch: it matches everything, and so does its group. */
const dropAlwaysTrue = (conditions: readonly FilterCondition[]): readonly FilterCondition[] =>
  conditions.flatMap((condition): readonly FilterCondition[] => {
    if (!isConditionGroup(condition)) return hasValue(condition.value) ? [condition] : [];
    const or = condition.or.map(dropAlwaysTrue);
    return or.length === 0 || or.some(branch => branch.length === 0) ? [] : [{ or }];
  });

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * Returns the conditions of a filter that are combined by AND; `undefined` when it has an OR, which not every server
 * supports.
 */
export function flattenConditions(
  conditions: readonly FilterCondition[],
): readonly Condition[] | undefined {
  const members = conditions.map(condition => {
    if (!isConditionGroup(condition)) return [condition];
    const [first, second] = condition.or;
    return first && !second ? flattenConditions(first) : undefined;
  });
  return members.includes(undefined) ? undefined : members.flatMap(member => member ?? []);
}

import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';
import { isConditionGroup, type FilterCondition } from '../filterConditions.ts';

/** A condition as the builder keeps it; its value stands in the form, below `getValuePath` of it. */
export interface FilterTreeRule {
  readonly id: string;
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
}

export interface FilterTreeGroup {
  readonly id: string;
  readonly combinator: 'and' | 'or';
  readonly rules: readonly (FilterTreeRule | FilterTreeGroup)[];
}

const isGroup = (one: FilterTreeRule | FilterTreeGroup): one is FilterTreeGroup => 'rules' in one;

/** The tree that the builder begins with: all of these questions, or where one choice is all that is asked, its ways. */
export function toFilterTree(
  conditions: readonly FilterCondition[],
  newId: () => string,
): FilterTreeGroup {
  const [first] = conditions;
  if (conditions.length === 1 && first && isConditionGroup(first))
    return {
      id: newId(),
      combinator: 'or',
      rules: first.or.map(branch => branchToTree(branch, newId)),
    };
  return {
    id: newId(),
    combinator: 'and',
    rules: conditions.map(each =>
      isConditionGroup(each)
        ? {
            id: newId(),
            combinator: 'or',
            rules: each.or.map(branch => branchToTree(branch, newId)),
          }
        : { id: newId(), field: each.field.source, operator: each.operator, value: each.value },
    ),
  };
}

function branchToTree(
  branch: readonly FilterCondition[],
  newId: () => string,
): FilterTreeRule | FilterTreeGroup {
  const tree = toFilterTree(branch, newId);
  const [only] = tree.rules;
  return tree.rules.length === 1 && only ? only : tree;
}

/** Every condition of a tree. */
export const collectRules = ({ rules }: FilterTreeGroup): readonly FilterTreeRule[] =>
  rules.flatMap(each => (isGroup(each) ? collectRules(each) : [each]));

/** What a condition asks; nothing while it says nothing. */
export type ReadCondition = (rule: FilterTreeRule) => FilterCondition | undefined;

/** The questions that a tree asks. A group without a condition asks nothing, and is no choice either. */
export function toConditions(
  { combinator, rules }: FilterTreeGroup,
  read: ReadCondition,
): readonly FilterCondition[] {
  const branches = rules
    .map(each => (isGroup(each) ? toConditions(each, read) : toList(read(each))))
    .filter(branch => branch.length > 0);
  if (combinator === 'and') return branches.flat();
  return branches.length > 1 ? [{ or: branches.flatMap(flattenOr) }] : branches.flat();
}

/** A choice within a choice is one choice. */
const flattenOr = (branch: readonly FilterCondition[]): readonly (readonly FilterCondition[])[] => {
  const [first] = branch;
  return branch.length === 1 && first && isConditionGroup(first) ? first.or : [branch];
};

const toList = (condition: FilterCondition | undefined) => (condition ? [condition] : []);

/**
 * Where the values of a condition stand in the form. Each field and operator has a place of its own, so that what was
 * typed is there again when somebody comes back to it.
 */
export function getValuePath(
  { id, field, operator }: Pick<FilterTreeRule, 'id' | 'field' | 'operator'>,
  fields: readonly FieldDescriptor[],
): string {
  return `${id}.f${fields.findIndex(({ source }) => source === field)}_${operator}`;
}

/** The field of a condition and its operator, as its document has them. */
export function resolveRule(
  { field: source, operator: name }: Pick<FilterTreeRule, 'field' | 'operator'>,
  fields: readonly FieldDescriptor[],
): { readonly field: FieldDescriptor; readonly operator: FilterOperator } | undefined {
  const field = fields.find(each => each.source === source);
  const operator = field?.filter.find(each => each === name);
  return field && operator && { field, operator };
}

import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';
import { isConditionGroup, type FilterCondition } from '../../../schema/filter.ts';

/** A condition in the builder; its value is in the form, below `getValuePath`. */
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

/** Converts conditions to the tree of the builder: all of them, or the branches of a single OR group. */
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

/** Returns every condition of a tree. */
export const collectRules = ({ rules }: FilterTreeGroup): readonly FilterTreeRule[] =>
  rules.flatMap(each => (isGroup(each) ? collectRules(each) : [each]));

/** Reads the condition of a rule; undefined while the rule is incomplete. */
export type ReadCondition = (rule: FilterTreeRule) => FilterCondition | undefined;

/** Converts a tree to conditions. A group without conditions is dropped, also as a branch. */
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

/** Flattens an OR group within an OR group. */
const flattenOr = (branch: readonly FilterCondition[]): readonly (readonly FilterCondition[])[] => {
  const [first] = branch;
  return branch.length === 1 && first && isConditionGroup(first) ? first.or : [branch];
};

const toList = (condition: FilterCondition | undefined) => (condition ? [condition] : []);

/**
 * Returns the form path of the values of a rule. Each field and operator has its own path, so that earlier input is
 * restored when they are selected again.
 */
export function getValuePath(
  { id, field, operator }: Pick<FilterTreeRule, 'id' | 'field' | 'operator'>,
  fields: readonly FieldDescriptor[],
): string {
  return `${id}.f${fields.findIndex(({ source }) => source === field)}_${operator}`;
}

/** Returns the field and the operator of a rule from the document. */
export function resolveRule(
  { field: source, operator: name }: Pick<FilterTreeRule, 'field' | 'operator'>,
  fields: readonly FieldDescriptor[],
): { readonly field: FieldDescriptor; readonly operator: FilterOperator } | undefined {
  const field = fields.find(each => each.source === source);
  const operator = field?.filter.find(each => each === name);
  return field && operator && { field, operator };
}

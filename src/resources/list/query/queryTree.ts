import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';
import { isEither, type Question } from '../asked.ts';

/** A condition as the builder keeps it; its value stands in the form, below `placeOf` it. */
export interface Rule {
  readonly id: string;
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
}

export interface Group {
  readonly id: string;
  readonly combinator: 'and' | 'or';
  readonly rules: readonly (Rule | Group)[];
}

const isGroup = (one: Rule | Group): one is Group => 'rules' in one;

/** The tree that the builder begins with: all of these questions, or where one choice is all that is asked, its ways. */
export function treeOf(questions: readonly Question[], newId: () => string): Group {
  const [first] = questions;
  if (questions.length === 1 && first && isEither(first))
    return { id: newId(), combinator: 'or', rules: first.either.map(way => wayOf(way, newId)) };
  return {
    id: newId(),
    combinator: 'and',
    rules: questions.map(each =>
      isEither(each)
        ? { id: newId(), combinator: 'or', rules: each.either.map(way => wayOf(way, newId)) }
        : { id: newId(), field: each.field.source, operator: each.operator, value: each.value },
    ),
  };
}

function wayOf(way: readonly Question[], newId: () => string): Rule | Group {
  const tree = treeOf(way, newId);
  const [only] = tree.rules;
  return tree.rules.length === 1 && only ? only : tree;
}

/** Every condition of a tree. */
export const rulesIn = ({ rules }: Group): readonly Rule[] =>
  rules.flatMap(each => (isGroup(each) ? rulesIn(each) : [each]));

/** What a condition asks; nothing while it says nothing. */
export type Read = (rule: Rule) => Question | undefined;

/** The questions that a tree asks. A group without a condition asks nothing, and is no choice either. */
export function questionsOf({ combinator, rules }: Group, read: Read): readonly Question[] {
  const ways = rules
    .map(each => (isGroup(each) ? questionsOf(each, read) : listOf(read(each))))
    .filter(way => way.length > 0);
  if (combinator === 'and') return ways.flat();
  return ways.length > 1 ? [{ either: ways.flatMap(spread) }] : ways.flat();
}

/** A choice within a choice is one choice. */
const spread = (way: readonly Question[]): readonly (readonly Question[])[] => {
  const [first] = way;
  return way.length === 1 && first && isEither(first) ? first.either : [way];
};

const listOf = (question: Question | undefined) => (question ? [question] : []);

/**
 * Where the values of a condition stand in the form. Each field and operator has a place of its own, so that what was
 * typed is there again when somebody comes back to it.
 */
export function placeOf(
  { id, field, operator }: Pick<Rule, 'id' | 'field' | 'operator'>,
  fields: readonly FieldDescriptor[],
): string {
  return `${id}.f${fields.findIndex(({ source }) => source === field)}_${operator}`;
}

/** The field of a condition and its operator, as its document has them. */
export function askedOf(
  { field: source, operator: name }: Pick<Rule, 'field' | 'operator'>,
  fields: readonly FieldDescriptor[],
): { readonly field: FieldDescriptor; readonly operator: FilterOperator } | undefined {
  const field = fields.find(each => each.source === source);
  const operator = field?.filter.find(each => each === name);
  return field && operator && { field, operator };
}

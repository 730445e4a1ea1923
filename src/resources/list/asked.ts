import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import { plainValue } from '../form/plainValues.ts';

/**
 * The filter of a list as the address keeps it: `{ username: { like: 'li' } }`, all of which must hold. Beside the
 * fields, `or` holds several of such, one of which must hold, and `and` several, all of which must.
 */
export type FilterValues = Readonly<Record<string, unknown>>;

/** One question that a list is asked: the field, how, and with what. */
export interface Asked {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** Several ways to be found; one of them is enough. Each is a list of questions, all of which must hold. */
export interface Either {
  readonly either: readonly (readonly Question[])[];
}

/** What a list is asked is a row of questions, all of which must hold. */
export type Question = Asked | Either;

export const isEither = (question: Question): question is Either => 'either' in question;

/**
 * How many groups may stand in each other, the whole list of questions being the first. LoopBack reads 12 levels of
 * objects and lists; three groups leave room for the longest question in the innermost.
 */
export const DEEPEST_GROUP = 3;

/** The filter that asks these questions. What stands there already goes into `and`. */
export function writeAsked(questions: readonly Question[]): FilterValues {
  const values = new Map<string, Readonly<Record<string, unknown>>>();
  const others: FilterValues[] = [];
  let or: readonly FilterValues[] | undefined;
  for (const question of questions) {
    if (isEither(question)) {
      const ways = question.either.map(writeAsked);
      if (or) others.push({ or: ways });
      else or = ways;
      continue;
    }
    const { field, operator, value } = question;
    const before = values.get(field.source) ?? {};
    if (operator in before) others.push(writeAsked([question]));
    else values.set(field.source, { ...before, [operator]: value });
  }
  return {
    ...Object.fromEntries(values),
    ...(or && { or }),
    ...(others.length > 0 && { and: others }),
  };
}

/** How many groups stand in each other; questions that must all hold are one as soon as there are two. */
export const levelsOf = (questions: readonly Question[]): number =>
  (questions.length > 1 ? 1 : 0) + Math.max(0, ...questions.map(levelsIn));

/** The same of one question. */
export const levelsIn = (question: Question): number =>
  isEither(question) ? 1 + Math.max(0, ...question.either.map(levelsOf)) : 0;

const isSame = (one: Question, other: Question) =>
  one === other ||
  (!isEither(one) &&
    !isEither(other) &&
    one.field.source === other.field.source &&
    one.operator === other.operator);

/** The questions with this one in place of what was asked the same way before. */
export const withAsked = (questions: readonly Question[], next: Asked): readonly Question[] => [
  ...questions.filter(each => !isSame(each, next)),
  next,
];

export const withoutAsked = (questions: readonly Question[], gone: Question): readonly Question[] =>
  questions.filter(each => each !== gone);

/** The values of the form that asks a question; `between` has two. */
export function writeOperands(asked?: Asked): Record<string, unknown> {
  const { operator, value } = asked ?? {};
  if (operator !== 'between' || !Array.isArray(value)) return { value };
  const [from, until] = value as unknown[];
  return { value: from, until };
}

/** What such a form asks with. */
export function readOperands(
  operand: FieldDescriptor,
  operator: FilterOperator,
  { value, until }: Readonly<Record<string, unknown>>,
): unknown {
  return operator === 'between'
    ? [plainValue(operand, value), plainValue(operand, until)]
    : plainValue(operand, value);
}

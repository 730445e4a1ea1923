import { coerce, coerceItems } from './coerce.ts';
import { between, comparing, equalTo, notEqualTo, oneOf } from './comparison.ts';
import { FilterError, quote } from './FilterError.ts';
import { asList } from './json.ts';
import type { Asked, Judgement } from './judgement.ts';
import { likeTest } from './like.ts';
import { regexpTest } from './regexp.ts';

type Operator = (operand: unknown, asked: Asked) => Judgement;

/** Every operator of a condition but `near`, which is no test: it measures. */
export const operators: Readonly<Record<string, Operator>> = {
  eq: (operand, { type, path }) => equalTo(coerce(operand, type, path)),
  neq: (operand, { type, path }) => notEqualTo(coerce(operand, type, path)),
  gt: (operand, { type, path }) => comparing('gt', coerce(operand, type, path)),
  gte: (operand, { type, path }) => comparing('gte', coerce(operand, type, path)),
  lt: (operand, { type, path }) => comparing('lt', coerce(operand, type, path)),
  lte: (operand, { type, path }) => comparing('lte', coerce(operand, type, path)),
  between: (operand, asked) => between(bounds(operand, asked)),
  inq: (operand, asked) => oneOf(items(operand, asked), asked.type),
  nin: (operand, asked) => {
    const { test } = oneOf(items(operand, asked), asked.type);
    return { test: value => !test(value) };
  },
  like: (operand, asked) => likeTest(operand, asked),
  nlike: (operand, asked) => likeTest(operand, asked, { negated: true }),
  ilike: (operand, asked) => likeTest(operand, asked, { ignoreCase: true }),
  nilike: (operand, asked) => likeTest(operand, asked, { ignoreCase: true, negated: true }),
  regexp: (operand, asked) => regexpTest(operand, asked),
};

function items(operand: unknown, { path, type }: Asked): readonly unknown[] {
  const list = Array.isArray(operand) ? (operand as unknown[]) : asList(operand);
  if (list) return coerceItems(list, type, path);
  throw new FilterError(
    `The ${path} property has invalid clause ${quote(operand)}: send a list, such as ["a", "b"].`,
  );
}

function bounds(operand: unknown, asked: Asked): readonly [unknown, unknown] {
  const list = items(operand, asked);
  if (list.length === 2) return [list[0], list[1]];
  throw new FilterError(
    `The ${asked.path} property has invalid clause ${quote(operand)}: Expected precisely 2 values, received ${list.length}.`,
  );
}

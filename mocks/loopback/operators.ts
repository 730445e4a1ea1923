import { coerce, coerceItems } from './coerce.ts';
import {
  compileBetween,
  compileRelation,
  compileEquals,
  compileNotEquals,
  compileInq,
} from './comparison.ts';
import { FilterError, quote } from './FilterError.ts';
import { toList } from './json.ts';
import type { OperatorField, CompiledOperator } from './compiledOperator.ts';
import { compileLike } from './compileLike.ts';
import { compileRegExp } from './compileRegExp.ts';

type OperatorCompiler = (operand: unknown, field: OperatorField) => CompiledOperator;

/** Every operator of a condition except `near`, which measures instead of testing. */
export const OPERATORS: Readonly<Record<string, OperatorCompiler>> = {
  eq: (operand, { type, path }) => compileEquals(coerce(operand, type, path)),
  neq: (operand, { type, path }) => compileNotEquals(coerce(operand, type, path)),
  gt: (operand, { type, path }) => compileRelation('gt', coerce(operand, type, path)),
  gte: (operand, { type, path }) => compileRelation('gte', coerce(operand, type, path)),
  lt: (operand, { type, path }) => compileRelation('lt', coerce(operand, type, path)),
  lte: (operand, { type, path }) => compileRelation('lte', coerce(operand, type, path)),
  between: (operand, field) => compileBetween(toBounds(operand, field)),
  inq: (operand, field) => compileInq(toItems(operand, field), field.type),
  nin: (operand, field) => {
    const { test } = compileInq(toItems(operand, field), field.type);
    return { test: value => !test(value) };
  },
  like: (operand, field) => compileLike(operand, field),
  nlike: (operand, field) => compileLike(operand, field, { negated: true }),
  ilike: (operand, field) => compileLike(operand, field, { ignoreCase: true }),
  nilike: (operand, field) => compileLike(operand, field, { ignoreCase: true, negated: true }),
  regexp: (operand, field) => compileRegExp(operand, field),
};

function toItems(operand: unknown, { path, type }: OperatorField): readonly unknown[] {
  const list = Array.isArray(operand) ? (operand as unknown[]) : toList(operand);
  if (list) return coerceItems(list, type, path);
  throw new FilterError(
    `The ${path} property has invalid clause ${quote(operand)}: send a list, such as ["a", "b"].`,
  );
}

function toBounds(operand: unknown, field: OperatorField): readonly [unknown, unknown] {
  const list = toItems(operand, field);
  if (list.length === 2) return [list[0], list[1]];
  throw new FilterError(
    `The ${field.path} property has invalid clause ${quote(operand)}: Expected precisely 2 values, received ${list.length}.`,
  );
}

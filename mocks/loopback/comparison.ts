import type { FieldType } from './fieldTypes.ts';
import type { CompiledOperator, ValueTest } from './compiledOperator.ts';
import type { KeyRange } from './narrowing.ts';
import type { SortKey } from './parseOrder.ts';

/** The test of each operator on the order of a value and an operand: NaN, for incomparable values, passes none. */
const RELATIONS = {
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
};

/** Compiles `eq`, and a bare value. Null matches null and absent; text and numbers are compared loosely. */
export function compileEquals(operand: unknown): CompiledOperator {
  const test: ValueTest = value => isLooselyEqual(operand, value);
  if (operand === null) return { test, narrowing: { by: 'nothing' } };
  return isScalarKey(operand)
    ? { test, narrowing: { by: 'keys', keys: [toKey(operand)] } }
    : { test };
}

/** Compiles `neq`. It matches null and absent values, unless the operand is null. */
export function compileNotEquals(operand: unknown): CompiledOperator {
  return { test: value => compareValues(operand, value) !== 0 };
}

/** Compiles `gt`, `gte`, `lt` and `lte`. */
export function compileRelation(
  relation: keyof typeof RELATIONS,
  operand: unknown,
): CompiledOperator {
  const matchesOrder = RELATIONS[relation];
  const test: ValueTest = value => matchesOrder(compareValues(value, operand));
  if (!isScalarKey(operand)) return { test };
  const key = toKey(operand);
  const range: KeyRange = relation.startsWith('g')
    ? { from: key, to: getLastKey(key), ...(relation === 'gt' && { excludes: 'from' }) }
    : { from: getFirstKey(key), to: key, ...(relation === 'lt' && { excludes: 'to' }) };
  return { test, narrowing: { by: 'ranges', ranges: [range] } };
}

/** Compiles `between`, both ends included. */
export function compileBetween([low, high]: readonly [unknown, unknown]): CompiledOperator {
  const test: ValueTest = value =>
    compareValues(value, low) >= 0 && compareValues(value, high) <= 0;
  if (!isScalarKey(low) || !isScalarKey(high) || typeof low !== typeof high) return { test };
  return { test, narrowing: { by: 'ranges', ranges: [{ from: toKey(low), to: toKey(high) }] } };
}

/** Compiles `inq`. No date matches a list: LoopBack compares its dates there by identity. */
export function compileInq(
  items: readonly unknown[],
  type: FieldType | undefined,
): CompiledOperator {
  if (type === 'date')
    return compileInq(
      items.filter(item => item === null),
      undefined,
    );
  if (!items.every(isScalarKey))
    return { test: value => items.some(item => isLooselyEqual(item, value)) };
  const exactItems = new Set<unknown>(items);
  const isLooselyIn = (value: unknown) => items.some(item => isLooselyEqual(item, value));
  const test: ValueTest = value =>
    exactItems.has(value) || (typeof value !== type && isLooselyIn(value));
  return { test, narrowing: { by: 'keys', keys: items.map(toKey) } };
}

/** Evaluates JavaScript's `==` of a scalar and a value of a row; an object equals nothing. */
function isLooselyEqual(operand: unknown, value: unknown): boolean {
  if (operand == null || value == null) return operand == null && value == null;
  if (typeof value === 'object') return false;
  return typeof operand === typeof value ? operand === value : Number(operand) === Number(value);
}

/** Returns LoopBack's order of two values: negative, 0, positive, or NaN when they are incomparable. */
function compareValues(left: unknown, right: unknown): number {
  if (left == null || right == null) return left == null && right == null ? 0 : NaN;
  if (typeof left === 'object' || typeof right === 'object') return NaN;
  if (typeof left !== 'string') return Number(left) - Number(right);
  const other = right as string;
  return left > other ? 1 : left < other ? -1 : isLooselyEqual(left, other) ? 0 : NaN;
}

type Scalar = string | number | boolean;

function isScalarKey(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value) && !Number.isNaN(value);
}

function toKey(value: Scalar): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Returns the first and the last key of the type of another; there is no last text. */
function getFirstKey(key: string | number): SortKey {
  return typeof key === 'string' ? '' : -Infinity;
}

function getLastKey(key: string | number): SortKey {
  return typeof key === 'string' ? undefined : Infinity;
}

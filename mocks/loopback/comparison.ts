import type { FieldType } from './fieldTypes.ts';
import type { Judgement, ValueTest } from './judgement.ts';
import type { KeyRange } from './narrowing.ts';
import type { SortKey } from './order.ts';

/** How the order of a value to an operand is judged: NaN, when the two have none, passes nothing. */
const relations = {
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
};

/** `eq`, and a bare value. Null finds null and absent; text and numbers are compared loosely. */
export function equalTo(operand: unknown): Judgement {
  const test: ValueTest = value => looselyEqual(operand, value);
  if (operand === null) return { test, narrowing: { by: 'nothing' } };
  return isKey(operand) ? { test, narrowing: { by: 'keys', keys: [keyOf(operand)] } } : { test };
}

/** `neq`. It passes null and absent values, unless the operand is null. */
export function notEqualTo(operand: unknown): Judgement {
  return { test: value => compare(operand, value) !== 0 };
}

/** `gt`, `gte`, `lt` and `lte`. */
export function comparing(relation: keyof typeof relations, operand: unknown): Judgement {
  const holds = relations[relation];
  const test: ValueTest = value => holds(compare(value, operand));
  if (!isKey(operand)) return { test };
  const end = keyOf(operand);
  const range: KeyRange = relation.startsWith('g')
    ? { from: end, to: last(end), ...(relation === 'gt' && { without: 'from' }) }
    : { from: first(end), to: end, ...(relation === 'lt' && { without: 'to' }) };
  return { test, narrowing: { by: 'ranges', ranges: [range] } };
}

/** `between`, both ends included. */
export function between([low, high]: readonly [unknown, unknown]): Judgement {
  const test: ValueTest = value => compare(value, low) >= 0 && compare(value, high) <= 0;
  if (!isKey(low) || !isKey(high) || typeof low !== typeof high) return { test };
  return { test, narrowing: { by: 'ranges', ranges: [{ from: keyOf(low), to: keyOf(high) }] } };
}

/** `inq`. No date is one of a list: LoopBack compares its dates there by identity. */
export function oneOf(items: readonly unknown[], type: FieldType | undefined): Judgement {
  if (type === 'date')
    return oneOf(
      items.filter(item => item === null),
      undefined,
    );
  if (!items.every(isKey)) return { test: value => items.some(item => looselyEqual(item, value)) };
  const exact = new Set<unknown>(items);
  const loosely = (value: unknown) => items.some(item => looselyEqual(item, value));
  const test: ValueTest = value => exact.has(value) || (typeof value !== type && loosely(value));
  return { test, narrowing: { by: 'keys', keys: items.map(keyOf) } };
}

/** What JavaScript's `==` says of a scalar and a value of a row; an object equals nothing. */
function looselyEqual(operand: unknown, value: unknown): boolean {
  if (operand == null || value == null) return operand == null && value == null;
  if (typeof value === 'object') return false;
  return typeof operand === typeof value ? operand === value : Number(operand) === Number(value);
}

/** LoopBack's order of two values: negative, 0, positive, or NaN when there is none. */
function compare(left: unknown, right: unknown): number {
  if (left == null || right == null) return left == null && right == null ? 0 : NaN;
  if (typeof left === 'object' || typeof right === 'object') return NaN;
  if (typeof left !== 'string') return Number(left) - Number(right);
  const other = right as string;
  return left > other ? 1 : left < other ? -1 : looselyEqual(left, other) ? 0 : NaN;
}

type Scalar = string | number | boolean;

function isKey(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value) && !Number.isNaN(value);
}

function keyOf(value: Scalar): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** The first and the last key of the kind of another; no text is the last. */
function first(key: string | number): SortKey {
  return typeof key === 'string' ? '' : -Infinity;
}

function last(key: string | number): SortKey {
  return typeof key === 'string' ? undefined : Infinity;
}

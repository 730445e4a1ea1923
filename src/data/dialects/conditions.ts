import type { FieldDescriptor, FieldKind, FilterOperator } from '../../schema/field.ts';
import { containing, containingAnyCase, type ContainsStyle } from './containsStyle.ts';
import { type FilterValue, readValue } from '../../schema/readValue.ts';
import { NotAsked } from '../NotAsked.ts';

/** A part of LoopBack's `where`. */
export type Where = Readonly<Record<string, unknown>>;

/** LoopBack takes longer lists; addresses do not. */
export const LONGEST_LIST = 100;

type Wording = (field: FieldDescriptor, value: unknown, style: ContainsStyle) => readonly Where[];

/** What each operator becomes: conditions of one operator each, all of which must hold. */
const wordings: Readonly<Record<FilterOperator, Wording>> = {
  eq: (field, value) => asked(readValue(field, value)).map(one => ({ [field.source]: one })),
  like: contains,
  inq: among,
  gt: (field, value) => compare(field, 'gt', value),
  gte: (field, value) => compare(field, 'gte', value),
  lt: (field, value) => compare(field, 'lt', value),
  lte: (field, value) => compare(field, 'lte', value),
  between: (field, value) => {
    const [from, to] = listOf(value);
    return [...compare(field, 'gte', from), ...compare(field, 'lte', to)];
  },
  empty: (field, value) => {
    const isEmpty = String(value);
    if (isEmpty === 'true') return [{ [field.source]: null }];
    return isEmpty === 'false' ? present(field) : [];
  },
  // A branch is asked for by its path. In a group there is none, and nothing less may be asked instead.
  within: ({ source }) => {
    throw new NotAsked('documents.noQuestion', { field: source });
  },
};

/**
 * Words one question about a field so that every LoopBack store answers it alike: no condition
 * has two operators, and none is a negation.
 *
 * @returns no condition when the value says nothing, or nothing that the field can be
 * @throws NotAsked for a branch of a tree, which is no condition
 * @see spec/loopback.md, What follows 1 (CALL-02)
 */
export const word = (
  field: FieldDescriptor,
  operator: FilterOperator,
  value: unknown,
  style: ContainsStyle,
): readonly Where[] => wordings[operator](field, value, style);

function compare(field: FieldDescriptor, operator: 'gt' | 'gte' | 'lt' | 'lte', value: unknown) {
  return asked(readValue(field, value)).map(one => ({ [field.source]: { [operator]: one } }));
}

function contains(field: FieldDescriptor, value: unknown, style: ContainsStyle): readonly Where[] {
  const typed = String(readValue(field, value) ?? '');
  if (typed === '') return [];
  // Device ids are written in capitals, and are found however somebody types them. @see spec A3
  const part = field.rule === 'deviceId' ? typed.toUpperCase() : typed;
  const operands = field.ignoreCase ? containingAnyCase[style](part) : [containing[style](part)];
  const like = either(operands.map(operand => ({ [field.source]: { like: operand } })));
  // LoopBack's memory store reads a missing text as "null" or "undefined", which holds a "u".
  const mayBeMissing = style === 'regexp' && (field.nullable || !field.required);
  return mayBeMissing ? [like, ...present(field)] : [like];
}

/**
 * Kinds that are asked value by value: LoopBack's memory store compares the dates of a list by identity, so that none is
 * ever found; and a list of values has one if any of them equals it, which is only known of equality.
 */
const EACH: ReadonlySet<FieldKind> = new Set(['date', 'dateTime', 'enumList', 'referenceList']);

function among(field: FieldDescriptor, value: unknown): readonly Where[] {
  const values = [...new Set(listOf(value).flatMap(one => asked(readValue(field, one))))];
  if (values.length === 0) return [];
  const isEach = EACH.has(field.kind);
  const parts = isEach
    ? values.map(one => ({ [field.source]: one }))
    : chunks(values, LONGEST_LIST).map(inq => ({ [field.source]: { inq } }));
  return [either(parts)];
}

/** One of the conditions; `or` of one is the one. */
export const either = ([first = {}, ...others]: readonly Where[]): Where =>
  others.length > 0 ? { or: [first, ...others] } : first;

/** The condition that a field has a value, without a negation: it is at least the least one. */
function present(field: FieldDescriptor): readonly Where[] {
  const { source } = field;
  switch (field.kind) {
    case 'boolean':
      return [{ [source]: { inq: [false, true] } }];
    case 'integer':
    case 'number':
    case 'duration':
      return [{ [source]: { gte: Number.MIN_SAFE_INTEGER } }];
    case 'dateTime':
      return [{ [source]: { gte: '0001-01-01T00:00:00.000Z' } }];
    case 'date':
      return [{ [source]: { gte: '0001-01-01' } }];
    default:
      return [{ [source]: { gte: '' } }];
  }
}

const asked = (value: FilterValue | undefined): readonly FilterValue[] =>
  value === undefined ? [] : [value];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Cuts a list into pieces of at most `size`. */
export function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}

import type { FieldDescriptor, FieldKind, FilterOperator } from '../../schema/field.ts';
import {
  CONTAINS_PATTERN,
  CONTAINS_PATTERNS_ANY_CASE,
  type ContainsStyle,
} from './containsStyle.ts';
import { type FilterValue, readFilterValue } from '../../schema/readFilterValue.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';

/** A part of LoopBack's `where`. */
export type LoopbackWhere = Readonly<Record<string, unknown>>;

/** LoopBack takes longer lists; addresses do not. */
export const MAX_INQ_VALUES = 100;

type ConditionBuilder = (
  field: FieldDescriptor,
  value: unknown,
  style: ContainsStyle,
) => readonly LoopbackWhere[];

/** What each operator becomes: conditions of one operator each, all of which must hold. */
const CONDITION_BUILDERS: Readonly<Record<FilterOperator, ConditionBuilder>> = {
  eq: (field, value) =>
    toArray(readFilterValue(field, value)).map(one => ({ [field.source]: one })),
  like: buildLikeConditions,
  inq: buildInqConditions,
  gt: (field, value) => buildComparison(field, 'gt', value),
  gte: (field, value) => buildComparison(field, 'gte', value),
  lt: (field, value) => buildComparison(field, 'lt', value),
  lte: (field, value) => buildComparison(field, 'lte', value),
  between: (field, value) => {
    const [from, to] = asList(value);
    return [...buildComparison(field, 'gte', from), ...buildComparison(field, 'lte', to)];
  },
  empty: (field, value) => {
    const isEmpty = String(value);
    if (isEmpty === 'true') return [{ [field.source]: null }];
    return isEmpty === 'false' ? buildNotEmptyConditions(field) : [];
  },
  // A branch is asked for by its path. In a group there is none, and nothing less may be asked instead.
  within: ({ source }) => {
    throw new UnsupportedQueryError('documents.noQuestion', { field: source });
  },
};

/**
 * Words one question about a field so that every LoopBack store answers it alike: no condition
 * has two operators, and none is a negation.
 *
 * @returns no condition when the value says nothing, or nothing that the field can be
 * @throws NotAsked for a branch of a tree, which is no condition
 * @see docs/loopback.md, Consequences (CALL-02)
 */
export const buildConditions = (
  field: FieldDescriptor,
  operator: FilterOperator,
  value: unknown,
  style: ContainsStyle,
): readonly LoopbackWhere[] => CONDITION_BUILDERS[operator](field, value, style);

function buildComparison(
  field: FieldDescriptor,
  operator: 'gt' | 'gte' | 'lt' | 'lte',
  value: unknown,
) {
  return toArray(readFilterValue(field, value)).map(one => ({
    [field.source]: { [operator]: one },
  }));
}

function buildLikeConditions(
  field: FieldDescriptor,
  value: unknown,
  style: ContainsStyle,
): readonly LoopbackWhere[] {
  const text = String(readFilterValue(field, value) ?? '');
  if (text === '') return [];
  // Device ids are written in capitals, and are found however somebody types them. @see ASSET-01
  const part = field.rule === 'deviceId' ? text.toUpperCase() : text;
  const operands = field.ignoreCase
    ? CONTAINS_PATTERNS_ANY_CASE[style](part)
    : [CONTAINS_PATTERN[style](part)];
  const like = joinWithOr(operands.map(operand => ({ [field.source]: { like: operand } })));
  // LoopBack's memory store reads a missing text as "null" or "undefined", which holds a "u".
  const mayBeMissing = style === 'regexp' && (field.nullable || !field.required);
  return mayBeMissing ? [like, ...buildNotEmptyConditions(field)] : [like];
}

/**
 * Kinds that are asked value by value: LoopBack's memory store compares the dates of a list by identity, so that none is
 * ever found; and a list of values has one if any of them equals it, which is only known of equality.
 */
const EQUALITY_ONLY_KINDS: ReadonlySet<FieldKind> = new Set([
  'date',
  'dateTime',
  'enumList',
  'referenceList',
]);

function buildInqConditions(field: FieldDescriptor, value: unknown): readonly LoopbackWhere[] {
  const values = [...new Set(asList(value).flatMap(one => toArray(readFilterValue(field, one))))];
  if (values.length === 0) return [];
  const isEqualityOnly = EQUALITY_ONLY_KINDS.has(field.kind);
  const parts = isEqualityOnly
    ? values.map(one => ({ [field.source]: one }))
    : splitIntoChunks(values, MAX_INQ_VALUES).map(inq => ({ [field.source]: { inq } }));
  return [joinWithOr(parts)];
}

/** One of the conditions; `or` of one is the one. */
export const joinWithOr = ([first = {}, ...others]: readonly LoopbackWhere[]): LoopbackWhere =>
  others.length > 0 ? { or: [first, ...others] } : first;

/** The condition that a field has a value, without a negation: it is at least the least one. */
function buildNotEmptyConditions(field: FieldDescriptor): readonly LoopbackWhere[] {
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

const toArray = (value: FilterValue | undefined): readonly FilterValue[] =>
  value === undefined ? [] : [value];

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Cuts a list into pieces of at most `size`. */
export function splitIntoChunks<Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}

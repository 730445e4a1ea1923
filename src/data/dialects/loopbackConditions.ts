import { normalizeDeviceId } from '../../domain/deviceId.ts';
import { removeInvisible } from '../../domain/removeInvisible.ts';
import type { FieldDescriptor, FieldKind, FilterOperator } from '../../schema/field.ts';
import {
  CONTAINS_PATTERN,
  CONTAINS_PATTERNS_ANY_CASE,
  type ContainsStyle,
} from './containsStyle.ts';
import { type FilterValue, readBoolean, readFilterValue } from '../readFilterValue.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';

/** A part of LoopBack's `where`. */
export type LoopbackWhere = Readonly<Record<string, unknown>>;

/** LoopBack accepts longer lists; URLs have a length limit. */
export const MAX_INQ_VALUES = 100;

type ConditionBuilder = (
  field: FieldDescriptor,
  value: unknown,
  style: ContainsStyle,
) => readonly LoopbackWhere[];

/** The conditions of each operator: each has one operator, and all are combined by AND. */
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
    const isEmpty = readBoolean(value);
    if (isEmpty) return [{ [field.source]: null }];
    return isEmpty === false ? buildNotEmptyConditions(field) : [];
  },
  // A branch is requested by its path. In a group this is impossible, and dropping the condition would change the
  // result.
  within: ({ source }) => {
    throw new UnsupportedQueryError('documents.noCondition', { field: source });
  },
};

/**
 * Builds the conditions of one operator of a field so that every LoopBack store returns the same result: no condition
 * has two operators, and none is a negation.
 *
 * @returns no condition when the value is empty or invalid for the field
 * @throws UnsupportedQueryError for a branch of a tree, which is not a condition
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
  const like =
    field.rule === 'deviceId'
      ? buildContainsId(field.source, text, style)
      : buildContains(field.source, removeInvisible(text), style);
  // LoopBack's memory store reads a missing text as "null" or "undefined", which contains a "u".
  const mayBeMissing = style === 'regexp' && (field.nullable || !field.required);
  return mayBeMissing ? [like, ...buildNotEmptyConditions(field)] : [like];
}

/**
 * Builds the condition that a text contains a part, in any case.
 *
 * @example buildContains('name', 'st', 'regexp') // { name: { like: '[Ss][Tt]' } }
 */
export const buildContains = (source: string, part: string, style: ContainsStyle): LoopbackWhere =>
  joinWithOr(CONTAINS_PATTERNS_ANY_CASE[style](part).map(like => ({ [source]: { like } })));

/** Builds the condition that a device id contains a part, which is found in any case, and as it is pasted. @see ASSET-01 */
export const buildContainsId = (source: string, part: string, style: ContainsStyle) => ({
  [source]: { like: CONTAINS_PATTERN[style](normalizeDeviceId(part)) },
});

/**
 * Kinds with one equality condition per value: LoopBack's memory store compares dates in `inq` by identity, so that
 * none matches; and a list of values matches if any of them equals the value, which is certain for equality only.
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

/** Combines conditions by OR; a single condition is returned unchanged. */
export const joinWithOr = ([first = {}, ...others]: readonly LoopbackWhere[]): LoopbackWhere =>
  others.length > 0 ? { or: [first, ...others] } : first;

/** Builds the condition that a field has a value, without a negation: it is at least the smallest one. */
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
    // A position has no order. The comparison with null is the only negation that all stores evaluate alike.
    case 'geoPoint':
      return [{ [source]: { neq: null } }];
    default:
      return [{ [source]: { gte: '' } }];
  }
}

const toArray = (value: FilterValue | undefined): readonly FilterValue[] =>
  value === undefined ? [] : [value];

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Splits a list into chunks of at most `size`. */
export function splitIntoChunks<Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}

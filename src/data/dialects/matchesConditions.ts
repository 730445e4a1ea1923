import { parseInstant } from '../../domain/timeZone.ts';
import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import { type Condition, type FilterCondition, isConditionGroup } from '../../schema/filter.ts';
import { readBoolean, readFilterValue } from '../readFilterValue.ts';
import { getSiteZone } from '../siteZone.ts';
import type { DataRow } from './Lister.ts';

/** Whether a row matches the conditions: for servers that return all rows at once and filter none. */
export const matchesConditions = (row: DataRow, conditions: readonly FilterCondition[]): boolean =>
  conditions.every(condition =>
    isConditionGroup(condition)
      ? condition.or.some(branch => matchesConditions(row, branch))
      : matchesCondition(row, condition),
  );

type Predicate = (value: unknown, expected: unknown, field: FieldDescriptor) => boolean;

const createComparison =
  (is: (order: number) => boolean): Predicate =>
  (value, expected, field) => {
    const limit = readFilterValue(field, expected);
    // An empty value is no condition, as in every other dialect.
    if (limit === undefined) return true;
    return !isEmpty(value) && is(compareValues(field, value, limit));
  };

const PREDICATES: Readonly<Record<FilterOperator, Predicate>> = {
  eq: (value, expected, field) => isOneOf(value, [expected], field),
  // Rows in memory have no tree: a branch is its first record.
  within: (value, expected, field) => isOneOf(value, [expected], field),
  inq: (value, expected, field) => isOneOf(value, asList(expected), field),
  like: (value, expected) => toLowerCaseText(value).includes(toLowerCaseText(expected)),
  gt: createComparison(order => order > 0),
  gte: createComparison(order => order >= 0),
  lt: createComparison(order => order < 0),
  lte: createComparison(order => order <= 0),
  between: (value, expected, field) => {
    const [from, to] = asList(expected);
    return PREDICATES.gte(value, from, field) && PREDICATES.lte(value, to, field);
  },
  empty: (value, expected) => (readBoolean(expected) === true) === isEmpty(value),
};

const matchesCondition = (row: DataRow, { field, operator, value }: Condition) =>
  PREDICATES[operator](row[field.source], value, field);

function isOneOf(value: unknown, expected: readonly unknown[], field: FieldDescriptor): boolean {
  const expectedTexts = new Set(expected.map(one => toText(readFilterValue(field, one) ?? one)));
  return asList(value).some(one => expectedTexts.has(toText(one)));
}

/** Compares two values of a field for sorting. Missing values come last. */
export function compareValues(field: FieldDescriptor, one: unknown, other: unknown): number {
  if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (field.kind === 'dateTime') return toInstant(one) - toInstant(other);
  return collator.compare(toText(one), toText(other));
}

const toInstant = (value: unknown) => parseInstant(value, getSiteZone());
const collator = new Intl.Collator(undefined, { numeric: true });
const toText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');
const toLowerCaseText = (value: unknown) => (isEmpty(value) ? '' : toText(value).toLowerCase());
const isEmpty = (value: unknown): value is undefined | null =>
  value === undefined || value === null;
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

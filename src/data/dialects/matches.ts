import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import { readValue } from '../../schema/readValue.ts';
import type { Row } from './Lister.ts';
import type { Question, Questions } from './questions.ts';

/** Whether a row is what is asked for: for servers that give all rows at once and filter none. */
export function matches(row: Row, questions: Questions): boolean {
  if ('all' in questions) return questions.all.every(one => matches(row, one));
  if ('any' in questions) return questions.any.some(one => matches(row, one));
  return holds(row, questions);
}

type Judge = (value: unknown, asked: unknown, field: FieldDescriptor) => boolean;

const compares =
  (is: (order: number) => boolean): Judge =>
  (value, asked, field) => {
    const limit = readValue(field, asked);
    // A value that says nothing asks nothing, as in every other dialect.
    if (limit === undefined) return true;
    return !isEmpty(value) && is(compare(field, value, limit));
  };

const judges: Readonly<Record<FilterOperator, Judge>> = {
  eq: (value, asked, field) => isOneOf(value, [asked], field),
  // Rows that are all here stand in no tree: a branch is its first record.
  within: (value, asked, field) => isOneOf(value, [asked], field),
  inq: (value, asked, field) => isOneOf(value, listOf(asked), field),
  like: (value, asked) => folded(value).includes(folded(asked)),
  gt: compares(order => order > 0),
  gte: compares(order => order >= 0),
  lt: compares(order => order < 0),
  lte: compares(order => order <= 0),
  between: (value, asked, field) => {
    const [from, to] = listOf(asked);
    return judges.gte(value, from, field) && judges.lte(value, to, field);
  },
  empty: (value, asked) => (String(asked) === 'true') === isEmpty(value),
};

const holds = (row: Row, { field, operator, value }: Question) =>
  judges[operator](row[field.source], value, field);

function isOneOf(value: unknown, asked: readonly unknown[], field: FieldDescriptor): boolean {
  const wanted = new Set(asked.map(one => String(readValue(field, one) ?? one)));
  return listOf(value).some(one => wanted.has(String(one)));
}

/**
 * Orders two values of a field: below 0 when the first comes first. What is missing comes last.
 */
export function compare(field: FieldDescriptor, one: unknown, other: unknown): number {
  if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (field.kind === 'dateTime') return Date.parse(text(one)) - Date.parse(text(other));
  return words.compare(text(one), text(other));
}

const words = new Intl.Collator(undefined, { numeric: true });
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const folded = (value: unknown) => (isEmpty(value) ? '' : text(value).toLowerCase());
const isEmpty = (value: unknown): value is undefined | null =>
  value === undefined || value === null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { plainValue } from '../form/plainValues.ts';

/** The filter of a list as react-admin keeps it in the address: `{ username: { like: 'li' } }`. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** One question that a list is asked: the field, how, and with what. */
export interface Asked {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/**
 * The questions in a filter, in the order of the document. An address can be written by anybody:
 * fields and operators that the document does not offer are passed over.
 */
export function readAsked({ fields }: ResourceDescriptor, values: FilterValues): readonly Asked[] {
  return fields.flatMap(field =>
    field.filter.flatMap(operator => {
      const value = valueOf(values[field.source], operator, field.filter[0]);
      return value === undefined ? [] : [{ field, operator, value }];
    }),
  );
}

/** A bare value asks with the usual operator of its field. */
function valueOf(given: unknown, operator: FilterOperator, usual?: FilterOperator): unknown {
  if (given === undefined || given === null || given === '') return undefined;
  if (typeof given !== 'object' || Array.isArray(given))
    return operator === usual ? given : undefined;
  const value = (given as Readonly<Record<string, unknown>>)[operator];
  return value === null || value === '' ? undefined : value;
}

/** The filter that asks these questions. */
export function writeAsked(asked: readonly Asked[]): FilterValues {
  const values: Record<string, Record<string, unknown>> = {};
  for (const { field, operator, value } of asked) {
    values[field.source] = { ...values[field.source], [operator]: value };
  }
  return values;
}

export const isSame = (one: Asked, other: Asked) =>
  one.field.source === other.field.source && one.operator === other.operator;

/** The questions with this one in place of what was asked the same way before. */
export const withAsked = (asked: readonly Asked[], next: Asked): readonly Asked[] => [
  ...asked.filter(each => !isSame(each, next)),
  next,
];

export const withoutAsked = (asked: readonly Asked[], gone: Asked): readonly Asked[] =>
  asked.filter(each => !isSame(each, gone));

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

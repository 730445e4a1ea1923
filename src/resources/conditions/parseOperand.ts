import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import { type FilterValue, readBoolean, readFilterValue } from '../../data/readFilterValue.ts';

interface ParsedOperand {
  /** The parsed operand; undefined when no part is valid. */
  readonly value: unknown;
  /** Values of the wrong type, or that the field no longer has. */
  readonly rejectedValues: readonly unknown[];
}

type OperandParser = (field: FieldDescriptor, rawValue: unknown) => ParsedOperand;

const parseSingle: OperandParser = (field, rawValue) => {
  const value = parseListedValue(field, rawValue);
  return { value, rejectedValues: value === undefined ? [rawValue] : [] };
};

const operandParsers: Readonly<Record<FilterOperator, OperandParser>> = {
  eq: parseSingle,
  gt: parseSingle,
  gte: parseSingle,
  lt: parseSingle,
  lte: parseSingle,
  like: (_, rawValue) =>
    typeof rawValue === 'string' || typeof rawValue === 'number'
      ? { value: String(rawValue), rejectedValues: [] }
      : { value: undefined, rejectedValues: [rawValue] },
  inq: (field, rawValue) => {
    const read = toList(rawValue).map(each => [each, parseListedValue(field, each)] as const);
    const values = read.flatMap(([, value]) => (value === undefined ? [] : [value]));
    const rejectedValues = read.flatMap(([each, value]) => (value === undefined ? [each] : []));
    return { value: values.length > 0 ? [...new Set(values)] : undefined, rejectedValues };
  },
  between: (field, rawValue) => {
    const ends = Array.isArray(rawValue) ? rawValue.map(each => parseListedValue(field, each)) : [];
    const isRange = ends.length === 2 && !ends.includes(undefined);
    return isRange
      ? { value: ends, rejectedValues: [] }
      : { value: undefined, rejectedValues: [rawValue] };
  },
  within: parseSingle,
  empty: (_, rawValue) => {
    const value = readBoolean(rawValue);
    return { value, rejectedValues: value === undefined ? [rawValue] : [] };
  },
};

/** Parses the value of a condition by its field and operator. */
export const parseOperand = (
  field: FieldDescriptor,
  operator: FilterOperator,
  rawValue: unknown,
): ParsedOperand => operandParsers[operator](field, rawValue);

/** A choice that the document no longer lists is rejected, whatever the platform does with it. */
function parseListedValue(field: FieldDescriptor, rawValue: unknown): FilterValue | undefined {
  const value = readFilterValue(field, rawValue);
  const isListed =
    (field.kind !== 'enum' && field.kind !== 'enumList') ||
    field.choices.some(choice => choice.value === value);
  return isListed ? value : undefined;
}

const toList = (rawValue: unknown): readonly unknown[] =>
  Array.isArray(rawValue) ? rawValue : [rawValue];

import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import { type FilterValue, readValue } from '../../schema/readValue.ts';

interface Operand {
  /** What is asked for; undefined when nothing of it can be. */
  readonly value: unknown;
  /** What the field cannot be compared with, or no longer has. */
  readonly refused: readonly unknown[];
}

type Reader = (field: FieldDescriptor, given: unknown) => Operand;

const one: Reader = (field, given) => {
  const value = valueOf(field, given);
  return { value, refused: value === undefined ? [given] : [] };
};

const readers: Readonly<Record<FilterOperator, Reader>> = {
  eq: one,
  gt: one,
  gte: one,
  lt: one,
  lte: one,
  like: (_, given) =>
    typeof given === 'string' || typeof given === 'number'
      ? { value: String(given), refused: [] }
      : { value: undefined, refused: [given] },
  inq: (field, given) => {
    const read = listOf(given).map(each => [each, valueOf(field, each)] as const);
    const values = read.flatMap(([, value]) => (value === undefined ? [] : [value]));
    const refused = read.flatMap(([each, value]) => (value === undefined ? [each] : []));
    return { value: values.length > 0 ? [...new Set(values)] : undefined, refused };
  },
  between: (field, given) => {
    const ends = Array.isArray(given) ? given.map(each => valueOf(field, each)) : [];
    const isRange = ends.length === 2 && !ends.includes(undefined);
    return isRange ? { value: ends, refused: [] } : { value: undefined, refused: [given] };
  },
  within: one,
  empty: (_, given) =>
    ['true', 'false'].includes(String(given))
      ? { value: String(given) === 'true', refused: [] }
      : { value: undefined, refused: [given] },
};

/** Reads the other side of a question as its field and operator want it. */
export const readOperand = (
  field: FieldDescriptor,
  operator: FilterOperator,
  given: unknown,
): Operand => readers[operator](field, given);

/** A choice that the document no longer lists is gone, whatever the platform would say to it. */
function valueOf(field: FieldDescriptor, given: unknown): FilterValue | undefined {
  const value = readValue(field, given);
  const isListed =
    (field.kind !== 'enum' && field.kind !== 'enumList') ||
    field.choices.some(choice => choice.value === value);
  return isListed ? value : undefined;
}

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given]);

import type { FieldType } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { toList, toScalar, isJsonObject, toText } from './json.ts';

/**
 * Coerces an operand to the type of its field, as LoopBack's model layer does, then to a scalar: a list or an object is
 * compared by its text. A date becomes its instant in milliseconds. Null stays null. A text that is no number stays
 * text, and so matches nothing.
 *
 * @throws FilterError for text that is no date, and for MongoDB's operators (`$ne`).
 * @see docs/loopback.md, section 1
 */
export function coerce(value: unknown, type: FieldType | undefined, path: string): unknown {
  if (value === null || value === undefined) return null;
  if (!hasCoercion(type)) return toScalar(value);
  const list = toList(value);
  if (list) return coerceAsOneValue(list, type, path);
  assertNoMongoOperators(value, path);
  return COERCIONS[type](value, path);
}

/** Coerces the items of a list, each to the type of its field; nulls stay. */
export function coerceItems(
  items: readonly unknown[],
  type: FieldType | undefined,
  path: string,
): readonly unknown[] {
  if (!hasCoercion(type)) return items.map(toScalar);
  return items.map(item => (item === null ? null : COERCIONS[type](item, path)));
}

/** Returns the instant of a date in a row, in milliseconds; null and undefined stay. */
export function toInstant(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'number') return value;
  return value instanceof Date ? value.getTime() : Date.parse(toText(value));
}

const COERCIONS = {
  string: (value: unknown): unknown => toText(value),
  number: (value: unknown): unknown => {
    const number = Number(toScalar(value));
    return Number.isNaN(number) ? toScalar(value) : number;
  },
  boolean: (value: unknown): unknown => {
    if (value === 'false' || value === '0') return false;
    return Boolean(value);
  },
  date: (value: unknown, path: string): unknown => {
    const instant = new Date(toScalar(value) as string | number).getTime();
    if (!Number.isNaN(instant)) return instant;
    throw new FilterError(
      `${quote(value)} is no date, and ${path} is one: send ISO 8601, such as "2026-01-31T08:00:00.000Z".`,
    );
  },
};

function hasCoercion(type: FieldType | undefined): type is keyof typeof COERCIONS {
  return type !== undefined && Object.hasOwn(COERCIONS, type);
}

/** Coerces a list where one value is expected. No date equals a list, so its instant is NaN. */
function coerceAsOneValue(
  list: readonly unknown[],
  type: keyof typeof COERCIONS,
  path: string,
): unknown {
  const items = coerceItems(list, type, path);
  return type === 'date' ? NaN : toText(items);
}

function assertNoMongoOperators(value: unknown, path: string): void {
  const operators = isJsonObject(value)
    ? Object.keys(value).filter(key => key.startsWith('$'))
    : [];
  if (operators.length === 0) return;
  throw new FilterError(
    `The operators ${operators.join(', ')} on ${path} are not allowed in a query: write LoopBack's, such as {"neq": …}.`,
  );
}

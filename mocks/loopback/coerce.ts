import type { FieldType } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { asList, asScalar, isObject, textOf } from './json.ts';

/**
 * An operand as the type of its field, as LoopBack's model layer does it, then as a scalar: a list
 * or an object is compared by its text. A date becomes its instant in milliseconds.
 * Null stays null. A text that is no number stays text, and so matches nothing.
 *
 * @throws FilterError for text that is no date, and for MongoDB's operators (`$ne`).
 * @see spec/loopback.md, section 1
 */
export function coerce(value: unknown, type: FieldType | undefined, path: string): unknown {
  if (value === null || value === undefined) return null;
  if (!isCoerced(type)) return asScalar(value);
  const list = asList(value);
  if (list) return coerceAsOneValue(list, type, path);
  refuseMongoOperators(value, path);
  return coercions[type](value, path);
}

/** The items of a list of values, each as the type of its field; nulls stay. */
export function coerceItems(
  items: readonly unknown[],
  type: FieldType | undefined,
  path: string,
): readonly unknown[] {
  if (!isCoerced(type)) return items.map(asScalar);
  return items.map(item => (item === null ? null : coercions[type](item, path)));
}

/** The instant of a date in a row, in milliseconds; null and undefined stay. */
export function instantOf(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'number') return value;
  return value instanceof Date ? value.getTime() : Date.parse(textOf(value));
}

const coercions = {
  string: (value: unknown): unknown => textOf(value),
  number: (value: unknown): unknown => {
    const number = Number(asScalar(value));
    return Number.isNaN(number) ? asScalar(value) : number;
  },
  boolean: (value: unknown): unknown => {
    if (value === 'false' || value === '0') return false;
    return Boolean(value);
  },
  date: (value: unknown, path: string): unknown => {
    const instant = new Date(asScalar(value) as string | number).getTime();
    if (!Number.isNaN(instant)) return instant;
    throw new FilterError(
      `${quote(value)} is no date, and ${path} is one: send ISO 8601, such as "2026-01-31T08:00:00.000Z".`,
    );
  },
};

function isCoerced(type: FieldType | undefined): type is keyof typeof coercions {
  return type !== undefined && Object.hasOwn(coercions, type);
}

/** A list in the place of one value. No date equals a list, so its instant is NaN. */
function coerceAsOneValue(
  list: readonly unknown[],
  type: keyof typeof coercions,
  path: string,
): unknown {
  const items = coerceItems(list, type, path);
  return type === 'date' ? NaN : textOf(items);
}

function refuseMongoOperators(value: unknown, path: string): void {
  const operators = isObject(value) ? Object.keys(value).filter(key => key.startsWith('$')) : [];
  if (operators.length === 0) return;
  throw new FilterError(
    `The operators ${operators.join(', ')} on ${path} are not allowed in a query: write LoopBack's, such as {"neq": …}.`,
  );
}

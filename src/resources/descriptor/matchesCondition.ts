import type { RecordCondition, ScalarValue } from '../../schema/field.ts';
import type { PlainObject } from '../../schema/isObject.ts';

/**
 * Whether a record matches a condition of a document. A missing value is null.
 *
 * @example matchesCondition({ locked: [false, null] }, {}) // true
 */
export const matchesCondition = (
  condition: RecordCondition | undefined,
  record: PlainObject,
): boolean =>
  condition === undefined ||
  Object.entries(condition).every(([source, expected]) => {
    const value = (record[source] ?? null) as ScalarValue;
    return Array.isArray(expected) ? expected.includes(value) : expected === value;
  });

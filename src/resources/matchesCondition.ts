import type { RecordCondition, ScalarValue } from '../schema/field.ts';
import type { PlainObject } from './fieldComponents.ts';

/** Whether a record is as a document's condition says. A missing value is null. */
export const matchesCondition = (
  condition: RecordCondition | undefined,
  record: PlainObject,
): boolean =>
  condition === undefined ||
  Object.entries(condition).every(([source, expected]) => {
    const value = (record[source] ?? null) as ScalarValue;
    return Array.isArray(expected) ? expected.includes(value) : expected === value;
  });

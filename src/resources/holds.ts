import type { Condition, Scalar } from '../schema/field.ts';
import type { Owner } from './fieldKit.ts';

/** Whether a record is as a document's condition says. A missing value is null. */
export const holds = (condition: Condition | undefined, record: Owner): boolean =>
  condition === undefined ||
  Object.entries(condition).every(([source, wanted]) => {
    const value = (record[source] ?? null) as Scalar;
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });

import { parseInstant } from '../../../domain/timeZone.ts';
import { isObject } from '../../../schema/isObject.ts';
import { UNREADABLE_KEY } from '../../../schema/readableValue.ts';
import type { ReadyRow, FieldChange } from './ImportWorker.ts';

/** Returns the changes of a row to a record. Another notation of the same value is no change. */
export const getFieldChanges = (
  values: ReadyRow['values'],
  record: Readonly<Record<string, unknown>>,
  zone: string | undefined,
): readonly FieldChange[] =>
  Object.entries(values).flatMap(([source, after]) => {
    const before = getSentValue(record, source);
    return isSame(before, after, zone) ? [] : [{ source, before, after }];
  });

/** Returns the value as the platform sent it, even where its type does not match the field. */
function getSentValue(record: Readonly<Record<string, unknown>>, source: string): unknown {
  const unreadableValues = record[UNREADABLE_KEY];
  return isObject(unreadableValues) && Object.hasOwn(unreadableValues, source)
    ? unreadableValues[source]
    : record[source];
}

function isSame(before: unknown, after: unknown, zone: string | undefined): boolean {
  if (isBlank(before) || isBlank(after)) return isBlank(before) && isBlank(after);
  if (Array.isArray(before) && Array.isArray(after))
    return (
      before.length === after.length && before.every((one, at) => isSame(one, after[at], zone))
    );
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(key =>
      isSame(before[key], after[key], zone),
    );
  return before === after || isSameInstant(before, after, zone);
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const INSTANT_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d/u;

/** An instant can have any offset or none, with or without milliseconds. */
const isSameInstant = (one: unknown, other: unknown, zone: string | undefined): boolean =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  INSTANT_PATTERN.test(one) &&
  INSTANT_PATTERN.test(other) &&
  parseInstant(one, zone) === parseInstant(other, zone);

import { instantOf } from './coerce.ts';
import type { FieldType } from './fieldTypes.ts';
import type { ValueTest } from './judgement.ts';
import { ownValue, reader, valueAt } from './path.ts';

/** Whether a row passes. */
export type RowTest = (row: object) => boolean;

/**
 * Asks a test of the value at a path. A list passes when one of its items does; an empty one only if
 * `passesEmptyList`. A dotted path also leads through lists: each item is asked for the rest of it.
 *
 * @see spec/loopback.md, section 8
 */
export function rowTest(
  path: string,
  type: FieldType | undefined,
  test: ValueTest,
  passesEmptyList: boolean,
): RowTest {
  const ofValue = type === 'date' ? (value: unknown) => test(instantOf(value)) : test;
  const asked = (value: unknown): boolean => {
    if (!Array.isArray(value)) return ofValue(value);
    return value.length === 0 ? passesEmptyList : value.some(asked);
  };
  const segments = path.split('.');
  if (segments.length > 1) return row => alongPath(row, segments, asked);
  const read = reader(path);
  if (type === 'date') return row => asked(read(row));
  return row => {
    const value = read(row);
    return typeof value === 'object' ? asked(value) : test(value);
  };
}

function alongPath(value: unknown, segments: readonly string[], asked: ValueTest): boolean {
  const end = valueAt(value, segments);
  if (Array.isArray(end)) return asked(end);
  if (asked(end)) return true;
  if (segments.length === 1) return false;
  const [first = '', ...rest] = segments;
  const step = ownValue(value, first);
  if (Array.isArray(step)) return step.some(item => alongPath(item, rest, asked));
  return typeof step === 'object' && step !== null && alongPath(step, rest, asked);
}

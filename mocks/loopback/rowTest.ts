import { toInstant } from './coerce.ts';
import type { FieldType } from './fieldTypes.ts';
import type { ValueTest } from './compiledOperator.ts';
import { getOwnValue, createReader, getValueAtSegments } from './propertyPath.ts';

/** Whether a row passes. */
export type RowTest = (row: object) => boolean;

/**
 * Applies a test to the value at a path. A list passes when one of its items does; an empty one only if
 * `passesEmptyList`. A dotted path also leads through lists: the rest of the path applies to each item.
 *
 * @see docs/loopback.md, section 8
 */
export function createRowTest(
  path: string,
  type: FieldType | undefined,
  test: ValueTest,
  passesEmptyList: boolean,
): RowTest {
  const testValue = type === 'date' ? (value: unknown) => test(toInstant(value)) : test;
  const testAny = (value: unknown): boolean => {
    if (!Array.isArray(value)) return testValue(value);
    return value.length === 0 ? passesEmptyList : value.some(testAny);
  };
  const segments = path.split('.');
  if (segments.length > 1) return row => testAlongPath(row, segments, testAny);
  const readValue = createReader(path);
  if (type === 'date') return row => testAny(readValue(row));
  return row => {
    const value = readValue(row);
    return typeof value === 'object' ? testAny(value) : test(value);
  };
}

function testAlongPath(value: unknown, segments: readonly string[], testAny: ValueTest): boolean {
  const endValue = getValueAtSegments(value, segments);
  if (Array.isArray(endValue)) return testAny(endValue);
  if (testAny(endValue)) return true;
  if (segments.length === 1) return false;
  const [first = '', ...rest] = segments;
  const step = getOwnValue(value, first);
  if (Array.isArray(step)) return step.some(item => testAlongPath(item, rest, testAny));
  return typeof step === 'object' && step !== null && testAlongPath(step, rest, testAny);
}

import type { FieldDescriptor } from '../../schema/field.ts';
import type { Complaint } from '../form/complaint.ts';
import { plainValue } from '../form/plainValues.ts';

/** What is wrong with the end of a range: it may not come before the beginning. */
export function judgeRange(
  operand: FieldDescriptor,
  from: unknown,
  until: unknown,
): Complaint | undefined {
  const [first, last] = [plainValue(operand, from), plainValue(operand, until)];
  if (typeof first === 'number' && typeof last === 'number')
    return last < first ? { key: 'filter.backwards' } : undefined;
  if (typeof first !== 'string' || typeof last !== 'string') return undefined;
  // Instants may be written in different zones; days and times of day sort as they are written.
  const isBefore =
    operand.kind === 'dateTime' ? Date.parse(last) < Date.parse(first) : last < first;
  return isBefore ? { key: 'filter.backwards.moment' } : undefined;
}

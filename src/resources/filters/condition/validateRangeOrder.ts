import { parseInstant } from '../../../domain/timeZone.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { FieldValidationError } from '../../values/fieldValidationError.ts';
import { toRequestValue } from '../../values/toRequestValues.ts';

/** Validates that the end of a range is not before its start. */
export function validateRangeOrder(
  operand: FieldDescriptor,
  from: unknown,
  until: unknown,
): FieldValidationError | undefined {
  const [first, last] = [toRequestValue(operand, from), toRequestValue(operand, until)];
  if (typeof first === 'number' && typeof last === 'number')
    return last < first ? { key: 'filter.backwards' } : undefined;
  if (typeof first !== 'string' || typeof last !== 'string') return undefined;
  // Instants may have different zones; dates and times of day sort as texts.
  const isBefore =
    operand.kind === 'dateTime'
      ? parseInstant(last, 'UTC') < parseInstant(first, 'UTC')
      : last < first;
  return isBefore ? { key: 'filter.backwards.moment' } : undefined;
}

import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import type { Condition } from '../../schema/filter.ts';
import { toRequestValue } from '../values/toRequestValues.ts';

/**
 * Returns the form values of a condition; `between` has two.
 *
 * @example toOperandFormValues({ field: power, operator: 'between', value: [40, 60] }) // { value: 40, until: 60 }
 */
export function toOperandFormValues(condition?: Condition): Record<string, unknown> {
  const { operator, value } = condition ?? {};
  if (operator !== 'between' || !Array.isArray(value)) return { value };
  const [from, until] = value as unknown[];
  return { value: from, until };
}

/**
 * Reads the value of a condition from its form values.
 *
 * @example fromOperandFormValues(power, 'between', { value: '40', until: '60' }) // [40, 60]
 */
export function fromOperandFormValues(
  operand: FieldDescriptor,
  operator: FilterOperator,
  { value, until }: Readonly<Record<string, unknown>>,
): unknown {
  return operator === 'between'
    ? [toRequestValue(operand, value), toRequestValue(operand, until)]
    : toRequestValue(operand, value);
}

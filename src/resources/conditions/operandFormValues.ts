import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import type { Condition } from '../../schema/filter.ts';
import { getOperandField } from './getOperandField.ts';
import { removeInvisible } from '../../domain/removeInvisible.ts';
import { normalizeByRule } from '../values/fieldRules.ts';
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
 * Reads the value of a condition on a field from its form values. Typed text is normalized as in a form of the field.
 *
 * @example fromOperandFormValues(power, 'between', { value: '40', until: '60' }) // [40, 60]
 */
export function fromOperandFormValues(
  field: FieldDescriptor,
  operator: FilterOperator,
  { value, until }: Readonly<Record<string, unknown>>,
): unknown {
  const operand = getOperandField(field, operator);
  const normalize = (typed: unknown) =>
    typeof typed === 'string' && field.kind === 'text'
      ? normalizeByRule(field, removeInvisible(typed))
      : typed;
  const read = (typed: unknown) =>
    toRequestValue(operand, Array.isArray(typed) ? typed.map(normalize) : normalize(typed));
  return operator === 'between' ? [read(value), read(until)] : read(value);
}

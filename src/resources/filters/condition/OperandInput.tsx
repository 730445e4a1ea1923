import { useFormContext } from 'react-hook-form';

import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';
import type { FieldInputProps } from '../../descriptor/fieldComponents.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { FormRulesContext } from '../../values/FormRules.ts';
import { validateRangeOrder } from './validateRangeOrder.ts';
import { getOperandField } from '../../conditions/getOperandField.ts';
import { YesNoInput } from '../../inputs/YesNoInput.tsx';

interface OperandInputProps {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  /** The form path prefix of both values of a range, or of the one value: `value` and `until`. */
  readonly namePrefix?: string;
}

/** The input of the value of a condition; a range has two. */
export const OperandInput = ({ field, operator, namePrefix = '' }: OperandInputProps) => {
  const { getValues } = useFormContext();
  const operand = getOperandField(field, operator);
  const value = `${namePrefix}value`;
  const until = `${namePrefix}until`;
  if (operator !== 'between')
    return <SingleOperandInput field={{ ...operand, label: VALUE }} name={value} />;
  return (
    <FormRulesContext
      value={{
        // The end of a range is validated against its start, and again when that changes.
        rules: { [until]: last => validateRangeOrder(operand, getValues(value), last) },
        deps: { [value]: [until] },
        clearErrorOnFocus: false,
        serverErrors: {},
      }}
    >
      <FieldInput field={{ ...operand, label: FROM }} name={value} />
      <FieldInput field={{ ...operand, label: UNTIL }} name={until} />
    </FormRulesContext>
  );
};

/** A boolean condition has no third value. */
const SingleOperandInput = (props: FieldInputProps) =>
  props.field.kind === 'boolean' ? <YesNoInput {...props} /> : <FieldInput {...props} />;

const VALUE = { en: 'Value', zh: '值' };
const FROM = { en: 'From', zh: '从' };
const UNTIL = { en: 'Until', zh: '至' };

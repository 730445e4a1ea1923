import { useFormContext } from 'react-hook-form';

import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { FieldEdit } from '../fieldEdits.tsx';
import { FormRulesContext } from '../form/FormRules.ts';
import { judgeRange } from './judgeRange.ts';
import { operandOf } from './operand.ts';
import { YesNoEdit } from './YesNoEdit.tsx';

interface OperandEditProps {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  /** Where in the form the two sides of a range live, or the one value: `value`, `until` below it. */
  readonly within?: string;
}

/** The other side of a question, in the field's own editor; a range has two. */
export const OperandEdit = ({ field, operator, within = '' }: OperandEditProps) => {
  const { getValues } = useFormContext();
  const operand = operandOf(field, operator);
  const value = `${within}value`;
  const until = `${within}until`;
  if (operator !== 'between') return <OneEdit field={{ ...operand, label: VALUE }} name={value} />;
  return (
    <FormRulesContext
      value={{
        // The end of a range is judged by its beginning, and again when that changes.
        rules: { [until]: last => judgeRange(operand, getValues(value), last) },
        deps: { [value]: [until] },
        clearsOnFocus: false,
        refused: {},
      }}
    >
      <FieldEdit field={{ ...operand, label: FROM }} name={value} />
      <FieldEdit field={{ ...operand, label: UNTIL }} name={until} />
    </FormRulesContext>
  );
};

/** A yes or no has no third answer here. */
const OneEdit = (props: EditProps) =>
  props.field.kind === 'boolean' ? <YesNoEdit {...props} /> : <FieldEdit {...props} />;

const VALUE = { en: 'Value', zh: '值' };
const FROM = { en: 'From', zh: '从' };
const UNTIL = { en: 'Until', zh: '至' };

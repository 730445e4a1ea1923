import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { formKeys } from '../form/formKeys.ts';
import { type Asked, readOperands, writeOperands } from './asked.ts';
import { FieldSelect, OperatorSelect } from './QuestionSelects.tsx';
import { operandOf } from './operand.ts';
import { OperandEdit } from './OperandEdit.tsx';

export interface FilterFormProps {
  readonly fields: readonly FieldDescriptor[];
  /** The question to edit; absent for a new one. */
  readonly asked?: Asked | undefined;
  readonly onApply: (asked: Asked) => void;
  readonly onClose: () => void;
  /** Goes on in groups with what was typed so far, where a list can be asked in groups. */
  readonly onGroups?: ((begun: Asked) => void) | undefined;
}

/** Builds one question: a field, one of its operators, and the value in the field's own editor. */
export const FilterForm = ({ fields, asked, onApply, onClose, onGroups }: FilterFormProps) => {
  const translate = useTranslate();
  const id = useId();
  const [source, setSource] = useState(asked?.field.source);
  const [chosen, setOperator] = useState<string | undefined>(asked?.operator);
  const form = useForm<Record<string, unknown>>({
    mode: 'onTouched',
    defaultValues: writeOperands(asked),
  });
  const field = fields.find(each => each.source === source) ?? fields[0];
  const operator = field?.filter.find(each => each === chosen) ?? field?.filter[0];
  if (!field || !operator) return null;

  const question = (values: Record<string, unknown>): Asked => ({
    field,
    operator,
    value: readOperands(operandOf(field, operator), operator, values),
  });
  const change = (nextSource: string, nextOperator?: string) => {
    setSource(nextSource);
    setOperator(nextOperator);
    form.reset(nextOperator === 'empty' ? { value: true } : {});
  };
  return (
    <FormProvider {...form}>
      <form
        className="filter-editor"
        noValidate
        onSubmit={formKeys(form.handleSubmit(values => onApply(question(values))))}
      >
        <FieldSelect
          id={`${id}field`}
          fields={fields}
          value={field.source}
          autoFocus
          onChange={next => change(next)}
        />
        <OperatorSelect
          id={`${id}operator`}
          field={field}
          value={operator}
          onChange={next => change(field.source, next)}
        />
        <OperandEdit key={`${field.source} ${operator}`} field={field} operator={operator} />
        <div className="filter-editor-foot">
          {onGroups && (
            <ActionButton
              kind="auxiliary"
              className="filter-editor-groups"
              onClick={() => onGroups(question(form.getValues()))}
            >
              {translate('filter.groups')}
            </ActionButton>
          )}
          <ActionButton onClick={onClose}>{translate('shell.cancel')}</ActionButton>
          <ActionButton kind="primary" type="submit">
            {translate('filter.apply')}
          </ActionButton>
        </div>
      </form>
    </FormProvider>
  );
};

import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { createSubmitHandler } from '../form/createSubmitHandler.ts';
import type { Condition } from '../../schema/filter.ts';
import { fromOperandFormValues, toOperandFormValues } from '../conditions/operandFormValues.ts';
import { FieldSelect, OperatorSelect } from './condition/ConditionSelects.tsx';
import { OperandInput } from './condition/OperandInput.tsx';

export interface FilterFormProps {
  readonly fields: readonly FieldDescriptor[];
  /** The condition to edit; absent for a new one. */
  readonly condition?: Condition | undefined;
  readonly onApply: (condition: Condition) => void;
  readonly onClose: () => void;
  /** Opens the group editor with the current input, where the list supports groups. */
  readonly onOpenGroups?: ((condition: Condition) => void) | undefined;
}

/** Edits one condition: a field, one of its operators, and the value in the field's input. */
export const FilterForm = ({
  fields,
  condition,
  onApply,
  onClose,
  onOpenGroups,
}: FilterFormProps) => {
  const translate = useTranslate();
  const id = useId();
  const [source, setSource] = useState(condition?.field.source);
  const [chosenOperator, setOperator] = useState<string | undefined>(condition?.operator);
  const form = useForm<Record<string, unknown>>({
    mode: 'onTouched',
    defaultValues: toOperandFormValues(condition),
  });
  const field = fields.find(each => each.source === source) ?? fields[0];
  const operator = field?.filter.find(each => each === chosenOperator) ?? field?.filter[0];
  if (!field || !operator) return null;

  const toCondition = (values: Record<string, unknown>): Condition => ({
    field,
    operator,
    value: fromOperandFormValues(field, operator, values),
  });
  const change = (nextSource: string, nextOperator?: string) => {
    setSource(nextSource);
    setOperator(nextOperator);
    form.reset(nextOperator === 'empty' ? { value: true } : {});
  };
  return (
    <FormProvider {...form}>
      <form
        className="filter-editor grid w-320 max-w-[calc(100vw-32px)] gap-12 p-16"
        noValidate
        onSubmit={createSubmitHandler(form.handleSubmit(values => onApply(toCondition(values))))}
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
        <OperandInput key={`${field.source} ${operator}`} field={field} operator={operator} />
        <div className="flex flex-wrap justify-end gap-8">
          {onOpenGroups && (
            <ActionButton
              kind="auxiliary"
              className="filter-editor-groups mr-auto -ml-10"
              onClick={() => onOpenGroups(toCondition(form.getValues()))}
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

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { EditProps } from '../fieldKit.ts';
import { FieldEdit } from '../fieldKits.tsx';
import { formKeys } from '../form/formKeys.ts';
import { type FormManner, FormRulesContext } from '../form/FormRules.ts';
import { useText } from '../useText.ts';
import { type Asked, readOperands, writeOperands } from './asked.ts';
import { judgeRange } from './judgeRange.ts';
import { operandOf } from './operand.ts';
import { useOperatorWord } from './useOperatorWord.ts';
import { YesNoEdit } from './YesNoEdit.tsx';

export interface FilterFormProps {
  readonly fields: readonly FieldDescriptor[];
  /** The question to edit; absent for a new one. */
  readonly asked?: Asked | undefined;
  readonly onApply: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** Builds one question: a field, one of its operators, and the value in the field's own editor. */
export const FilterForm = ({ fields, asked, onApply, onClose }: FilterFormProps) => {
  const translate = useTranslate();
  const text = useText();
  const operatorWord = useOperatorWord();
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

  const operand = operandOf(field, operator);
  const apply = form.handleSubmit(values =>
    onApply({ field, operator, value: readOperands(operand, operator, values) }),
  );
  return (
    <FormProvider {...form}>
      <form className="filter-editor" noValidate onSubmit={formKeys(apply)}>
        <TextField
          select
          id={`${id}field`}
          label={translate('filter.field')}
          value={field.source}
          onChange={event => {
            setSource(event.target.value);
            setOperator(undefined);
            form.reset({});
          }}
        >
          {fields.map(each => (
            <MenuItem key={each.source} value={each.source}>
              {text(each.label)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          id={`${id}operator`}
          label={translate('filter.operator')}
          value={operator}
          onChange={event => {
            setOperator(event.target.value);
            form.reset(event.target.value === 'empty' ? { value: true } : {});
          }}
        >
          {field.filter.map(each => (
            <MenuItem key={each} value={each}>
              {operatorWord(field, each)}
            </MenuItem>
          ))}
        </TextField>
        {operator === 'between' ? (
          <FormRulesContext value={rangeRules(operand)}>
            <FieldEdit
              key={`${field.source} ${operator}`}
              field={{ ...operand, label: FROM }}
              name="value"
            />
            <FieldEdit
              key={`${field.source} until`}
              field={{ ...operand, label: UNTIL }}
              name="until"
            />
          </FormRulesContext>
        ) : (
          <OneEdit
            key={`${field.source} ${operator}`}
            field={{ ...operand, label: VALUE }}
            name="value"
          />
        )}
        <div className="filter-editor-foot">
          <ActionButton onClick={onClose}>{translate('shell.cancel')}</ActionButton>
          <ActionButton kind="primary" type="submit">
            {translate('filter.apply')}
          </ActionButton>
        </div>
      </form>
    </FormProvider>
  );
};

/** A yes or no has no third answer here. */
const OneEdit = (props: EditProps) =>
  props.field.kind === 'boolean' ? <YesNoEdit {...props} /> : <FieldEdit {...props} />;

/** The end of a range is judged by its beginning, and again when that changes. */
const rangeRules = (operand: FieldDescriptor): FormManner => ({
  rules: { until: (until, values) => judgeRange(operand, values['value'], until) },
  deps: { value: ['until'] },
  clearsOnFocus: false,
});

const VALUE = { en: 'Value', zh: '值' };
const FROM = { en: 'From', zh: '从' };
const UNTIL = { en: 'Until', zh: '至' };

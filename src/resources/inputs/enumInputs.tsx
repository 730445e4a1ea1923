import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { FormTextField } from './FormTextField.tsx';
import { toArray } from '../fields/toArray.ts';
import { useChoiceLabel } from '../fields/useChoiceLabel.ts';

/** The maximum number of choices of a plain select; more have a search. */
const MAX_SELECT_CHOICES = 24;

export const EnumInput = (props: FieldInputProps<FieldOfKind<'enum'>>) =>
  props.field.choices.length > MAX_SELECT_CHOICES ? (
    <EnumAutocomplete {...props} />
  ) : (
    <EnumSelect {...props} />
  );

const EnumAutocomplete = ({ field, name }: FieldInputProps<FieldOfKind<'enum'>>) => {
  const input = useInputState(field, name);
  const getChoiceLabel = useChoiceLabel(field.choices);
  const translate = useTranslate();
  const value = isChoiceValue(input.value) ? input.value : null;
  return (
    <Autocomplete
      options={getChoiceValues(field, input.value)}
      value={value}
      disabled={field.readOnly}
      disableClearable={field.required && value !== null}
      noOptionsText={translate('form.noChoice')}
      getOptionLabel={getChoiceLabel}
      onChange={(_, chosen) => input.onChange(chosen ?? undefined)}
      renderInput={params => <FormTextField {...params} input={input} />}
    />
  );
};

const isChoiceValue = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

const EnumSelect = ({ field, name }: FieldInputProps<FieldOfKind<'enum'>>) => {
  const input = useInputState(field, name);
  const getChoiceLabel = useChoiceLabel(field.choices);
  const translate = useTranslate();
  return (
    <FormTextField
      select
      input={input}
      value={input.value ?? ''}
      disabled={field.readOnly}
      onChange={({ target: { value } }) => input.onChange(value === '' ? undefined : value)}
    >
      {!field.required && <MenuItem value="">{translate('form.none')}</MenuItem>}
      {getChoiceValues(field, input.value).map(value => (
        <MenuItem key={value} value={value}>
          {getChoiceLabel(value)}
        </MenuItem>
      ))}
    </FormTextField>
  );
};

/** Returns the selectable values, including a current value that the document does not list. */
function getChoiceValues(
  { choices }: FieldOfKind<'enum'>,
  current: unknown,
): readonly (string | number)[] {
  const listed = choices.map(({ value }) => value);
  return isChoiceValue(current) && !listed.includes(current) ? [...listed, current] : listed;
}

export const EnumListInput = ({ field, name }: FieldInputProps<FieldOfKind<'enumList'>>) => {
  const input = useInputState(field, name);
  const getChoiceLabel = useChoiceLabel(field.choices);
  const translate = useTranslate();
  const chosen = toArray(input.value);
  return (
    <FormTextField
      select
      input={input}
      value={chosen}
      disabled={field.readOnly}
      onChange={event => input.onChange(event.target.value)}
      slotProps={{
        select: {
          multiple: true,
          renderValue: value => toArray(value).map(getChoiceLabel).join(translate('form.comma')),
        },
      }}
    >
      {field.choices.map(({ value }) => (
        <MenuItem key={value} value={value}>
          <Checkbox size="small" checked={chosen.includes(value)} tabIndex={-1} />
          {getChoiceLabel(value)}
        </MenuItem>
      ))}
    </FormTextField>
  );
};

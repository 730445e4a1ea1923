import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import type { FieldInputProps } from '../../descriptor/fieldComponents.ts';
import { useInputState } from '../../inputs/useInputState.ts';
import { FormTextField } from '../../inputs/FormTextField.tsx';

/** Selects the value of a boolean condition. There are two: the third is to have no filter. */
export const YesNoInput = ({ field, name }: FieldInputProps) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  return (
    <FormTextField
      select
      input={input}
      value={typeof input.value === 'boolean' ? String(input.value) : ''}
      onChange={({ target: { value } }) => input.onChange(value === 'true')}
    >
      <MenuItem value="true">{translate('form.yes')}</MenuItem>
      <MenuItem value="false">{translate('form.no')}</MenuItem>
    </FormTextField>
  );
};

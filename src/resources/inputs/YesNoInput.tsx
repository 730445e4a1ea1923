import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { FormTextField } from './FormTextField.tsx';
import { useInputState } from './useInputState.ts';

interface YesNoInputProps extends FieldInputProps {
  /** Whether no value, null, can be selected too. */
  readonly hasNone?: boolean;
  /** A condition can have a value of a field that is read-only. */
  readonly disabled?: boolean;
}

/** Selects the value of a boolean field or condition. Without a value, a condition is removed. */
export const YesNoInput = ({ field, name, hasNone = false, disabled = false }: YesNoInputProps) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  return (
    <FormTextField
      select
      input={input}
      value={typeof input.value === 'boolean' ? String(input.value) : ''}
      disabled={disabled}
      onChange={({ target: { value } }) => input.onChange(value === '' ? null : value === 'true')}
    >
      {hasNone && <MenuItem value="">{translate('form.none')}</MenuItem>}
      <MenuItem value="true">{translate('form.yes')}</MenuItem>
      <MenuItem value="false">{translate('form.no')}</MenuItem>
    </FormTextField>
  );
};

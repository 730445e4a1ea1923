import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { FormTextField } from './FormTextField.tsx';

export const NewPasswordInput = ({ field, name }: FieldInputProps<FieldOfKind<'password'>>) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const [isVisible, setVisible] = useState(false);
  const buttonLabel = translate(isVisible ? 'form.password.hide' : 'form.password.show', {
    field: input.label,
  });
  return (
    <FormTextField
      input={input}
      type={isVisible ? 'text' : 'password'}
      value={formatScalar(input.value)}
      onChange={event => input.onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete: 'new-password', 'aria-required': field.required },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={buttonLabel}
                aria-pressed={isVisible}
                onClick={() => setVisible(!isVisible)}
              >
                <Icon name="eye" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { FormTextField } from './FormTextField.tsx';
import { isHexColor } from '../fields/isHexColor.ts';

/** A color, picked or typed as a code: both edit the same six digits. */
export const ColorInput = ({ field, name }: FieldInputProps<FieldOfKind<'color'>>) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const value = formatScalar(input.value);
  return (
    <FormTextField
      input={input}
      value={value}
      disabled={field.readOnly}
      onChange={event => input.onChange(event.target.value || undefined)}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <input
                type="color"
                aria-label={translate('form.color.pick', { field: input.label })}
                value={isHexColor(value) ? value : '#000000'}
                disabled={field.readOnly}
                onChange={event => input.onChange(event.target.value)}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

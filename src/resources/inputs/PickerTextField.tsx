import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputAdornment from '@mui/material/InputAdornment';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { TextFieldProps } from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { useTranslate } from 'react-admin';

import type { InputState } from './useInputState.ts';
import { FormTextField } from './FormTextField.tsx';

interface PickerTextFieldProps extends Omit<
  TextFieldProps,
  'id' | 'label' | 'error' | 'helperText'
> {
  readonly input: InputState;
  readonly adornment: string | undefined;
  readonly required: boolean;
  readonly ownerState?: unknown;
  readonly InputProps: Partial<OutlinedInputProps>;
  readonly inputProps: InputBaseComponentProps;
}

/** The text input of a date or time: label above, zone and buttons inside, hint below. */
export const PickerTextField = ({
  input,
  adornment,
  required,
  ownerState: _ownerState,
  InputProps,
  // The prop name of the pickers.
  inputProps,
  onBlur,
  onFocus,
  ...rest
}: PickerTextFieldProps) => {
  const mergedInput = {
    ...input,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event);
      input.onBlur();
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      onFocus?.(event);
      input.onFocus?.();
    },
  };
  return (
    <FormTextField
      {...rest}
      input={mergedInput as unknown as InputState}
      className="date-picker-field [&_input]:tabular-nums"
      slotProps={{
        htmlInput: { ...inputProps, 'aria-required': required, autoComplete: 'off' },
        input: {
          ...InputProps,
          endAdornment: (
            <EndAdornment adornment={adornment}>{InputProps.endAdornment}</EndAdornment>
          ),
        },
      }}
    />
  );
};

const EndAdornment = ({
  adornment,
  children,
}: Pick<PickerTextFieldProps, 'adornment'> & { children: React.ReactNode }) => {
  const translate = useTranslate();
  return (
    <>
      {children}
      {adornment !== undefined && (
        <InputAdornment position="end" title={translate('form.zone', { zone: adornment })}>
          {adornment}
        </InputAdornment>
      )}
    </>
  );
};

import TextField, { type TextFieldProps } from '@mui/material/TextField';

import type { InputState } from './useInputState.ts';
import { FieldInputHint, FieldInputLabel } from './InputLabelAndHint.tsx';

type FormTextFieldProps = Omit<TextFieldProps, 'id' | 'label' | 'error' | 'helperText'> & {
  readonly input: InputState;
};

/** A form input: label above, the value, and below it a hint that an error replaces. */
export const FormTextField = ({ input, ...rest }: FormTextFieldProps) => (
  <TextField
    fullWidth
    {...rest}
    id={input.id}
    inputRef={input.inputRef}
    onBlur={input.onBlur}
    onFocus={input.onFocus}
    label={<FieldInputLabel input={input} />}
    error={input.errorMessage !== undefined}
    helperText={<FieldInputHint input={input} />}
    slotProps={{ ...rest.slotProps, formHelperText: { component: 'div' } }}
  />
);

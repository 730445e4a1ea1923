import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputAdornment from '@mui/material/InputAdornment';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { TextFieldProps } from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { useTranslate } from 'react-admin';

import type { Editor } from '../form/useEditor.ts';
import { EditorField } from './EditorField.tsx';

interface MomentTextProps extends Omit<TextFieldProps, 'id' | 'label' | 'error' | 'helperText'> {
  readonly editor: Editor;
  readonly beside: string | undefined;
  readonly required: boolean;
  readonly ownerState?: unknown;
  readonly InputProps: Partial<OutlinedInputProps>;
  readonly inputProps: InputBaseComponentProps;
}

/** The text of a date or time as a field of our forms: label above, zone and buttons inside, hint below. */
export const MomentText = ({
  editor,
  beside,
  required,
  ownerState: _ownerState,
  InputProps,
  // By this name the pickers give it.
  inputProps,
  onBlur,
  onFocus,
  ...rest
}: MomentTextProps) => {
  const both = {
    ...editor,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event);
      editor.onBlur();
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      onFocus?.(event);
      editor.onFocus?.();
    },
  };
  return (
    <EditorField
      {...rest}
      editor={both as unknown as Editor}
      className="moment-field"
      slotProps={{
        htmlInput: { ...inputProps, 'aria-required': required, autoComplete: 'off' },
        input: {
          ...InputProps,
          endAdornment: <End beside={beside}>{InputProps.endAdornment}</End>,
        },
      }}
    />
  );
};

const End = ({
  beside,
  children,
}: Pick<MomentTextProps, 'beside'> & { children: React.ReactNode }) => {
  const translate = useTranslate();
  return (
    <>
      {children}
      {beside !== undefined && (
        <InputAdornment position="end" title={translate('form.zone', { zone: beside })}>
          {beside}
        </InputAdornment>
      )}
    </>
  );
};

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';

interface PasswordTextFieldProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** The validation message. */
  readonly errorMessage: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onChange: (text: string) => void;
}

/** One password input, hidden until its eye is pressed; an error replaces its hint. */
export const PasswordTextField = ({
  inputRef,
  label,
  hint,
  value,
  errorMessage,
  autoComplete,
  onChange: onEdit,
}: PasswordTextFieldProps) => {
  const translate = useTranslate();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField
      fullWidth
      id={useId()}
      inputRef={inputRef}
      label={label}
      type={isVisible ? 'text' : 'password'}
      value={value}
      error={errorMessage !== undefined}
      helperText={
        errorMessage ? (
          <span role="alert" className="password-problem">
            <StateGlyph state="critical" size={12} />
            {errorMessage}
          </span>
        ) : (
          hint
        )
      }
      onChange={event => onEdit(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete, 'aria-required': true, spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={translate(isVisible ? 'form.password.hide' : 'form.password.show', {
                  field: label,
                })}
                aria-pressed={isVisible}
                onClick={() => setIsVisible(!isVisible)}
              >
                <Icon name="eye" />
              </IconButton>
            </InputAdornment>
          ),
        },
        formHelperText: { component: 'div' },
      }}
    />
  );
};

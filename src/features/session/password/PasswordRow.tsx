import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';

interface PasswordRowProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** The words of what is wrong. */
  readonly problem: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onEdit: (text: string) => void;
}

/** One password, hidden until its eye is pressed; what is wrong takes the place of the hint. */
export const PasswordRow = ({
  inputRef,
  label,
  hint,
  value,
  problem,
  autoComplete,
  onEdit,
}: PasswordRowProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      fullWidth
      id={useId()}
      inputRef={inputRef}
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      error={problem !== undefined}
      helperText={
        problem ? (
          <span role="alert" className="password-problem">
            <StateGlyph state="critical" size={12} />
            {problem}
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
                aria-label={translate(isShown ? 'form.password.hide' : 'form.password.show', {
                  field: label,
                })}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
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

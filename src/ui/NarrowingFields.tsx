import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import { Icon } from './icons/Icon.tsx';

interface WordsFieldProps {
  readonly className: string;
  readonly value: string;
  readonly hint: string;
  /** The most characters that it takes. */
  readonly longest: number;
  readonly onChange: (words: string) => void;
}

/** Narrows a page of reference to rows with these words; Escape shows all again. */
export const WordsField = ({ className, value, hint, longest, onChange }: WordsFieldProps) => {
  const translate = useTranslate();
  return (
    <TextField
      type="search"
      className={className}
      value={value}
      placeholder={hint}
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Escape') onChange('');
      }}
      slotProps={{
        htmlInput: { 'aria-label': translate('list.search'), maxLength: longest },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="search" size={15} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

interface ChoiceFieldProps {
  readonly className: string;
  readonly label: string;
  /** What no choice is called; absent where one is always made. */
  readonly all?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** Narrows such a page to one part of it. */
export const ChoiceField = ({
  className,
  label,
  all,
  value,
  choices,
  onChange,
}: ChoiceFieldProps) => (
  <TextField
    select
    className={className}
    value={value}
    onChange={event => onChange(event.target.value)}
    slotProps={{
      select: { displayEmpty: true },
      htmlInput: { 'aria-label': label },
    }}
  >
    {all !== undefined && <MenuItem value="">{all}</MenuItem>}
    {choices.map(([each, words]) => (
      <MenuItem key={each} value={each}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);

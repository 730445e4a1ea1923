import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import { Icon } from './icons/Icon.tsx';
import { useSearchDraft } from './useSearchDraft.ts';
import { isComposing } from './isComposing.ts';

interface SearchFieldProps {
  readonly className: string;
  readonly value: string;
  readonly placeholder: string;
  /** The maximum number of characters. */
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
  /** Called on Enter, where the platform searches. */
  readonly onSearch?: () => void;
}

/** Filters a page by search text, which may be in the URL; Escape clears it. */
export const SearchField = ({
  className,
  value,
  placeholder: hint,
  maxLength: longest,
  onChange,
  onSearch,
}: SearchFieldProps) => {
  const translate = useTranslate();
  const [text, setDraft] = useSearchDraft(value);
  const changeText = (next: string) => {
    setDraft(next);
    onChange(next);
  };
  return (
    <TextField
      type="search"
      className={className}
      value={text}
      placeholder={hint}
      onChange={event => changeText(event.target.value)}
      // Another change of the URL can replace that of the text: afterwards the field shows what applies.
      onBlur={() => setDraft(undefined)}
      onKeyDown={event => {
        if (isComposing(event)) return;
        if (event.key === 'Escape') changeText('');
        if (event.key !== 'Enter' || !onSearch) return;
        // The field may be in a form, which Enter would submit.
        event.preventDefault();
        onSearch();
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

interface FilterSelectProps {
  readonly className: string;
  readonly label: string;
  /** The label of the empty choice; absent if a value is always selected. */
  readonly allLabel?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** Filters a reference page by group. */
export const FilterSelect = ({
  className,
  label,
  allLabel,
  value,
  options,
  onChange,
}: FilterSelectProps) => (
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
    {allLabel !== undefined && <MenuItem value="">{allLabel}</MenuItem>}
    {options.map(([optionValue, text]) => (
      <MenuItem key={optionValue} value={optionValue}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);

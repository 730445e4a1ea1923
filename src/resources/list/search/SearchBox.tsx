import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLocalizedText } from '../../useLocalizedText.ts';

interface SearchBoxProps {
  /** It finds what one of them contains. */
  readonly fields: readonly FieldDescriptor[];
  /** What these are called together; else their own labels are said. */
  readonly label?: LocalizedText | undefined;
  /** What is being searched for; a new one from outside replaces what was typed. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Asks for a part of the field that names a record, or of several fields. Enter searches; Escape empties it. */
export const SearchBox = ({ fields, label, value, onSearch }: SearchBoxProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const [searchText, setSearchText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setSearchText(value);
  }
  const names = fields.map(field => text(field.label)).join(translate('list.search.or'));
  const field = label ? text(label) : names;
  // Two names leave no room to say how.
  const placeholder =
    label || fields.length === 1 ? translate('list.search.hint', { field }) : names;
  return (
    <form
      role="search"
      className="list-search"
      onSubmit={event => {
        event.preventDefault();
        onSearch(searchText.trim());
      }}
    >
      <OutlinedInput
        type="search"
        fullWidth
        size="small"
        value={searchText}
        placeholder={placeholder}
        onChange={event => setSearchText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') setSearchText('');
        }}
        inputProps={{
          'aria-label': translate('list.search'),
          maxLength: 100,
          enterKeyHint: 'search',
        }}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="search" size={15} />
          </InputAdornment>
        }
      />
    </form>
  );
};

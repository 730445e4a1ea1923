import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { normalizeSearchText } from '../../../domain/removeInvisible.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';

interface SearchBoxProps {
  /** A match in any of these is sufficient. */
  readonly fields: readonly FieldDescriptor[];
  /** The common label of these fields; otherwise their own labels are used. */
  readonly label?: LocalizedText | undefined;
  /** The current search text; an external change replaces the typed text. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches by a part of the field that names a record, or of several fields. Enter searches; Escape clears the box. */
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
  // Two labels leave no room for the hint.
  const placeholder =
    label || fields.length === 1 ? translate('list.search.hint', { field }) : names;
  return (
    <form
      role="search"
      className="list-search w-260 max-sm:w-full"
      onSubmit={event => {
        event.preventDefault();
        onSearch(normalizeSearchText(searchText));
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

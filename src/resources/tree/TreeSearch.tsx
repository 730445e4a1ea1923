import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

import { Icon } from '../../ui/icons/Icon.tsx';
import { isComposing } from '../../ui/isComposing.ts';

interface TreeSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called on Enter. */
  readonly onSearch: () => void;
  readonly autoFocus?: boolean;
}

/** Searches records by a part of their name; Escape returns to the tree. */
export const TreeSearch = ({
  label,
  value,
  onChange: onType,
  onSearch,
  autoFocus = false,
}: TreeSearchProps) => (
  <OutlinedInput
    className="tree-search print:hidden"
    type="search"
    size="small"
    fullWidth
    value={value}
    placeholder={label}
    autoFocus={autoFocus}
    onChange={event => onType(event.target.value)}
    onKeyDown={event => {
      // In a dialog, Enter searches, and Escape clears the box before it closes the dialog.
      if (event.key === 'Enter' && !isComposing(event)) {
        event.preventDefault();
        onSearch();
      }
      if (event.key !== 'Escape' || value === '') return;
      event.stopPropagation();
      onType('');
    }}
    inputProps={{ 'aria-label': label, maxLength: 64 }}
    startAdornment={
      <InputAdornment position="start">
        <Icon name="search" size={15} />
      </InputAdornment>
    }
  />
);

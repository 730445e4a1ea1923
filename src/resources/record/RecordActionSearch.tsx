import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';

interface RecordActionSearchProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Filters the entries of a long menu. ArrowDown moves to the menu below, Enter runs the first entry. */
export const RecordActionSearch = ({
  inputRef: field,
  value,
  onChange,
  onKeyDown,
}: RecordActionSearchProps) => {
  const label = useTranslate()('menu.search');
  return (
    <div className="px-8 pt-8 pb-4">
      <OutlinedInput
        // The menu was opened to select an entry.
        autoFocus
        fullWidth
        inputRef={field}
        value={value}
        placeholder={label}
        size="small"
        type="search"
        slotProps={{ input: { 'aria-label': label, autoComplete: 'off' } }}
        onChange={event => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
};

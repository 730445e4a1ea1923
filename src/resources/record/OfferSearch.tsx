import TextField from '@mui/material/TextField';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';

interface OfferSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Narrows the entries of a long menu. The menu stands below it; ArrowDown goes there, Enter takes the first. */
export const OfferSearch = ({ field, value, onChange, onKeyDown }: OfferSearchProps) => {
  const words = useTranslate()('menu.search');
  return (
    <div className="offer-search">
      <TextField
        // The menu was opened to choose from it.
        autoFocus
        fullWidth
        inputRef={field}
        value={value}
        placeholder={words}
        slotProps={{ htmlInput: { 'aria-label': words, type: 'search', autoComplete: 'off' } }}
        onChange={event => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
};

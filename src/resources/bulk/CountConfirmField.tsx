import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface CountConfirmFieldProps {
  readonly count: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Whether the typed count matches, with or without thousands separators. */
export const isCountConfirmed = (value: string, count: number): boolean =>
  value.replace(/[\s,.']/gu, '') === String(count);

/** Requires the count as confirmation of an operation on very many records. */
export const CountConfirmField = ({ count, value, onChange }: CountConfirmFieldProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const id = useId();
  return (
    <div
      // Between the confirmation, which scrolls, and the buttons: always visible.
      className="bulk-count-confirm grid grid-cols-[1fr_auto] items-center gap-4 border-t border-t-(--line) px-24 py-10"
    >
      <label className="text-13 font-medium text-1" htmlFor={id}>
        {translate('bulk.typed', { count: formatNumber(count) })}
      </label>
      <TextField
        id={id}
        value={value}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  );
};

import { useFigures } from '../../ui/useFigures.ts';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface CountTypedProps {
  readonly count: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Whether a person has typed the count, with or without the signs that part its thousands. */
export const isTyped = (value: string, count: number): boolean =>
  value.replace(/[\s,.']/gu, '') === String(count);

/** Has the count typed before something happens to very many. */
export const CountTyped = ({ count, value, onChange }: CountTypedProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const id = useId();
  return (
    <div className="bulk-typed">
      <label htmlFor={id}>{translate('bulk.typed', { count: figure(count) })}</label>
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

import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';

import { useReadOnlyReason } from '../state/EditorContext.ts';
import type { FieldProps } from './fields.tsx';
import { useFieldDraft } from './useFieldDraft.ts';

interface PropertyNumberFieldProps extends FieldProps<number> {
  /** The letter in the field, instead of a label above it. */
  readonly letter?: string;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  /** The value of one unit: milliseconds of a second. */
  readonly factor?: number;
  readonly isLocked?: boolean;
  /** Removes an optional value: called when an emptied field is left, and by Enter and Ctrl S in it. */
  readonly onClear?: () => void;
}

/** A whole number with its unit. An invalid text is not stored; the arrow keys change it by 1, with Shift by 10. */
export const PropertyNumberField = ({
  label,
  value,
  onChange,
  letter,
  unit,
  min,
  max,
  factor = 1,
  isLocked = false,
  onClear,
}: PropertyNumberFieldProps) => {
  const translate = useTranslate();
  const errorId = useId();
  const isReadOnly = useReadOnlyReason() !== undefined || isLocked;
  const [draft, setDraft] = useFieldDraft(value);
  const text = draft ?? (value === undefined ? '' : String(value / factor));
  const [least, greatest] = [min / factor, max / factor];
  const parse = (input: string) => {
    const number = input.trim() === '' ? Number.NaN : Number(input);
    const stored = Math.round(number * factor);
    return Number.isFinite(number) &&
      stored >= min &&
      stored <= max &&
      (factor > 1 || Number.isInteger(number))
      ? stored
      : undefined;
  };
  const isInvalid = draft !== undefined && draft !== '' && parse(draft) === undefined;
  const change = (input: string) => {
    setDraft(input);
    const number = parse(input);
    if (number !== undefined && number !== value) onChange(number);
  };
  /** Not while it is empty for a moment: without the value, an item is another one for the platform. */
  const storeEmpty = () => {
    if (draft?.trim() === '' && value !== undefined) onClear?.();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (event.key === 'Enter' || isSave) storeEmpty();
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || value === undefined || isReadOnly) return;
    event.preventDefault();
    const size = (event.shiftKey ? 10 : 1) * factor;
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, value + step * size)));
  };
  return (
    <div className="media-number">
      <label className="media-field row" data-invalid={isInvalid || undefined}>
        {letter === undefined ? (
          <span className="truncate text-2">{label}</span>
        ) : (
          <span className="text-3" aria-hidden="true">
            {letter}
          </span>
        )}
        <input
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          inputMode="numeric"
          readOnly={isReadOnly}
          placeholder={value === undefined ? '–' : ''}
          value={text}
          onChange={event => change(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            storeEmpty();
            setDraft(undefined);
          }}
        />
        {unit !== undefined && <span className="text-3">{unit}</span>}
      </label>
      {isInvalid && (
        <p id={errorId} role="alert" className="type-12 mt-4 text-fault">
          {translate('media.field.range', { min: least, max: greatest })}
        </p>
      )}
    </div>
  );
};

import Switch from '@mui/material/Switch';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { useEditor, useReadOnlyReason } from '../editor/EditorContext.ts';

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A group of properties. */
export const PropertySection = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="media-section stack gap-8" aria-labelledby={id}>
      <div className="row">
        <h3 id={id} className="type-13 semibold grow">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
};

interface FieldProps<Value> {
  readonly label: string;
  /** Undefined where the selected nodes differ. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

interface NumberFieldProps extends FieldProps<number> {
  /** The letter in the field, instead of a label above it. */
  readonly letter?: string;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  /** The value of one unit: milliseconds of a second. */
  readonly factor?: number;
}

/** A whole number with its unit. An invalid text is not stored; the arrow keys change it by 1, with Shift by 10. */
export const NumberField = ({
  label,
  value,
  onChange,
  letter,
  unit,
  min,
  max,
  factor = 1,
}: NumberFieldProps) => {
  const translate = useTranslate();
  const errorId = useId();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const editor = useEditor();
  const [draft, setDraft] = useState<string>();
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
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || value === undefined) return;
    event.preventDefault();
    const size = (event.shiftKey ? 10 : 1) * factor;
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, value + step * size)));
  };
  return (
    <div className="media-number">
      <label className="media-field row" data-invalid={isInvalid || undefined}>
        {letter === undefined ? (
          <span className="text-2 truncate">{label}</span>
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
            setDraft(undefined);
            editor.endGroup();
          }}
        />
        {unit !== undefined && <span className="text-3">{unit}</span>}
      </label>
      {isInvalid && (
        <p id={errorId} role="alert" className="type-12 text-fault mt-4">
          {translate('media.field.range', { min: least, max: greatest })}
        </p>
      )}
    </div>
  );
};

interface TextFieldProps extends FieldProps<string> {
  readonly maxLength: number;
  readonly isMultiline?: boolean;
  /** Whether an empty text is valid. */
  readonly isOptional?: boolean;
  readonly hasHiddenLabel?: boolean;
}

/** A text. An empty one is not stored where a text is required. */
export const TextField = ({
  label,
  value,
  onChange,
  maxLength,
  isMultiline,
  isOptional = false,
  hasHiddenLabel,
}: TextFieldProps) => {
  const translate = useTranslate();
  const errorId = useId();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const editor = useEditor();
  const [draft, setDraft] = useState<string>();
  const isInvalid = !isOptional && draft?.trim() === '';
  const Input = isMultiline ? 'textarea' : 'input';
  return (
    <div className="stack gap-4">
      <label className="stack gap-4">
        <span className={hasHiddenLabel ? 'visually-hidden' : 'type-12 text-2'}>{label}</span>
        <Input
          className="media-text-input"
          {...(isMultiline && { rows: 3 })}
          value={draft ?? value ?? ''}
          placeholder={value === undefined ? '–' : ''}
          maxLength={maxLength}
          readOnly={isReadOnly}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          onChange={event => {
            const text = event.target.value;
            setDraft(text);
            if ((isOptional || text.trim() !== '') && text !== value) onChange(text);
          }}
          onBlur={() => {
            setDraft(undefined);
            editor.endGroup();
          }}
        />
      </label>
      {isInvalid && (
        <p id={errorId} role="alert" className="type-12 text-fault">
          {translate('media.field.required')}
        </p>
      )}
    </div>
  );
};

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

export const SelectField = <Value extends string>({
  label,
  value,
  onChange,
  options,
}: SelectFieldProps<Value>) => {
  const isReadOnly = useReadOnlyReason() !== undefined;
  return (
    <label className="media-field row">
      <span className="text-2 truncate">{label}</span>
      <select
        className="fill"
        aria-label={label}
        value={value ?? ''}
        disabled={isReadOnly}
        onChange={event => onChange(event.target.value as Value)}
      >
        {value === undefined && <option value="">–</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
};

export const SwitchField = ({ label, value, onChange }: FieldProps<boolean>) => {
  const isReadOnly = useReadOnlyReason() !== undefined;
  return (
    <label className="row">
      <span className="grow">{label}</span>
      <Switch
        size="small"
        checked={value === true}
        disabled={isReadOnly}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(_, isOn) => onChange(isOn)}
      />
    </label>
  );
};

interface DateTimeFieldProps extends FieldProps<string> {
  readonly type: 'date' | 'time' | 'datetime-local';
  readonly step?: number;
  readonly isInvalid?: boolean;
}

/** A date or a time in the notation of the browser. An incomplete one is not stored. */
export const DateTimeField = ({
  label,
  value,
  onChange,
  type,
  step,
  isInvalid,
}: DateTimeFieldProps) => {
  const isReadOnly = useReadOnlyReason() !== undefined;
  return (
    <label className="media-field row" data-invalid={isInvalid || undefined}>
      <span className="text-2 truncate">{label}</span>
      <input
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        type={type}
        step={step}
        readOnly={isReadOnly}
        value={value ?? ''}
        onChange={event => event.target.value !== '' && onChange(event.target.value)}
      />
    </label>
  );
};

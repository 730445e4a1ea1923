import Switch from '@mui/material/Switch';

import { useReadOnlyReason } from '../state/EditorContext.ts';
import type { FieldProps } from './fields.tsx';

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly hasHiddenLabel?: boolean;
}

export const SelectField = <Value extends string>({
  label,
  value,
  onChange,
  options,
  hasHiddenLabel = false,
}: SelectFieldProps<Value>) => {
  const isReadOnly = useReadOnlyReason() !== undefined;
  return (
    <label className="media-field row">
      <span className={hasHiddenLabel ? 'visually-hidden' : 'truncate text-2'}>{label}</span>
      <select
        className="min-w-0 flex-1"
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
      <span className="flex-1">{label}</span>
      <Switch
        checked={value === true}
        disabled={isReadOnly}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(_, isOn) => onChange(isOn)}
      />
    </label>
  );
};

interface PropertyDateTimeFieldProps extends FieldProps<string> {
  readonly type: 'date' | 'time' | 'datetime-local';
  readonly step?: number;
  readonly isInvalid?: boolean;
}

/** The last day of the calendar of the platform: a browser accepts years of six digits. */
const MAX_VALUES: Readonly<Record<PropertyDateTimeFieldProps['type'], string | undefined>> = {
  date: '9999-12-31',
  'datetime-local': '9999-12-31T23:59:59',
  time: undefined,
};
const LONG_YEAR = /^\d{5}/u;

/** A date or a time in the notation of the browser. An incomplete one is not stored, nor a year of more than four digits. */
export const PropertyDateTimeField = ({
  label,
  value,
  onChange,
  type,
  step,
  isInvalid,
}: PropertyDateTimeFieldProps) => {
  const isReadOnly = useReadOnlyReason() !== undefined;
  // A date with its time needs the whole width.
  const isLong = type === 'datetime-local';
  return (
    <label
      className={isLong ? 'stack gap-4' : 'media-field row'}
      data-invalid={isInvalid || undefined}
    >
      <span className={isLong ? 'type-12 text-2' : 'truncate text-2'}>{label}</span>
      <input
        className={isLong ? 'media-text-input' : undefined}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        type={type}
        step={step}
        max={MAX_VALUES[type]}
        readOnly={isReadOnly}
        value={value ?? ''}
        onChange={({ target: { value: text } }) => {
          if (text !== '' && !LONG_YEAR.test(text)) onChange(text);
        }}
      />
    </label>
  );
};

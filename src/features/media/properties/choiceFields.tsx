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

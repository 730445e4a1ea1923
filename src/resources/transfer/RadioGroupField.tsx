import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

export interface RadioFieldOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface RadioGroupFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioFieldOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A radio group with a description for each option. */
export const RadioGroupField = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupFieldProps<Value>) => {
  const id = useId();
  return (
    <FormControl className="min-w-0">
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Value)}
      >
        {options.map(option => (
          <div key={option.value} className="transfer-option">
            <FormControlLabel
              value={option.value}
              control={
                <Radio
                  size="small"
                  slotProps={{
                    input: option.hint ? { 'aria-describedby': `${id}-${option.value}` } : {},
                  }}
                />
              }
              label={option.label}
            />
            {option.hint && (
              <p id={`${id}-${option.value}`} className="transfer-hint type-12 text-3">
                {option.hint}
              </p>
            )}
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
};

import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

import { toPlainCharacters } from '../../domain/removeInvisible.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import type { UnitName } from '../../schema/unit.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { type InputState, useInputState } from './useInputState.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { FormTextField } from './FormTextField.tsx';
import { formatDuration } from '../fields/formatDuration.ts';
import { useUnitLabel } from '../fields/useUnitLabel.ts';

type Numeric = FieldOfKind<'integer' | 'number' | 'duration'>;

/**
 * The form stores the typed text until it parses to the same number: "1." may become "1.5". A text input, because a
 * native number input clears itself at the first letter and changes with the wheel.
 */
export const NumberInput = ({ field, name }: FieldInputProps<Numeric>) => (
  <NumberTextField field={field} input={useInputState(field, name)} unit={field.unit} />
);

/** Seconds are hard to read: the hint shows them as hours and minutes. */
export const DurationInput = ({ field, name }: FieldInputProps<FieldOfKind<'duration'>>) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const { unit = 's' } = field;
  const { value } = input;
  const getUnitLabel = useUnitLabel();
  const duration = typeof value === 'number' ? formatDuration(value, unit, getUnitLabel) : '';
  const isPlain =
    typeof value !== 'number' || duration === `${formatScalar(value)} ${getUnitLabel(unit, value)}`;
  const hint = isPlain ? input.hint : translate('form.duration', { duration });
  return <NumberTextField field={field} input={{ ...input, hint }} unit={unit} />;
};

interface NumberTextFieldProps {
  readonly field: Numeric;
  readonly input: InputState;
  readonly unit: UnitName | undefined;
}

export const NumberTextField = ({ field, input, unit }: NumberTextFieldProps) => {
  const getUnitLabel = useUnitLabel();
  const count = Number(input.value);
  return (
    <FormTextField
      input={input}
      value={formatScalar(input.value)}
      onChange={event => input.onChange(parseNumberInput(toPlainCharacters(event.target.value)))}
      disabled={field.readOnly}
      slotProps={{
        htmlInput: {
          inputMode: field.kind === 'integer' ? 'numeric' : 'decimal',
          autoComplete: 'off',
          'aria-required': field.required,
        },
        input: {
          endAdornment: unit && (
            <InputAdornment position="end">{getUnitLabel(unit, count)}</InputAdornment>
          ),
        },
      }}
    />
  );
};

/** Returns the typed number, else the text itself, which fails validation as a number. */
export const parseNumberInput = (text: string): number | string | undefined => {
  if (text.trim() === '') return undefined;
  return String(Number(text)) === text ? Number(text) : text;
};

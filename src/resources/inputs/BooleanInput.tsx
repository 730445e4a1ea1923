import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { FieldInputHint } from './InputLabelAndHint.tsx';
import { YesNoInput } from './YesNoInput.tsx';

export const BooleanInput = (props: FieldInputProps<FieldOfKind<'boolean'>>) =>
  props.field.nullable ? <NullableBooleanInput {...props} /> : <SwitchInput {...props} />;

const SwitchInput = ({ field, name }: FieldInputProps<FieldOfKind<'boolean'>>) => {
  const { inputRef, ...input } = useInputState(field, name);
  return (
    <FormControl error={input.errorMessage !== undefined}>
      <FormControlLabel
        label={input.label}
        control={
          <Switch
            id={input.id}
            slotProps={{ input: { ref: inputRef } }}
            checked={input.value === true}
            disabled={field.readOnly}
            onChange={(_, isOn) => input.onChange(isOn)}
            onBlur={input.onBlur}
          />
        }
      />
      <FormHelperText component="div">
        <FieldInputHint input={input} />
      </FormHelperText>
    </FormControl>
  );
};

/** Three values: yes, no and none. A switch has two. */
const NullableBooleanInput = (props: FieldInputProps<FieldOfKind<'boolean'>>) => (
  <YesNoInput {...props} hasNone disabled={props.field.readOnly} />
);

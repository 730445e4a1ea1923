import Autocomplete from '@mui/material/Autocomplete';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { isId } from '../fields/ids.ts';
import { useInputState } from './useInputState.ts';
import { useReferenceAutocomplete } from './useReferenceAutocomplete.tsx';

export const ReferenceInput = ({ field, name }: FieldInputProps<FieldOfKind<'reference'>>) => {
  const input = useInputState(field, name);
  const value = isId(input.value) ? input.value : null;
  const props = useReferenceAutocomplete(field, input, value === null ? [] : [value]);
  return (
    <Autocomplete
      {...props}
      value={value}
      disableClearable={field.required && value !== null}
      onChange={(_, id) => input.onChange(id ?? undefined)}
    />
  );
};

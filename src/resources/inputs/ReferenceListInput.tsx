import Autocomplete from '@mui/material/Autocomplete';
import { useMemo } from 'react';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { getIds } from '../fields/ids.ts';
import { useInputState } from './useInputState.ts';
import { useReferenceAutocomplete } from './useReferenceAutocomplete.tsx';

export const ReferenceListInput = ({
  field,
  name,
}: FieldInputProps<FieldOfKind<'referenceList'>>) => {
  const input = useInputState(field, name);
  // MUI discards the typed text when the value is another array.
  const chosen = useMemo(() => [...getIds(input.value)], [input.value]);
  const props = useReferenceAutocomplete(field, input, chosen);
  return (
    <Autocomplete {...props} multiple value={chosen} onChange={(_, ids) => input.onChange(ids)} />
  );
};

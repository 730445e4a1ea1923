import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

import type { InputState } from './useInputState.ts';
import { FieldInputHint, FieldInputLabel } from './InputLabelAndHint.tsx';

interface FieldSetProps {
  readonly input: InputState;
  readonly columns?: number;
  readonly children: ReactNode;
}

/** A group of fields that form one value: a legend, and a hint or an error for the whole. */
export const FieldSet = ({ input, columns = 1, children }: FieldSetProps) => (
  <Box
    component="fieldset"
    data-invalid={input.errorMessage === undefined ? undefined : ''}
    sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
  >
    <Box component="legend" sx={{ p: 0, mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
      <FieldInputLabel input={input} />
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${columns}, minmax(0, 1fr))` },
        pl: columns === 1 ? 4 : 0,
        borderLeft: columns === 1 ? '1px solid var(--line)' : 0,
      }}
    >
      {children}
    </Box>
    <FormHelperText component="div" error={input.errorMessage !== undefined}>
      <FieldInputHint input={input} />
    </FormHelperText>
  </Box>
);

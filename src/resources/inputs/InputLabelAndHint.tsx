import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import type { InputState } from './useInputState.ts';

/** Required is the default; only optional fields are marked. */
export const FieldInputLabel = ({ input }: { input: Pick<InputState, 'label' | 'isOptional'> }) => {
  const translate = useTranslate();
  return (
    <>
      {input.label}
      {input.isOptional && (
        <Box
          component="span"
          className="optional"
          sx={{ color: 'var(--text-3)', fontWeight: 400, ml: 1 }}
        >
          {translate('form.optional')}
        </Box>
      )}
    </>
  );
};

/** An error replaces the hint. It is announced, because it appears during input. */
export const FieldInputHint = ({
  input: { errorMessage, hint },
}: {
  input: Pick<InputState, 'errorMessage' | 'hint'>;
}) =>
  errorMessage ? (
    <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <StateGlyph state="critical" size={12} />
      {errorMessage}
    </Box>
  ) : (
    hint
  );

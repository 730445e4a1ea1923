import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import type { Editor } from '../form/useEditor.ts';

/** Required is the rule; optional is said. */
export const EditorLabel = ({ editor }: { editor: Pick<Editor, 'label' | 'optional'> }) => {
  const translate = useTranslate();
  return (
    <>
      {editor.label}
      {editor.optional && (
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

/** An error takes the place of the hint. It is announced, because it appears while somebody types. */
export const EditorHint = ({
  editor: { problem, hint },
}: {
  editor: Pick<Editor, 'problem' | 'hint'>;
}) =>
  problem ? (
    <Box role="alert" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <StateGlyph state="critical" size={12} />
      {problem}
    </Box>
  ) : (
    hint
  );

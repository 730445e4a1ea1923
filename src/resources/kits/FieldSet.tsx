import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

import type { Editor } from '../form/useEditor.ts';
import { EditorHint, EditorLabel } from './EditorWords.tsx';

interface FieldSetProps {
  readonly editor: Editor;
  readonly columns?: number;
  readonly children: ReactNode;
}

/** Fields that are one value together: a group with a name, and words about the whole below it. */
export const FieldSet = ({ editor, columns = 1, children }: FieldSetProps) => (
  <Box
    component="fieldset"
    data-invalid={editor.problem === undefined ? undefined : ''}
    sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
  >
    <Box component="legend" sx={{ p: 0, mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
      <EditorLabel editor={editor} />
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
    <FormHelperText component="div" error={editor.problem !== undefined}>
      <EditorHint editor={editor} />
    </FormHelperText>
  </Box>
);

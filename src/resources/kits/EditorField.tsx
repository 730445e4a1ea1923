import TextField, { type TextFieldProps } from '@mui/material/TextField';

import type { Editor } from '../form/useEditor.ts';
import { EditorHint, EditorLabel } from './EditorWords.tsx';

type EditorFieldProps = Omit<TextFieldProps, 'id' | 'label' | 'error' | 'helperText'> & {
  readonly editor: Editor;
};

/** A field of a form: label above, the value, and below it a hint that an error replaces. */
export const EditorField = ({ editor, ...rest }: EditorFieldProps) => (
  <TextField
    fullWidth
    {...rest}
    id={editor.id}
    inputRef={editor.inputRef}
    onBlur={editor.onBlur}
    onFocus={editor.onFocus}
    label={<EditorLabel editor={editor} />}
    error={editor.problem !== undefined}
    helperText={<EditorHint editor={editor} />}
    slotProps={{ ...rest.slotProps, formHelperText: { component: 'div' } }}
  />
);

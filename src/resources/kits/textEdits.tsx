import type { FieldOf } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { EditorField } from './EditorField.tsx';

type Written = FieldOf<'text' | 'multiline' | 'email' | 'url'>;

/** An edit of a text that a browser knows as a type of its own: it brings the right keyboard on a phone. */
const typed = (type: 'text' | 'email' | 'url', lines?: number) =>
  function TextEdit({ field, name }: EditProps<Written>) {
    const editor = useEditor(field, name);
    return (
      <EditorField
        editor={editor}
        type={type}
        value={written(editor.value)}
        onChange={event => editor.onChange(event.target.value)}
        {...(lines && { multiline: true, minRows: lines })}
        slotProps={{
          htmlInput: { autoComplete: 'off', 'aria-required': field.required },
          input: { readOnly: field.readOnly },
        }}
      />
    );
  };

export const TextEdit = typed('text');
export const MultilineEdit = typed('text', 3);
export const EmailEdit = typed('email');
export const UrlEdit = typed('url');

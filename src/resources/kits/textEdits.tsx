import type { ChangeEvent } from 'react';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { writeByRule } from '../form/ruled.ts';
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
        onChange={event => editor.onChange(typedIn(field, event))}
        onCompositionEnd={event => editor.onChange(writtenIn(field, event.target))}
        {...(lines && { multiline: true, minRows: lines })}
        slotProps={{
          htmlInput: { autoComplete: 'off', 'aria-required': field.required },
          input: { readOnly: field.readOnly },
        }}
      />
    );
  };

/** What was typed, as the rule of the field writes it; an input method that is at work is left alone. */
const typedIn = (
  field: Written,
  { target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
) => ((nativeEvent as Partial<InputEvent>).isComposing ? target.value : writtenIn(field, target));

/** Writes the text of a field as its rule wants it. The cursor stays: a text that is set moves it to the end. */
function writtenIn(field: Written, target: EventTarget): string {
  const box = target as HTMLInputElement | HTMLTextAreaElement;
  const { value, selectionStart, selectionEnd } = box;
  const text = writeByRule(field, value);
  if (text === value) return text;
  box.value = text;
  box.setSelectionRange(selectionStart, selectionEnd);
  return text;
}

export const TextEdit = typed('text');
export const MultilineEdit = typed('text', 3);
export const EmailEdit = typed('email');
export const UrlEdit = typed('url');

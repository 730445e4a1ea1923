import './kits.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import type { EditProps } from '../fieldKit.ts';
import { sameValue } from '../form/sameValue.ts';
import { useEditor } from '../form/useEditor.ts';
import { LONGEST_JSON, readJson, writeJson } from '../form/writtenJson.ts';
import { EditorField } from './EditorField.tsx';

/**
 * It says that it is unknown, and repeats what the document tells of it. A person who knows more
 * writes it as JSON; what nobody touches is not sent, so nothing is lost.
 */
export const UnknownEdit = ({ field, name }: EditProps<FieldOf<'unknown'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const isTyped = sameValue(readJson(typed) ?? null, editor.value ?? null);
  return (
    <div role="note" className="unknown-edit">
      <EditorField
        editor={editor}
        multiline
        minRows={2}
        maxRows={12}
        value={isTyped ? typed : writeJson(editor.value)}
        onChange={({ target }) => {
          setTyped(target.value);
          editor.onChange(readJson(target.value));
        }}
        slotProps={{
          htmlInput: {
            maxLength: LONGEST_JSON,
            spellCheck: false,
            'aria-required': field.required,
          },
          input: { readOnly: field.readOnly },
        }}
      />
      <p className="unknown-told">
        <StateGlyph state="unknown" />
        <span>
          {translate('form.unknown')} <code>{field.told}</code>
        </span>
      </p>
    </div>
  );
};

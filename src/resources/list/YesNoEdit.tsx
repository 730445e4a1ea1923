import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { EditorField } from '../kits/EditorField.tsx';

/** The answer that a question asks for. There are two: not to ask is to have no filter. */
export const YesNoEdit = ({ field, name }: EditProps) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  return (
    <EditorField
      select
      editor={editor}
      value={typeof editor.value === 'boolean' ? String(editor.value) : ''}
      onChange={({ target: { value } }) => editor.onChange(value === 'true')}
    >
      <MenuItem value="true">{translate('form.yes')}</MenuItem>
      <MenuItem value="false">{translate('form.no')}</MenuItem>
    </EditorField>
  );
};

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { EditorField } from './EditorField.tsx';

export const PasswordEdit = ({ field, name }: EditProps<FieldOf<'password'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const words = translate(isShown ? 'form.password.hide' : 'form.password.show', {
    field: editor.label,
  });
  return (
    <EditorField
      editor={editor}
      type={isShown ? 'text' : 'password'}
      value={written(editor.value)}
      onChange={event => editor.onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete: 'new-password', 'aria-required': field.required },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={words}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                <Icon name="eye" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

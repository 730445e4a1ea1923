import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { EditorField } from './EditorField.tsx';
import { isColor } from './isColor.ts';

/** Picked by eye or written by code: both edit the same six digits. */
export const ColorEdit = ({ field, name }: EditProps<FieldOf<'color'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const value = written(editor.value);
  return (
    <EditorField
      editor={editor}
      value={value}
      disabled={field.readOnly}
      onChange={event => editor.onChange(event.target.value || undefined)}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <input
                type="color"
                aria-label={translate('form.color.pick', { field: editor.label })}
                value={isColor(value) ? value : '#000000'}
                disabled={field.readOnly}
                onChange={event => editor.onChange(event.target.value)}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

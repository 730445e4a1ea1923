import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { Absent } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';

const isColor = (value: string) => /^#[0-9a-f]{6}$/iu.test(value);

const ColorShow: FieldKit<FieldOf<'color'>>['Show'] = ({ value }) =>
  isColor(written(value)) ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        style={{ background: written(value) }}
        sx={{ width: 16, height: 16, borderRadius: 1, border: '1px solid var(--line-2)' }}
      />
      {written(value)}
    </Box>
  ) : (
    <Absent>{written(value) || undefined}</Absent>
  );

/** Picked by eye or written by code: both edit the same six digits. */
const ColorEdit = ({ field, name }: EditProps<FieldOf<'color'>>) => {
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

export const colorKit: FieldKit<FieldOf<'color'>> = { Show: ColorShow, Edit: ColorEdit };

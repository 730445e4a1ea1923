import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { EditProps, FieldKit } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { EditorHint, EditorLabel } from './EditorWords.tsx';

const nameOf = (value: unknown) => (value instanceof File ? value.name : written(value));

const FileShow: FieldKit<FieldOf<'file'>>['Show'] = ({ value }) =>
  nameOf(value) === '' ? <Absent /> : <Ellipsis>{nameOf(value)}</Ellipsis>;

const FileEdit = ({ field, name }: EditProps<FieldOf<'file'>>) => {
  const { inputRef, ...editor } = useEditor(field, name);
  const translate = useTranslate();
  return (
    <FormControl error={editor.problem !== undefined}>
      <InputLabel htmlFor={editor.id}>
        <EditorLabel editor={editor} />
      </InputLabel>
      <Button component="label" startIcon={<Icon name="upload" />} disabled={field.readOnly}>
        {nameOf(editor.value) || translate('form.file.choose')}
        <input
          type="file"
          id={editor.id}
          ref={inputRef}
          hidden
          onBlur={editor.onBlur}
          onChange={event => editor.onChange(event.target.files?.[0])}
        />
      </Button>
      <FormHelperText component="div">
        <EditorHint editor={editor} />
      </FormHelperText>
    </FormControl>
  );
};

export const fileKit: FieldKit<FieldOf<'file'>> = { Show: FileShow, Edit: FileEdit };

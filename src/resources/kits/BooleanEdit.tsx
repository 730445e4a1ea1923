import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { EditorField } from './EditorField.tsx';
import { EditorHint } from './EditorWords.tsx';

export const BooleanEdit = (props: EditProps<FieldOf<'boolean'>>) =>
  props.field.nullable ? <AnswerEdit {...props} /> : <SwitchEdit {...props} />;

const SwitchEdit = ({ field, name }: EditProps<FieldOf<'boolean'>>) => {
  const { inputRef, ...editor } = useEditor(field, name);
  return (
    <FormControl error={editor.problem !== undefined}>
      <FormControlLabel
        label={editor.label}
        control={
          <Switch
            id={editor.id}
            slotProps={{ input: { ref: inputRef } }}
            checked={editor.value === true}
            disabled={field.readOnly}
            onChange={(_, isOn) => editor.onChange(isOn)}
            onBlur={editor.onBlur}
          />
        }
      />
      <FormHelperText component="div">
        <EditorHint editor={editor} />
      </FormHelperText>
    </FormControl>
  );
};

/** Three answers: yes, no, and none given. A switch has two. */
const AnswerEdit = ({ field, name }: EditProps<FieldOf<'boolean'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  return (
    <EditorField
      select
      editor={editor}
      value={typeof editor.value === 'boolean' ? String(editor.value) : ''}
      disabled={field.readOnly}
      onChange={({ target: { value } }) => editor.onChange(value === '' ? null : value === 'true')}
    >
      <MenuItem value="">{translate('form.none')}</MenuItem>
      <MenuItem value="true">{translate('form.yes')}</MenuItem>
      <MenuItem value="false">{translate('form.no')}</MenuItem>
    </EditorField>
  );
};

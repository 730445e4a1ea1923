import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { EditorField } from './EditorField.tsx';
import { listOf } from './listOf.ts';
import { useChoiceWord } from './useChoiceWord.ts';

/** More choices than this are searched, not scrolled. */
const MANY = 24;

export const EnumEdit = (props: EditProps<FieldOf<'enum'>>) =>
  props.field.choices.length > MANY ? <SearchedEnum {...props} /> : <PickedEnum {...props} />;

const SearchedEnum = ({ field, name }: EditProps<FieldOf<'enum'>>) => {
  const editor = useEditor(field, name);
  const word = useChoiceWord(field.choices);
  const translate = useTranslate();
  const value = isChoice(editor.value) ? editor.value : null;
  return (
    <Autocomplete
      options={valuesOf(field, editor.value)}
      value={value}
      disabled={field.readOnly}
      disableClearable={field.required && value !== null}
      noOptionsText={translate('form.noChoice')}
      getOptionLabel={word}
      onChange={(_, chosen) => editor.onChange(chosen ?? undefined)}
      renderInput={params => <EditorField {...params} editor={editor} />}
    />
  );
};

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

const PickedEnum = ({ field, name }: EditProps<FieldOf<'enum'>>) => {
  const editor = useEditor(field, name);
  const word = useChoiceWord(field.choices);
  const translate = useTranslate();
  return (
    <EditorField
      select
      editor={editor}
      value={editor.value ?? ''}
      disabled={field.readOnly}
      onChange={({ target: { value } }) => editor.onChange(value === '' ? undefined : value)}
    >
      {!field.required && <MenuItem value="">{translate('form.none')}</MenuItem>}
      {valuesOf(field, editor.value).map(value => (
        <MenuItem key={value} value={value}>
          {word(value)}
        </MenuItem>
      ))}
    </EditorField>
  );
};

/** The values to choose from, and the one that is there though the document does not list it. */
function valuesOf({ choices }: FieldOf<'enum'>, current: unknown): readonly (string | number)[] {
  const listed = choices.map(({ value }) => value);
  return isChoice(current) && !listed.includes(current) ? [...listed, current] : listed;
}

export const EnumListEdit = ({ field, name }: EditProps<FieldOf<'enumList'>>) => {
  const editor = useEditor(field, name);
  const word = useChoiceWord(field.choices);
  const translate = useTranslate();
  const chosen = listOf(editor.value);
  return (
    <EditorField
      select
      editor={editor}
      value={chosen}
      disabled={field.readOnly}
      onChange={event => editor.onChange(event.target.value)}
      slotProps={{
        select: {
          multiple: true,
          renderValue: value => listOf(value).map(word).join(translate('form.comma')),
        },
      }}
    >
      {field.choices.map(({ value }) => (
        <MenuItem key={value} value={value}>
          <Checkbox size="small" checked={chosen.includes(value)} tabIndex={-1} />
          {word(value)}
        </MenuItem>
      ))}
    </EditorField>
  );
};

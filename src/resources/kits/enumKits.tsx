import './kits.css';

import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import type { Choice, FieldOf } from '../../schema/field.ts';
import { type GlyphName, isGlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { useText } from '../useText.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';

/** The word for a value; a value that the document does not list shows itself. */
function useWord(choices: readonly Choice[]) {
  const text = useText();
  return (value: unknown) => {
    const choice = choices.find(({ value: listed }) => listed === value);
    return choice ? text(choice.label) : written(value);
  };
}

const EnumShow = ({ field, value }: ShowProps<FieldOf<'enum'>>) => {
  const word = useWord(field.choices);
  if (word(value) === '') return <Absent />;
  const words = <Ellipsis>{word(value)}</Ellipsis>;
  return isState(value) && field.choices.every(choice => isState(choice.value)) ? (
    <span className="state-word">
      <StateGlyph state={value} size={14} />
      {words}
    </span>
  ) : (
    words
  );
};

/** A state is a shape and a word, where all values of a field are states: a column has shapes or it has none. */
const isState = (value: unknown): value is GlyphName =>
  typeof value === 'string' && isGlyphName(value);

/** More choices than this are searched, not scrolled. */
const MANY = 24;

const EnumEdit = (props: EditProps<FieldOf<'enum'>>) =>
  props.field.choices.length > MANY ? <SearchedEnum {...props} /> : <PickedEnum {...props} />;

const SearchedEnum = ({ field, name }: EditProps<FieldOf<'enum'>>) => {
  const editor = useEditor(field, name);
  const word = useWord(field.choices);
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
  const word = useWord(field.choices);
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

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const EnumListShow = ({ field, value }: ShowProps<FieldOf<'enumList'>>) => {
  const word = useWord(field.choices);
  const translate = useTranslate();
  const words = listOf(value).map(word);
  return words.length ? <Ellipsis>{words.join(translate('form.comma'))}</Ellipsis> : <Absent />;
};

const EnumListEdit = ({ field, name }: EditProps<FieldOf<'enumList'>>) => {
  const editor = useEditor(field, name);
  const word = useWord(field.choices);
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

export const enumKit: FieldKit<FieldOf<'enum'>> = { Show: EnumShow, Edit: EnumEdit };
export const enumListKit: FieldKit<FieldOf<'enumList'>> = {
  Show: EnumListShow,
  Edit: EnumListEdit,
};

import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { Unit } from '../../schema/unit.ts';
import type { EditProps } from '../fieldKit.ts';
import { type Editor, useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { EditorField } from './EditorField.tsx';
import { formatDuration } from './formatDuration.ts';
import { useUnitWord } from './useUnitWord.ts';

type Numeric = FieldOf<'integer' | 'number' | 'duration'>;

/**
 * The form keeps what was typed until it reads back as the same number: "1." is on its way to "1.5".
 * A text field and not the browser's number field, which empties itself at the first letter and turns on the wheel.
 */
export const NumberEdit = ({ field, name }: EditProps<Numeric>) => (
  <NumberBox field={field} editor={useEditor(field, name)} unit={field.unit} />
);

/** Seconds are hard to read: below them stands what they are in hours and minutes. */
export const DurationEdit = ({ field, name }: EditProps<FieldOf<'duration'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const { unit = 's' } = field;
  const { value } = editor;
  const unitWord = useUnitWord();
  const duration = typeof value === 'number' ? formatDuration(value, unit, unitWord) : '';
  const isPlain =
    typeof value !== 'number' || duration === `${written(value)} ${unitWord(unit, value)}`;
  const hint = isPlain ? editor.hint : translate('form.duration', { duration });
  return <NumberBox field={field} editor={{ ...editor, hint }} unit={unit} />;
};

interface NumberBoxProps {
  readonly field: Numeric;
  readonly editor: Editor;
  readonly unit: Unit | undefined;
}

const NumberBox = ({ field, editor, unit }: NumberBoxProps) => {
  const unitWord = useUnitWord();
  const count = Number(editor.value);
  return (
    <EditorField
      editor={editor}
      value={written(editor.value)}
      onChange={event => editor.onChange(readNumber(event.target.value))}
      disabled={field.readOnly}
      slotProps={{
        htmlInput: {
          inputMode: field.kind === 'integer' ? 'numeric' : 'decimal',
          autoComplete: 'off',
          'aria-required': field.required,
        },
        input: {
          endAdornment: unit && (
            <InputAdornment position="end">{unitWord(unit, count)}</InputAdornment>
          ),
        },
      }}
    />
  );
};

/** The number that was typed, else the text itself, which is judged as no number. */
export const readNumber = (text: string): number | string | undefined => {
  if (text.trim() === '') return undefined;
  return String(Number(text)) === text ? Number(text) : text;
};

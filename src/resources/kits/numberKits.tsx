import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useLocaleState, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { Unit } from '../../schema/unit.ts';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { type Editor, useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { Absent } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { formatDuration } from './formatDuration.ts';

type Numeric = FieldOf<'integer' | 'number' | 'duration'>;

/** A number as the language writes it, its unit after a thin gap; degrees of arc take none. */
const NumberShow = ({ field: { unit }, value }: ShowProps<Numeric>) => {
  const [language] = useLocaleState();
  if (typeof value !== 'number') return <Absent />;
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value);
  return (
    <>
      {digits}
      {unit && <UnitMark unit={unit} />}
    </>
  );
};

const UnitMark = ({ unit }: { unit: Unit }) => (
  <Box component="span" sx={{ color: 'var(--text-2)', ml: unit === '°' ? 0 : '0.2em' }}>
    {unit}
  </Box>
);

/**
 * The form keeps what was typed until it reads back as the same number: "1." is on its way to "1.5".
 * A text field and not the browser's number field, which empties itself at the first letter and turns on the wheel.
 */
const NumberEdit = ({ field, name }: EditProps<Numeric>) => (
  <NumberBox field={field} editor={useEditor(field, name)} unit={field.unit} />
);

/** Seconds are hard to read: below them stands what they are in hours and minutes. */
const DurationEdit = ({ field, name }: EditProps<FieldOf<'duration'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const { unit = 's' } = field;
  const duration = typeof editor.value === 'number' ? formatDuration(editor.value, unit) : '';
  const isPlain = duration === '' || duration === `${written(editor.value)} ${unit}`;
  const hint = isPlain ? editor.hint : translate('form.duration', { duration });
  return <NumberBox field={field} editor={{ ...editor, hint }} unit={unit} />;
};

interface NumberBoxProps {
  readonly field: Numeric;
  readonly editor: Editor;
  readonly unit: Unit | undefined;
}

const NumberBox = ({ field, editor, unit }: NumberBoxProps) => (
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
        endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
      },
    }}
  />
);

/** The number that was typed, else the text itself, which is judged as no number. */
export const readNumber = (text: string): number | string | undefined => {
  if (text.trim() === '') return undefined;
  return String(Number(text)) === text ? Number(text) : text;
};

const DurationShow = ({ field: { unit }, value }: ShowProps<FieldOf<'duration'>>) =>
  typeof value === 'number' ? <>{formatDuration(value, unit)}</> : <Absent />;

export const numberKit: FieldKit<FieldOf<'number'>> = {
  Show: NumberShow,
  Edit: NumberEdit,
  align: 'right',
};
export const integerKit: FieldKit<FieldOf<'integer'>> = {
  Show: NumberShow,
  Edit: NumberEdit,
  align: 'right',
};
export const durationKit: FieldKit<FieldOf<'duration'>> = {
  Show: DurationShow,
  Edit: DurationEdit,
  align: 'right',
};

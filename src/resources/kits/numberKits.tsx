import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useLocaleState } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { Unit } from '../../schema/unit.ts';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
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
const NumberEdit = ({ field, name }: EditProps<Numeric>) => {
  const editor = useEditor(field, name);
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
          endAdornment: field.unit && <InputAdornment position="end">{field.unit}</InputAdornment>,
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
  Edit: NumberEdit,
  align: 'right',
};

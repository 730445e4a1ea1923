import './kits.css';

import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import { type ChangeEvent, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { EditorHint, EditorLabel } from './EditorWords.tsx';
import { fileName } from './fileName.ts';
import { takeFile } from './takeFile.ts';

/** The size of a file in the words of the language, e.g. `1.2 MB`. */
function sizeOf(value: unknown, language: string): string | undefined {
  if (!(value instanceof File)) return undefined;
  const [unit, divisor] =
    value.size < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    value.size / divisor,
  );
}

/** The browser's own field picks the file; it can be seen by who listens, and has the focus of the button over it. */
export const FileEdit = ({ field, name }: EditProps<FieldOf<'file'>>) => {
  const { inputRef, ...editor } = useEditor(field, name);
  const translate = useTranslate();
  const [language] = useLocaleState();
  // A browser does not tell again of the file that it has: after a removal it gets a new field.
  const [round, setRound] = useState(0);
  const chosen = fileName(editor.value);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Who cancels the window of the system keeps what was chosen before.
    if (file) void takeFile(file, field).then(editor.onChange);
  };
  return (
    <FormControl error={editor.problem !== undefined}>
      <InputLabel htmlFor={editor.id}>
        <EditorLabel editor={editor} />
      </InputLabel>
      <div className="file-pick">
        <Button
          component="label"
          tabIndex={-1}
          role={undefined}
          startIcon={<Icon name="upload" />}
          disabled={field.readOnly}
        >
          {chosen || translate('form.file.choose')}
          <input
            key={round}
            type="file"
            id={editor.id}
            ref={inputRef}
            className="spoken-only"
            disabled={field.readOnly}
            aria-invalid={editor.problem !== undefined}
            aria-required={field.required}
            onBlur={editor.onBlur}
            onChange={choose}
          />
        </Button>
        {chosen && !field.readOnly && (
          <IconButton
            size="small"
            aria-label={translate('form.file.remove', { field: editor.label })}
            onClick={() => {
              setRound(round + 1);
              editor.onChange(undefined);
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <FormHelperText component="div">
        <EditorHint editor={{ ...editor, hint: sizeOf(editor.value, language) ?? editor.hint }} />
      </FormHelperText>
    </FormControl>
  );
};

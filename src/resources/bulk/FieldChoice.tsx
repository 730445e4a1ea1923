import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useText } from '../useText.ts';

interface FieldChoiceProps {
  readonly fields: readonly FieldDescriptor[];
  readonly chosen: FieldDescriptor | undefined;
  readonly onChoose: (field: FieldDescriptor | undefined) => void;
}

/** Which field many records are to have alike. */
export const FieldChoice = ({ fields, chosen, onChoose }: FieldChoiceProps) => {
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  return (
    <div className="bulk-field">
      <label id={`${id}label`} htmlFor={id}>
        {translate('bulk.field')}
      </label>
      <TextField
        select
        fullWidth
        value={chosen?.source ?? ''}
        slotProps={{ select: { SelectDisplayProps: { id }, labelId: `${id}label` } }}
        helperText={chosen && !chosen.required ? translate('bulk.field.clears') : undefined}
        onChange={({ target: { value } }) =>
          onChoose(fields.find(({ source }) => source === value))
        }
      >
        {fields.map(({ source, label }) => (
          <MenuItem key={source} value={source}>
            {text(label)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
};

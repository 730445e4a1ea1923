import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

interface BulkFieldSelectProps {
  readonly fields: readonly FieldDescriptor[];
  readonly selectedField: FieldDescriptor | undefined;
  readonly onSelect: (field: FieldDescriptor | undefined) => void;
}

/** Selects the field that is set to the same value in many records. */
export const BulkFieldSelect = ({ fields, selectedField, onSelect }: BulkFieldSelectProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const id = useId();
  return (
    <div className="my-14 grid gap-4">
      <label className="text-13 font-medium text-1" id={`${id}label`} htmlFor={id}>
        {translate('bulk.field')}
      </label>
      <TextField
        select
        fullWidth
        value={selectedField?.source ?? ''}
        slotProps={{ select: { SelectDisplayProps: { id }, labelId: `${id}label` } }}
        helperText={
          selectedField && !selectedField.required ? translate('bulk.field.clears') : undefined
        }
        onChange={({ target: { value } }) =>
          onSelect(fields.find(({ source }) => source === value))
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

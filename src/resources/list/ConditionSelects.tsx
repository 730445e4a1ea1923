import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useLocalizedText } from '../useLocalizedText.ts';
import { useOperatorLabel } from './useOperatorLabel.ts';

interface SelectProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It came just now, and is what a person goes on with. */
  readonly autoFocus?: boolean;
}

/** Chooses the field of a question. */
export const FieldSelect = ({
  fields,
  onChange,
  ...select
}: SelectProps & { readonly fields: readonly FieldDescriptor[] }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  return (
    <TextField
      select
      {...select}
      label={translate('filter.field')}
      onChange={event => onChange(event.target.value)}
    >
      {fields.map(each => (
        <MenuItem key={each.source} value={each.source}>
          {text(each.label)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Chooses one of the operators that the field offers. */
export const OperatorSelect = ({
  field,
  onChange,
  ...select
}: SelectProps & { readonly field: FieldDescriptor }) => {
  const translate = useTranslate();
  const getOperatorLabel = useOperatorLabel();
  return (
    <TextField
      select
      {...select}
      label={translate('filter.operator')}
      onChange={event => onChange(event.target.value)}
    >
      {field.filter.map(each => (
        <MenuItem key={each} value={each}>
          {getOperatorLabel(field, each)}
        </MenuItem>
      ))}
    </TextField>
  );
};

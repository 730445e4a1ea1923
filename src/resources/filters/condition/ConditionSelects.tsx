import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { useOperatorLabel } from './useOperatorLabel.ts';

interface SelectProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the condition was just added: then it receives the focus. */
  readonly autoFocus?: boolean;
}

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

/** Selects an operator of the field. */
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

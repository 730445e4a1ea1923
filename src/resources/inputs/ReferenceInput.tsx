import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { FormTextField } from './FormTextField.tsx';
import { isId } from '../fields/ids.ts';
import { ReferenceOption } from './ReferenceOption.tsx';
import { useChoicesErrorMessage, useReferenceChoices } from './useReferenceChoices.ts';

export const ReferenceInput = ({ field, name }: FieldInputProps<FieldOfKind<'reference'>>) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const getErrorMessage = useChoicesErrorMessage();
  const value = isId(input.value) ? input.value : null;
  const { options, getChoiceName, getDisambiguation, setSearchText, isFetching, error } =
    useReferenceChoices(field.reference, value === null ? [] : [value]);
  return (
    <Autocomplete
      options={options}
      value={value}
      disabled={field.readOnly}
      disableClearable={field.required && value !== null}
      loading={isFetching}
      loadingText={translate('form.loading')}
      noOptionsText={error ? getErrorMessage(error) : translate('form.noChoice')}
      isOptionEqualToValue={(option, id) => String(option) === String(id)}
      getOptionLabel={getChoiceName}
      getOptionKey={String}
      renderOption={({ key, ...props }, id) => (
        <ReferenceOption
          key={key}
          {...props}
          name={getChoiceName(id)}
          disambiguation={getDisambiguation(id)}
        />
      )}
      filterOptions={unfiltered => unfiltered}
      onChange={(_, id) => input.onChange(id ?? undefined)}
      onInputChange={(_, text, reason) => setSearchText(reason === 'input' ? text : '')}
      renderInput={params => <FormTextField {...params} input={input} />}
    />
  );
};

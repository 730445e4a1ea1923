import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { FormTextField } from './FormTextField.tsx';
import { getIds } from '../fields/ids.ts';
import { ReferenceOption } from './ReferenceOption.tsx';
import { useChoicesErrorMessage, useReferenceChoices } from './useReferenceChoices.ts';

export const ReferenceListInput = ({
  field,
  name,
}: FieldInputProps<FieldOfKind<'referenceList'>>) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const chosen = getIds(input.value);
  const getErrorMessage = useChoicesErrorMessage();
  const { options, getChoiceName, getDisambiguation, setSearchText, isFetching, error } =
    useReferenceChoices(field.reference, chosen);
  return (
    <Autocomplete
      multiple
      options={options}
      value={[...chosen]}
      disabled={field.readOnly}
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
      onChange={(_, ids) => input.onChange(ids)}
      onInputChange={(_, text, reason) => setSearchText(reason === 'input' ? text : '')}
      renderInput={params => <FormTextField {...params} input={input} />}
    />
  );
};

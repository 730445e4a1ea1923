import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { HTMLAttributes, Key } from 'react';
import { type Identifier, useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { FormTextField } from './FormTextField.tsx';
import { ReferenceOption } from './ReferenceOption.tsx';
import type { InputState } from './useInputState.ts';
import { useChoicesErrorMessage, useReferenceChoices } from './useReferenceChoices.ts';

/** Returns the props of MUI's `Autocomplete` for a search of records by name, for one reference and for several. */
export function useReferenceAutocomplete(
  { reference, readOnly }: FieldOfKind<'reference' | 'referenceList'>,
  input: InputState,
  chosen: readonly Identifier[],
) {
  const translate = useTranslate();
  const getErrorMessage = useChoicesErrorMessage();
  const { options, getChoiceName, getDisambiguation, setSearchText, isFetching, error } =
    useReferenceChoices(reference, chosen);
  return {
    options,
    disabled: readOnly,
    loading: isFetching,
    loadingText: translate('form.loading'),
    noOptionsText: error ? getErrorMessage(error) : translate('form.noChoice'),
    isOptionEqualToValue: (option: Identifier, id: Identifier) => String(option) === String(id),
    getOptionLabel: getChoiceName,
    getOptionKey: String,
    renderOption: (
      { key, ...props }: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
      id: Identifier,
    ) => (
      <ReferenceOption
        key={key}
        {...props}
        name={getChoiceName(id)}
        disambiguation={getDisambiguation(id)}
      />
    ),
    // The platform filters.
    filterOptions: (unfiltered: Identifier[]) => unfiltered,
    onInputChange: (_: unknown, text: string, reason: string) =>
      setSearchText(reason === 'input' ? text : ''),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <FormTextField {...params} input={input} />
    ),
  };
}

import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { EditorField } from './EditorField.tsx';
import { isId } from './ids.ts';
import { ReferenceOption } from './ReferenceOption.tsx';
import { useChoicesFailure, useReferenceChoices } from './useReferenceChoices.ts';

export const ReferenceEdit = ({ field, name }: EditProps<FieldOf<'reference'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const failed = useChoicesFailure();
  const value = isId(editor.value) ? editor.value : null;
  const { options, nameOf, whichOf, setTyped, isFetching, error } = useReferenceChoices(
    field.reference,
    value === null ? [] : [value],
  );
  return (
    <Autocomplete
      options={options}
      value={value}
      disabled={field.readOnly}
      disableClearable={field.required && value !== null}
      loading={isFetching}
      loadingText={translate('form.loading')}
      noOptionsText={error ? failed(error) : translate('form.noChoice')}
      isOptionEqualToValue={(option, id) => String(option) === String(id)}
      getOptionLabel={nameOf}
      getOptionKey={String}
      renderOption={({ key, ...props }, id) => (
        <ReferenceOption key={key} {...props} name={nameOf(id)} which={whichOf(id)} />
      )}
      filterOptions={offered => offered}
      onChange={(_, id) => editor.onChange(id ?? undefined)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={params => <EditorField {...params} editor={editor} />}
    />
  );
};

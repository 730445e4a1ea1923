import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { EditorField } from './EditorField.tsx';
import { idsOf } from './ids.ts';
import { ReferenceOption } from './ReferenceOption.tsx';
import { useChoicesFailure, useReferenceChoices } from './useReferenceChoices.ts';

export const ReferenceListEdit = ({ field, name }: EditProps<FieldOf<'referenceList'>>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const chosen = idsOf(editor.value);
  const failed = useChoicesFailure();
  const { options, nameOf, whichOf, setTyped, isFetching, error } = useReferenceChoices(
    field.reference,
    chosen,
  );
  return (
    <Autocomplete
      multiple
      options={options}
      value={[...chosen]}
      disabled={field.readOnly}
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
      onChange={(_, ids) => editor.onChange(ids)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={params => <EditorField {...params} editor={editor} />}
    />
  );
};

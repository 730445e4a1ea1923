import Autocomplete from '@mui/material/Autocomplete';
import { type Identifier, type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { isId } from './referenceKit.tsx';
import { useChoicesFailure, useReferenceChoices } from './useReferenceChoices.ts';

type References = FieldOf<'referenceList'>;

const idsOf = (value: unknown): readonly Identifier[] =>
  Array.isArray(value) ? value.filter(isId) : [];

const ReferenceListShow = ({ field, value }: ShowProps<References>) => {
  const represent = useRepresent(field.reference);
  const translate = useTranslate();
  const ids = idsOf(value);
  const { data = [] } = useGetManyAggregate<RaRecord>(
    field.reference,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const names = new Map(data.map(record => [String(record.id), represent(record)]));
  return ids.length === 0 ? (
    <Absent />
  ) : (
    <Ellipsis>
      {ids.map(id => names.get(String(id)) ?? String(id)).join(translate('form.comma'))}
    </Ellipsis>
  );
};

const ReferenceListEdit = ({ field, name }: EditProps<References>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const chosen = idsOf(editor.value);
  const failed = useChoicesFailure();
  const { options, nameOf, setTyped, isFetching, error } = useReferenceChoices(
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
      filterOptions={offered => offered}
      onChange={(_, ids) => editor.onChange(ids)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={params => <EditorField {...params} editor={editor} />}
    />
  );
};

export const referenceListKit: FieldKit<References> = {
  Show: ReferenceListShow,
  Edit: ReferenceListEdit,
};

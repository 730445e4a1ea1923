import Autocomplete from '@mui/material/Autocomplete';
import { type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { useReferenceChoices } from './useReferenceChoices.ts';

type References = FieldOf<'referenceList'>;

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(written).filter(Boolean) : [];

const ReferenceListShow = ({ field, value }: ShowProps<References>) => {
  const represent = useRepresent(field.reference);
  const translate = useTranslate();
  const ids = idsOf(value);
  const { data = [] } = useGetManyAggregate<RaRecord<string>>(
    field.reference,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const names = new Map(data.map(record => [record.id, represent(record)]));
  return ids.length === 0 ? (
    <Absent />
  ) : (
    <Ellipsis>{ids.map(id => names.get(id) ?? id).join(translate('form.comma'))}</Ellipsis>
  );
};

const ReferenceListEdit = ({ field, name }: EditProps<References>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const chosen = idsOf(editor.value);
  const { options, nameOf, setTyped, isFetching } = useReferenceChoices(field.reference, chosen);
  return (
    <Autocomplete
      multiple
      options={options}
      value={[...chosen]}
      disabled={field.readOnly}
      loading={isFetching}
      loadingText={translate('form.loading')}
      noOptionsText={translate('form.noChoice')}
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

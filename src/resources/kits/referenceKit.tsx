import Autocomplete from '@mui/material/Autocomplete';
import { type Identifier, type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, Owner, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { useChoicesFailure, useReferenceChoices } from './useReferenceChoices.ts';

type Reference = FieldOf<'reference'>;

const isRecord = (value: unknown): value is Owner => typeof value === 'object' && value !== null;

/** Some platforms count their records, others name them: an id goes back as it came. */
export const isId = (value: unknown): value is Identifier =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The record that came along is shown as it is; only where none came is one asked for, with all others of the page. */
const ReferenceShow = ({ field, value, owner }: ShowProps<Reference>) => {
  const represent = useRepresent(field.reference);
  const embedded = field.embedded ? owner[field.embedded] : undefined;
  if (isRecord(embedded)) return <Ellipsis>{represent(embedded)}</Ellipsis>;
  return isId(value) ? <AskedRecord reference={field.reference} id={value} /> : <Absent />;
};

/** Asks for one record by its id; react-admin gathers the ids of a page into one call. An id without a record shows itself. */
const AskedRecord = ({ reference, id }: { reference: string; id: Identifier }) => {
  const represent = useRepresent(reference);
  const { data } = useGetManyAggregate<RaRecord>(reference, { ids: [id] });
  const record = data?.[0];
  return <Ellipsis>{record ? represent(record) : String(id)}</Ellipsis>;
};

const ReferenceEdit = ({ field, name }: EditProps<Reference>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const failed = useChoicesFailure();
  const value = isId(editor.value) ? editor.value : null;
  const { options, nameOf, setTyped, isFetching, error } = useReferenceChoices(
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
      filterOptions={offered => offered}
      onChange={(_, id) => editor.onChange(id ?? undefined)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={params => <EditorField {...params} editor={editor} />}
    />
  );
};

export const referenceKit: FieldKit<Reference> = { Show: ReferenceShow, Edit: ReferenceEdit };

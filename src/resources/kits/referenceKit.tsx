import Autocomplete from '@mui/material/Autocomplete';
import { type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, Owner, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { written } from '../represent.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { EditorField } from './EditorField.tsx';
import { useReferenceChoices } from './useReferenceChoices.ts';

type Reference = FieldOf<'reference'>;

const isRecord = (value: unknown): value is Owner => typeof value === 'object' && value !== null;

/** The record that came along is shown as it is; only where none came is one asked for, with all others of the page. */
const ReferenceShow = ({ field, value, owner }: ShowProps<Reference>) => {
  const represent = useRepresent(field.reference);
  const embedded = field.embedded ? owner[field.embedded] : undefined;
  if (isRecord(embedded)) return <Ellipsis>{represent(embedded)}</Ellipsis>;
  return written(value) === '' ? (
    <Absent />
  ) : (
    <AskedRecord reference={field.reference} id={written(value)} />
  );
};

/** Asks for one record by its id; react-admin gathers the ids of a page into one call. An id without a record shows itself. */
const AskedRecord = ({ reference, id }: { reference: string; id: string }) => {
  const represent = useRepresent(reference);
  const { data } = useGetManyAggregate<RaRecord<string>>(reference, { ids: [id] });
  const record = data?.[0];
  return <Ellipsis>{record ? represent(record) : id}</Ellipsis>;
};

const ReferenceEdit = ({ field, name }: EditProps<Reference>) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const value = written(editor.value) || null;
  const { options, nameOf, setTyped, isFetching } = useReferenceChoices(
    field.reference,
    value ? [value] : [],
  );
  return (
    <Autocomplete
      options={options}
      value={value}
      disabled={field.readOnly}
      disableClearable={field.required && value !== null}
      loading={isFetching}
      loadingText={translate('form.loading')}
      noOptionsText={translate('form.noChoice')}
      getOptionLabel={nameOf}
      filterOptions={offered => offered}
      onChange={(_, id) => editor.onChange(id ?? undefined)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={params => <EditorField {...params} editor={editor} />}
    />
  );
};

export const referenceKit: FieldKit<Reference> = { Show: ReferenceShow, Edit: ReferenceEdit };

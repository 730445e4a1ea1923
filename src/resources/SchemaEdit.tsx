import './record/record.css';

import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { dataPaths } from './dataPaths.ts';
import { changesOf } from './form/changes.ts';
import type { FormOverrides } from './form/FormOverrides.ts';
import { useRecordForm } from './form/useRecordForm.ts';
import { OneRecord } from './record/OneRecord.tsx';
import { PageForm } from './record/PageForm.tsx';
import { represent } from './represent.ts';
import { useAct } from './useAct.ts';
import { useTellFailure } from './useTellFailure.ts';
import { useText } from './useText.ts';

export interface SchemaEditProps extends FormOverrides {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
}

/** The form of a record that exists. */
export const SchemaEdit = ({ descriptor, id, ...overrides }: SchemaEditProps) => (
  <OneRecord descriptor={descriptor} id={id} action="edit">
    {record => <EditForm key={id} descriptor={descriptor} record={record} {...overrides} />}
  </OneRecord>
);

type EditFormProps = Omit<SchemaEditProps, 'id'> & { readonly record: RaRecord };

/** Only what was changed is sent, so that two people who edit different fields do not undo each other. */
const EditForm = ({ descriptor, record, edits, rules, deps }: EditFormProps) => {
  const text = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const act = useAct(descriptor.name);
  const tellFailure = useTellFailure();
  const operation = descriptor.verbs.update;
  const fields = operation?.body?.fields ?? [];
  const label = text(operation?.label ?? descriptor.label);
  const name = represent(descriptor, record);
  const leave = () => void navigate(dataPaths.list(descriptor));

  const state = useRecordForm({
    fields,
    start: record,
    ...(rules && { rules }),
    ...(deps && { deps }),
    onFail: error => tellFailure(`${label} ${name}`, error),
    onSubmit: async values => {
      const changes = changesOf(fields, record, values);
      if (Object.keys(changes).length === 0) {
        notify(translate('form.unchanged'), { type: 'info' });
        leave();
        return;
      }
      await act(provider =>
        provider.update(descriptor.name, { id: record.id, data: changes, previousData: record }),
      );
      notify(translate('record.done', { act: label, record: name }), { type: 'success' });
      leave();
    },
  });
  return (
    <PageForm
      {...{ descriptor, state, fields, edits }}
      title={`${label} ${name}`}
      confirm={translate('form.save')}
      onCancel={leave}
    />
  );
};

import './record/record.css';

import { useEffect, useMemo } from 'react';
import { type RaRecord, useCanAccess, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { useAddresses } from './AddressesContext.ts';
import { editFields } from './form/editFields.ts';
import type { FormOverrides } from './form/FormOverrides.ts';
import { STAY, useRecordForm } from './form/useRecordForm.ts';
import { useStaleEdit } from './form/useStaleEdit.tsx';
import { OneRecord } from './record/OneRecord.tsx';
import { PageForm } from './record/PageForm.tsx';
import { useSuccessMessage } from './record/useSuccessMessage.ts';
import { represent } from './represent.ts';
import { useOneCall } from './tasks/useOneCall.ts';
import { useAct } from './useAct.ts';
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
  const addresses = useAddresses();
  const act = useAct(descriptor.name);
  const { canAccess } = useCanAccess({ resource: descriptor.name, action: 'create' });
  const { id: taskId, wait } = useOneCall({ stays: true });
  const { update, create } = descriptor.verbs;
  const fields = useMemo(() => editFields(descriptor, record), [descriptor, record]);
  const successMessage = useSuccessMessage();
  const label = text(update?.label ?? descriptor.label);

  const state = useRecordForm<Readonly<Record<string, unknown>>>({
    fields,
    record,
    draft: ['edit', record.id],
    act: `${label} ${represent(descriptor, record)}`,
    ...(rules && { rules }),
    ...(deps && { deps }),
    onSubmit: values => stale.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged && update) notify(successMessage(update, name, changes), SUCCESS);
      else notify(translate('form.unchanged'), { type: 'info' });
      leave();
    },
  });
  // What the form began with, which a later reading of the record must not replace.
  const before = state.begun as RaRecord;
  const name = represent(descriptor, before);
  const leave = () => void navigate(addresses.list(descriptor));
  const stale = useStaleEdit({
    descriptor,
    fields,
    before,
    send: async (data, previousData) => {
      const change = { id: record.id, data, previousData };
      const called = await wait({
        title: `${label} ${name}`,
        ask: () => act(provider => provider.update(descriptor.name, change)),
      });
      return called ?? STAY;
    },
    onAddAgain:
      create && canAccess
        ? values => {
            state.release();
            void navigate(addresses.create(descriptor), { state: { start: values } });
          }
        : undefined,
  });
  const { isUnsaved, restart } = state;
  useEffect(() => {
    // A newer reading of the record, while nobody has typed anything.
    if (!isUnsaved()) restart(record);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a record that came anew is a reason
  }, [record]);
  return (
    <>
      <PageForm
        {...{ descriptor, state, fields, edits, taskId }}
        title={`${label} ${name}`}
        confirm={translate('form.save')}
        onCancel={leave}
      />
      {stale.dialog}
    </>
  );
};

const SUCCESS = { type: 'success' } as const;

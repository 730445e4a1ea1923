import '../record/record.css';

import { useEffect, useMemo } from 'react';
import { type RaRecord, useCanAccess, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { getUpdateFields } from '../values/getUpdateFields.ts';
import type { FormOverrides } from '../values/FormOverrides.ts';
import { NOT_SAVED } from '../form/useFormSubmission.ts';
import { useLeaveAfterSave } from '../form/useLeaveAfterSave.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useMergeOnUpdate } from '../form/useMergeOnSave.tsx';
import { RecordLoader } from './RecordLoader.tsx';
import { RecordFormPage } from './RecordFormPage.tsx';
import { useSuccessMessage } from '../record/useSuccessMessage.ts';
import { representRecord } from '../descriptor/representRecord.ts';
import { useSingleCall } from '../tasks/useSingleCall.ts';
import { useResourceMutation } from '../calls/useResourceMutation.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

export interface SchemaEditProps extends FormOverrides {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
}

/** The form of an existing record. */
export const SchemaEdit = ({ descriptor, id, ...overrides }: SchemaEditProps) => (
  <RecordLoader descriptor={descriptor} id={id} action="edit">
    {record => <EditForm key={id} descriptor={descriptor} record={record} {...overrides} />}
  </RecordLoader>
);

type EditFormProps = Omit<SchemaEditProps, 'id'> & { readonly record: RaRecord };

/** Only changes are sent, so that two users who edit different fields do not overwrite each other. */
const EditForm = ({ descriptor, record, inputOverrides, rules, deps }: EditFormProps) => {
  const text = useLocalizedText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const mutate = useResourceMutation(descriptor.name);
  const { canAccess } = useCanAccess({ resource: descriptor.name, action: 'create' });
  const { id: taskId, wait } = useSingleCall({ keepsWaiting: true });
  const { update, create } = descriptor.verbs;
  const fields = useMemo(() => getUpdateFields(descriptor, record), [descriptor, record]);
  const successMessage = useSuccessMessage();
  const leaveAfterSave = useLeaveAfterSave();
  const label = text(update?.label ?? descriptor.label);

  const state = useRecordForm<Readonly<Record<string, unknown>>>({
    fields,
    record,
    draft: ['edit', record.id],
    actionLabel: `${label} ${representRecord(descriptor, record)}`,
    ...(rules && { rules }),
    ...(deps && { deps }),
    onSubmit: values => mergeOnSave.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged && update) notify(successMessage(update, name, changes), SUCCESS);
      else notify(translate('form.unchanged'), { type: 'info' });
      leaveAfterSave(goToList);
    },
  });
  // The initial values of the form, which a later refetch must not replace.
  const before = state.initialValues as RaRecord;
  const name = representRecord(descriptor, before);
  const goToList = () => void navigate(routes.list(descriptor));
  const mergeOnSave = useMergeOnUpdate({
    descriptor,
    fields,
    before,
    send: async (data, previousData) => {
      const change = { id: record.id, data, previousData };
      const callResult = await wait({
        title: `${label} ${name}`,
        send: () => mutate(provider => provider.update(descriptor.name, change)),
      });
      return callResult ?? NOT_SAVED;
    },
    onRecreate:
      create && canAccess
        ? values => {
            state.allowLeave();
            void navigate(routes.create(descriptor), { state: { start: values } });
          }
        : undefined,
  });
  const { isUnsaved, restart } = state;
  useEffect(() => {
    // A newer version of the record replaces the values of an unmodified form.
    if (!isUnsaved()) restart(record);
    // oxlint-disable-next-line react/exhaustive-deps -- only a record that was read again is a reason
  }, [record]);
  return (
    <>
      <RecordFormPage
        {...{ descriptor, state, fields, inputOverrides, taskId }}
        title={`${label} ${name}`}
        confirm={translate('form.save')}
        onCancel={goToList}
      />
      {mergeOnSave.dialog}
    </>
  );
};

const SUCCESS = { type: 'success' } as const;

import { isObject, type PlainObject } from '../../schema/isObject.ts';
import '../record/record.css';

import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useResourceRoutes, useRouteWhere } from '../routes/ResourceRoutesContext.ts';
import { CreatedNotification } from './CreatedNotification.tsx';
import type { FormOverrides } from '../values/FormOverrides.ts';
import { NOT_SAVED } from '../form/useFormSubmission.ts';
import { useLeaveAfterSave } from '../form/useLeaveAfterSave.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { RecordFormPage } from './RecordFormPage.tsx';
import { useSuccessMessage } from '../record/useSuccessMessage.ts';
import { getFixedValues, narrowField } from '../conditions/resourceWhere.ts';
import { representRecord } from '../descriptor/representRecord.ts';
import { useSingleCall } from '../tasks/useSingleCall.ts';
import { useResourceMutation } from '../calls/useResourceMutation.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

export interface SchemaCreateProps extends FormOverrides {
  readonly descriptor: ResourceDescriptor;
  /** The screen after the record was created: the list, or the page of the record. */
  readonly redirect: 'list' | 'show';
}

/** The form of a new record: the body fields of the create operation. */
export const SchemaCreate = ({
  descriptor,
  redirect,
  inputOverrides,
  rules,
  deps,
}: SchemaCreateProps) => {
  const text = useLocalizedText();
  const successMessage = useSuccessMessage();
  const notify = useNotify();
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const locationValues = useInitialValuesFromLocation();
  const mutate = useResourceMutation(descriptor.name);
  const operation = descriptor.verbs.create;
  const where = useRouteWhere(descriptor.name);
  // Values fixed by the route are not inputs.
  const fixedValues = getFixedValues(where);
  const fields = (operation?.body?.fields ?? [])
    .filter(({ source }) => !Object.hasOwn(fixedValues, source))
    .map(field => (where ? narrowField(field, where) : field));
  const label = text(operation?.label ?? descriptor.label);
  const { id: taskId, wait } = useSingleCall({ keepsWaiting: true });
  const leaveAfterSave = useLeaveAfterSave();
  const goToList = () => void navigate(routes.list(descriptor));

  const state = useRecordForm<PlainObject>({
    fields,
    actionLabel: label,
    draft: ['create'],
    defaultValues: { ...locationValues, ...fixedValues },
    ...(rules && { rules }),
    ...(deps && { deps }),
    onSubmit: async data => {
      const callResult = await wait({
        title: label,
        send: () =>
          mutate(provider =>
            provider.create<PlainObject>(descriptor.name, { data: { ...data, ...fixedValues } }),
          ),
      });
      return callResult ? callResult.response.data : NOT_SAVED;
    },
    onSaved: record => {
      const recordPath = descriptor.verbs.one && routes.show(descriptor, record.id);
      const opensRecord = redirect === 'show' && recordPath !== undefined;
      if (operation) {
        const message = successMessage(operation, representRecord(descriptor, record), record);
        const hasLink = recordPath !== undefined && !opensRecord;
        const content = hasLink ? <CreatedNotification text={message} to={recordPath} /> : message;
        notify(content, { type: 'success' });
      }
      leaveAfterSave(() => (opensRecord ? void navigate(recordPath) : goToList()));
    },
  });
  return (
    <RecordFormPage
      {...{ descriptor, state, fields, inputOverrides, taskId }}
      title={label}
      confirm={label}
      onCancel={goToList}
    />
  );
};

/** Returns the values handed over by another form, of a record that was deleted while it was edited. */
function useInitialValuesFromLocation(): PlainObject | undefined {
  const state: unknown = useLocation().state;
  return isObject(state) && isObject(state['start']) ? state['start'] : undefined;
}

import './record/record.css';

import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { useAddresses, useWhere } from './AddressesContext.ts';
import { CreatedNotice } from './CreatedNotice.tsx';
import type { Owner } from './fieldKit.ts';
import type { FormOverrides } from './form/FormOverrides.ts';
import { STAY, useRecordForm } from './form/useRecordForm.ts';
import { isObject } from './isObject.ts';
import { PageForm } from './record/PageForm.tsx';
import { useSuccessMessage } from './record/useSuccessMessage.ts';
import { fixedBy, narrowedField } from './places/where.ts';
import { represent } from './represent.ts';
import { useOneCall } from './tasks/useOneCall.ts';
import { useAct } from './useAct.ts';
import { useText } from './useText.ts';

export interface SchemaCreateProps extends FormOverrides {
  readonly descriptor: ResourceDescriptor;
}

/** The form of a new record: the fields of the body that its document takes. */
export const SchemaCreate = ({ descriptor, edits, rules, deps }: SchemaCreateProps) => {
  const text = useText();
  const successMessage = useSuccessMessage();
  const notify = useNotify();
  const navigate = useNavigate();
  const addresses = useAddresses();
  const given = useGivenValues();
  const act = useAct(descriptor.name);
  const operation = descriptor.verbs.create;
  const where = useWhere(descriptor.name);
  // What every record of the place is like is no question.
  const fixed = fixedBy(where);
  const fields = (operation?.body?.fields ?? [])
    .filter(({ source }) => !Object.hasOwn(fixed, source))
    .map(field => (where ? narrowedField(field, where) : field));
  const label = text(operation?.label ?? descriptor.label);
  const { id: taskId, wait } = useOneCall({ stays: true });
  const leave = () => void navigate(addresses.list(descriptor));

  const state = useRecordForm<Owner>({
    fields,
    act: label,
    draft: ['create'],
    start: { ...given, ...fixed },
    ...(rules && { rules }),
    ...(deps && { deps }),
    onSubmit: async data => {
      const called = await wait({
        title: label,
        ask: () =>
          act(provider => provider.create<Owner>(descriptor.name, { data: { ...data, ...fixed } })),
      });
      return called ? called.answer.data : STAY;
    },
    onSaved: record => {
      if (operation) {
        const done = successMessage(operation, represent(descriptor, record), record);
        const to = descriptor.verbs.one && addresses.show(descriptor, record.id);
        notify(to ? <CreatedNotice text={done} to={to} /> : done, { type: 'success' });
      }
      leave();
    },
  });
  return (
    <PageForm
      {...{ descriptor, state, fields, edits, taskId }}
      title={label}
      confirm={label}
      onCancel={leave}
    />
  );
};

/** What another form hands over: the values of a record that was deleted while somebody edited it. */
function useGivenValues(): Owner | undefined {
  const state: unknown = useLocation().state;
  return isObject(state) && isObject(state['start']) ? state['start'] : undefined;
}

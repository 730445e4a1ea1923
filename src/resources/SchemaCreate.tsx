import './record/record.css';

import { useNavigate } from 'react-router-dom';
import { useNotify, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../schema/resource.ts';
import type { Owner } from './fieldKit.ts';
import { dataPaths } from './dataPaths.ts';
import type { FormOverrides } from './form/FormOverrides.ts';
import { useRecordForm } from './form/useRecordForm.ts';
import { PageForm } from './record/PageForm.tsx';
import { represent } from './represent.ts';
import { useAct } from './useAct.ts';
import { useTellFailure } from './useTellFailure.ts';
import { useText } from './useText.ts';

export interface SchemaCreateProps extends FormOverrides {
  readonly descriptor: ResourceDescriptor;
}

/** The form of a new record: the fields of the body that its document takes. */
export const SchemaCreate = ({ descriptor, edits, rules, deps }: SchemaCreateProps) => {
  const text = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const act = useAct(descriptor.name);
  const tellFailure = useTellFailure();
  const operation = descriptor.verbs.create;
  const fields = operation?.body?.fields ?? [];
  const label = text(operation?.label ?? descriptor.label);
  const leave = () => void navigate(dataPaths.list(descriptor));

  const state = useRecordForm({
    fields,
    ...(rules && { rules }),
    ...(deps && { deps }),
    onFail: error => tellFailure(label, error),
    onSubmit: async data => {
      const { data: record } = await act(provider =>
        provider.create<Owner>(descriptor.name, { data }),
      );
      notify(translate('record.done', { act: label, record: represent(descriptor, record) }), {
        type: 'success',
      });
      leave();
    },
  });
  return (
    <PageForm
      {...{ descriptor, state, fields, edits }}
      title={label}
      confirm={label}
      onCancel={leave}
    />
  );
};

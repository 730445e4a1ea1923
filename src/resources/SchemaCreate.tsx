import './record/record.css';

import { useNavigate } from 'react-router-dom';
import { useNotify, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { Page } from '../ui/Page.tsx';
import type { Owner } from './fieldKit.ts';
import { dataPaths } from './dataPaths.ts';
import type { FormOverrides } from './form/FormOverrides.ts';
import { RecordForm } from './form/RecordForm.tsx';
import { useRecordForm } from './form/useRecordForm.ts';
import { Crumbs } from './record/Crumbs.tsx';
import { PageFields, PageFoot } from './record/PageForm.tsx';
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
      void navigate(dataPaths.list(descriptor));
    },
  });
  return (
    <Page title={label} crumbs={<Crumbs descriptor={descriptor} />} lined>
      <RecordForm
        state={state}
        fields={fields.filter(({ readOnly }) => !readOnly)}
        groups={descriptor.groups}
        edits={edits}
        className="record-form"
        Frame={PageFields}
      >
        <PageFoot
          confirm={label}
          form={state.form}
          onCancel={() => void navigate(dataPaths.list(descriptor))}
        />
      </RecordForm>
    </Page>
  );
};

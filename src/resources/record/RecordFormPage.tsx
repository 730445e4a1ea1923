import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type UseFormReturn, useFormState } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Page } from '../../ui/Page.tsx';
import type { InputOverrides } from '../fieldComponents.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import type { useRecordForm } from '../form/useRecordForm.ts';
import { CallProgress } from '../tasks/CallProgress.tsx';
import { RecordBreadcrumbs } from './RecordBreadcrumbs.tsx';

interface RecordFormPageProps {
  readonly descriptor: ResourceDescriptor;
  readonly title: string;
  readonly state: ReturnType<typeof useRecordForm>;
  readonly fields: readonly FieldDescriptor[];
  readonly inputOverrides?: InputOverrides | undefined;
  /** The words of the button that sends it. */
  readonly confirm: string;
  readonly onCancel: () => void;
  /** The call that saves it, while it lasts. */
  readonly taskId: string | undefined;
}

/** A form that is a page: what the platform sets itself is left out. */
export const RecordFormPage = ({
  descriptor,
  title,
  state,
  fields,
  inputOverrides,
  ...footerProps
}: RecordFormPageProps) => (
  <Page title={title} breadcrumbs={<RecordBreadcrumbs descriptor={descriptor} />} hasDivider>
    <RecordForm
      state={state}
      fields={fields.filter(({ readOnly }) => !readOnly)}
      groups={descriptor.groups}
      inputOverrides={inputOverrides}
      className="record-form"
      Frame={FormPageFields}
    >
      <FormPageFooter form={state.form} release={state.allowLeave} {...footerProps} />
    </RecordForm>
  </Page>
);

/** The column in which the fields of a page stand. */
export const FormPageFields = ({ children }: { readonly children: ReactNode }) => (
  <div className="record-fields">{children}</div>
);

interface FormPageFooterProps {
  readonly confirm: string;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** What was typed is on its way: nobody is asked before the page is left. */
  readonly release: () => void;
  readonly taskId: string | undefined;
  readonly onCancel: () => void;
}

const FormPageFooter = ({ confirm, form, release, taskId, onCancel }: FormPageFooterProps) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <>
      <div className="record-foot">
        <ActionButton onClick={onCancel}>{translate('shell.cancel')}</ActionButton>
        <ActionButton kind="primary" type="submit" isPending={isSubmitting}>
          {confirm}
        </ActionButton>
      </div>
      <div className="record-work">
        <CallProgress id={taskId} onMoved={release} />
      </div>
    </>
  );
};

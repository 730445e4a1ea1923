import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type UseFormReturn, useFormState } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Page } from '../../ui/Page.tsx';
import type { InputOverrides } from '../descriptor/fieldComponents.ts';
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
  /** The label of the submit button. */
  readonly confirm: string;
  readonly onCancel: () => void;
  /** The pending save call. */
  readonly taskId: string | undefined;
}

/** A form as a page, without the fields that the platform sets itself. */
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
      className="record-form p-20 max-sm:p-16"
      Frame={FormPageFields}
    >
      <FormPageFooter form={state.form} release={state.allowLeave} {...footerProps} />
    </RecordForm>
  </Page>
);

/** The column of the fields of a form page. */
export const FormPageFields = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid max-w-480 grid-cols-[minmax(0,1fr)] gap-24">{children}</div>
);

interface FormPageFooterProps {
  readonly confirm: string;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** Disables the unsaved-changes confirmation: the input has been sent. */
  readonly release: () => void;
  readonly taskId: string | undefined;
  readonly onCancel: () => void;
}

const FormPageFooter = ({ confirm, form, release, taskId, onCancel }: FormPageFooterProps) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <>
      <div
        // Two buttons that do not fit side by side are one below the other: no label is clipped.
        className="record-foot mt-24 flex max-w-480 gap-8 max-sm:flex-wrap max-sm:*:flex-[1_1_max-content] print:hidden!"
      >
        <ActionButton onClick={onCancel}>{translate('shell.cancel')}</ActionButton>
        <ActionButton kind="primary" type="submit" isPending={isSubmitting}>
          {confirm}
        </ActionButton>
      </div>
      <div className="mt-12 max-w-480">
        <CallProgress id={taskId} onMoved={release} />
      </div>
    </>
  );
};

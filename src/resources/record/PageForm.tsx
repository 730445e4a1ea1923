import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type UseFormReturn, useFormState } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Page } from '../../ui/Page.tsx';
import type { EditOverrides } from '../fieldKit.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import type { useRecordForm } from '../form/useRecordForm.ts';
import { WorkInDialog } from '../tasks/WorkInDialog.tsx';
import { Crumbs } from './Crumbs.tsx';

interface PageFormProps {
  readonly descriptor: ResourceDescriptor;
  readonly title: string;
  readonly state: ReturnType<typeof useRecordForm>;
  readonly fields: readonly FieldDescriptor[];
  readonly edits?: EditOverrides | undefined;
  /** The words of the button that sends it. */
  readonly confirm: string;
  readonly onCancel: () => void;
  /** The call that saves it, while it lasts. */
  readonly taskId: string | undefined;
}

/** A form that is a page: what the platform sets itself is left out. */
export const PageForm = ({ descriptor, title, state, fields, edits, ...foot }: PageFormProps) => (
  <Page title={title} crumbs={<Crumbs descriptor={descriptor} />} lined>
    <RecordForm
      state={state}
      fields={fields.filter(({ readOnly }) => !readOnly)}
      groups={descriptor.groups}
      edits={edits}
      className="record-form"
      Frame={FormFields}
    >
      <PageFoot form={state.form} release={state.release} {...foot} />
    </RecordForm>
  </Page>
);

/** The column in which the fields of a page stand. */
export const FormFields = ({ children }: { readonly children: ReactNode }) => (
  <div className="record-fields">{children}</div>
);

interface PageFootProps {
  readonly confirm: string;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** What was typed is on its way: nobody is asked before the page is left. */
  readonly release: () => void;
  readonly taskId: string | undefined;
  readonly onCancel: () => void;
}

const PageFoot = ({ confirm, form, release, taskId, onCancel }: PageFootProps) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <>
      <div className="record-foot">
        <ActionButton onClick={onCancel}>{translate('shell.cancel')}</ActionButton>
        <ActionButton kind="primary" type="submit" working={isSubmitting}>
          {confirm}
        </ActionButton>
      </div>
      <div className="record-work">
        <WorkInDialog id={taskId} onMoved={release} />
      </div>
    </>
  );
};

import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { EditOverrides } from '../../resources/fieldKit.ts';
import { RecordForm } from '../../resources/form/RecordForm.tsx';
import type { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { DialogFields } from '../../resources/record/DialogFields.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { RoleEdit } from './RoleEdit.tsx';

interface UserDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly state: ReturnType<typeof useRecordForm>;
  readonly fields: readonly FieldDescriptor[];
  /** Confirm stays disabled while a field is empty or invalid. */
  readonly waitsForValid?: boolean;
  readonly onClose: () => void;
}

const edits: EditOverrides = { roleId: RoleEdit };

/** A form about one user. */
export const UserDialog = ({
  title,
  confirm,
  state,
  fields,
  waitsForValid = false,
  onClose,
}: UserDialogProps) => {
  const translate = useTranslate();
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  const isWaiting = waitsForValid && !isValid && !isSubmitting;
  return (
    <FormDialog open title={title} onClose={onClose}>
      <RecordForm
        state={state}
        fields={fields}
        edits={edits}
        className="dialog-form"
        Frame={DialogFields}
      >
        <DialogFoot
          confirm={confirm}
          cancel={translate('shell.cancel')}
          disabled={isWaiting}
          reason={translate('form.incomplete')}
          working={isSubmitting}
          onCancel={onClose}
        />
      </RecordForm>
    </FormDialog>
  );
};

import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { InputOverrides } from '../../resources/descriptor/fieldComponents.ts';
import { RecordForm } from '../../resources/form/RecordForm.tsx';
import type { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { DialogFields } from '../../resources/record/DialogFields.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { RoleInput } from './RoleInput.tsx';

interface UserDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly state: ReturnType<typeof useRecordForm>;
  readonly fields: readonly FieldDescriptor[];
  /** Confirm stays disabled while a field is empty or invalid. */
  readonly requiresValid?: boolean;
  readonly onClose: () => void;
}

const inputOverrides: InputOverrides = { roleId: RoleInput };

export const UserDialog = ({
  title,
  confirmLabel,
  state,
  fields,
  requiresValid = false,
  onClose,
}: UserDialogProps) => {
  const translate = useTranslate();
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  const isConfirmDisabled = requiresValid && !isValid && !isSubmitting;
  return (
    <FormDialog open title={title} onClose={onClose}>
      <RecordForm
        state={state}
        fields={fields}
        inputOverrides={inputOverrides}
        className="dialog-form"
        Frame={DialogFields}
      >
        <DialogFooter
          confirmLabel={confirmLabel}
          cancelLabel={translate('shell.cancel')}
          disabled={isConfirmDisabled}
          disabledReason={translate('form.incomplete')}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </RecordForm>
    </FormDialog>
  );
};

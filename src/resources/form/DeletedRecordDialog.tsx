import { useTranslate } from 'react-admin';

import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { NOT_SAVED } from './useFormSubmission.ts';

interface DeletedRecordDialogProps {
  readonly name: string;
  readonly canRecreate: boolean;
  readonly onResolve: (resolution: typeof NOT_SAVED | Readonly<Record<string, never>>) => void;
}

/** The record of a form was deleted. The input can become a new record, or stay in the form. */
export const DeletedRecordDialog = ({ name, canRecreate, onResolve }: DeletedRecordDialogProps) => {
  const translate = useTranslate();
  const cancel = () => onResolve(NOT_SAVED);
  return (
    <FormDialog open size="small" title={translate('form.deleted', { name })} onClose={cancel}>
      <DialogBody>
        <p className="dialog-text">
          {translate(canRecreate ? 'form.deleted.canAdd' : 'form.deleted.cannotAdd')}
        </p>
      </DialogBody>
      <DialogFooter
        cancelLabel={translate('form.deleted.stay')}
        confirmLabel={translate('form.deleted.add')}
        disabled={!canRecreate}
        disabledReason={canRecreate ? undefined : translate('form.deleted.cannotAdd')}
        onCancel={cancel}
        onConfirm={() => onResolve({})}
      />
    </FormDialog>
  );
};

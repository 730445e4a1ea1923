import { useTranslate } from 'react-admin';

import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { NOT_SAVED } from './useRecordForm.ts';

interface DeletedRecordDialogProps {
  /** What the record was called. */
  readonly name: string;
  readonly canRecreate: boolean;
  readonly onResolve: (resolution: typeof NOT_SAVED | Readonly<Record<string, never>>) => void;
}

/** The record that a form is about was deleted. What was typed can become a new one, or stay where it is. */
export const DeletedRecordDialog = ({ name, canRecreate, onResolve }: DeletedRecordDialogProps) => {
  const translate = useTranslate();
  const cancel = () => onResolve(NOT_SAVED);
  return (
    <FormDialog open size="small" title={translate('form.gone', { name })} onClose={cancel}>
      <DialogBody>
        <p className="dialog-text">
          {translate(canRecreate ? 'form.gone.canAdd' : 'form.gone.cannotAdd')}
        </p>
      </DialogBody>
      <DialogFooter
        cancelLabel={translate('form.gone.stay')}
        confirmLabel={translate('form.gone.add')}
        disabled={!canRecreate}
        disabledReason={canRecreate ? undefined : translate('form.gone.cannotAdd')}
        onCancel={cancel}
        onConfirm={() => onResolve({})}
      />
    </FormDialog>
  );
};

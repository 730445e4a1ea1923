import { useTranslate } from 'react-admin';

import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { STAY } from './useRecordForm.ts';

interface GoneDialogProps {
  /** What the record was called. */
  readonly name: string;
  readonly canAdd: boolean;
  readonly onAnswer: (answer: typeof STAY | Readonly<Record<string, never>>) => void;
}

/** The record that a form is about was deleted. What was typed can become a new one, or stay where it is. */
export const GoneDialog = ({ name, canAdd, onAnswer }: GoneDialogProps) => {
  const translate = useTranslate();
  const stay = () => onAnswer(STAY);
  return (
    <FormDialog open size="small" title={translate('form.gone', { name })} onClose={stay}>
      <DialogBody>
        <p className="dialog-text">
          {translate(canAdd ? 'form.gone.canAdd' : 'form.gone.cannotAdd')}
        </p>
      </DialogBody>
      <DialogFoot
        cancel={translate('form.gone.stay')}
        confirm={translate('form.gone.add')}
        disabled={!canAdd}
        reason={canAdd ? undefined : translate('form.gone.cannotAdd')}
        onCancel={stay}
        onConfirm={() => onAnswer({})}
      />
    </FormDialog>
  );
};

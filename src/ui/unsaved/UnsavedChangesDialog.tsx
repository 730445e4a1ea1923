import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';

import { DialogFooter } from '../DialogFooter.tsx';
import { DialogFrame } from '../DialogFrame.tsx';

interface UnsavedChangesDialogProps {
  readonly open: boolean;
  /** Whether the input stays in the browser: then nothing is lost. */
  readonly hasDraft?: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Confirms the loss of unsaved input. Staying is the safe choice, so it has the initial focus. */
export const UnsavedChangesDialog = ({
  open,
  hasDraft = false,
  onLeave,
  onStay,
}: UnsavedChangesDialogProps) => {
  const translate = useTranslate();
  return (
    <DialogFrame open={open} size="small" title={translate('form.leave')} onClose={onStay}>
      <DialogContent>
        <p className="dialog-text">
          {translate(hasDraft ? 'form.leave.draft' : 'form.leave.lost')}
        </p>
      </DialogContent>
      <DialogFooter
        cancelLabel={translate('form.leave.stay')}
        confirmLabel={translate(hasDraft ? 'form.leave.leave' : 'form.leave.discard')}
        {...(!hasDraft && { tone: 'error' })}
        onCancel={onStay}
        onConfirm={onLeave}
      />
    </DialogFrame>
  );
};

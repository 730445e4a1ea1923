import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';

import { DialogFooter } from '../DialogFooter.tsx';
import { DialogFrame } from '../DialogFrame.tsx';

interface UnsavedChangesDialogProps {
  readonly open: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before what was typed is lost. Staying is the way that loses nothing, so the focus is there. */
export const UnsavedChangesDialog = ({ open, onLeave, onStay }: UnsavedChangesDialogProps) => {
  const translate = useTranslate();
  return (
    <DialogFrame open={open} size="small" title={translate('form.leave')} onClose={onStay}>
      <DialogContent>
        <p className="dialog-text">{translate('form.leave.lost')}</p>
      </DialogContent>
      <DialogFooter
        cancelLabel={translate('form.leave.stay')}
        confirmLabel={translate('form.leave.discard')}
        tone="error"
        onCancel={onStay}
        onConfirm={onLeave}
      />
    </DialogFrame>
  );
};

import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';

import { DialogFoot } from '../DialogFoot.tsx';
import { DialogFrame } from '../DialogFrame.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before what was typed is lost. Staying is the way that loses nothing, so the focus is there. */
export const LeaveDialog = ({ open, onLeave, onStay }: LeaveDialogProps) => {
  const translate = useTranslate();
  return (
    <DialogFrame open={open} size="small" title={translate('form.leave')} onClose={onStay}>
      <DialogContent>
        <p className="dialog-text">{translate('form.leave.lost')}</p>
      </DialogContent>
      <DialogFoot
        cancel={translate('form.leave.stay')}
        confirm={translate('form.leave.discard')}
        tone="error"
        onCancel={onStay}
        onConfirm={onLeave}
      />
    </DialogFrame>
  );
};

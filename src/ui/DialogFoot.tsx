import DialogActions from '@mui/material/DialogActions';
import { use } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from './ActionButton.tsx';
import { LeaveContext } from './unsaved/unsaved.ts';

export interface DialogFootProps {
  /** Names the act and its object: "Delete user", not "OK". */
  readonly confirm: string;
  readonly cancel?: string | undefined;
  readonly tone?: 'primary' | 'error';
  readonly working?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly reason?: string | undefined;
  readonly onCancel: () => void;
  /** Absent: the button submits the form that it stands in. */
  readonly onConfirm?: () => void;
}

/** Cancel, then the act; confirm is last. */
export const DialogFoot = ({
  confirm,
  cancel,
  tone = 'primary',
  working = false,
  disabled = false,
  reason,
  onCancel,
  onConfirm,
}: DialogFootProps) => {
  const translate = useTranslate();
  const leave = use(LeaveContext);
  return (
    <DialogActions>
      <ActionButton onClick={() => leave(onCancel)} data-least-harmful>
        {cancel ?? translate('shell.cancel')}
      </ActionButton>
      <ActionButton
        kind={tone}
        working={working}
        disabled={disabled}
        reason={reason}
        {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' })}
      >
        {confirm}
      </ActionButton>
    </DialogActions>
  );
};

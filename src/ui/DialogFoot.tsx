import DialogActions from '@mui/material/DialogActions';
import { use } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { LeaveContext } from './unsaved/unsaved.ts';

/** What the buttons say when nobody says what: the words of the source. @see spec A9 (SHELL-26) */
const UNSAID = { confirm: '确定', cancel: '取消' } as const;

export interface DialogFootProps {
  /** Names the act and its object: "Delete user", not "OK". Every dialog says it in the language of the screen. */
  readonly confirm?: string | undefined;
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
  confirm = UNSAID.confirm,
  cancel = UNSAID.cancel,
  tone = 'primary',
  working = false,
  disabled = false,
  reason,
  onCancel,
  onConfirm,
}: DialogFootProps) => {
  const leave = use(LeaveContext);
  return (
    <DialogActions>
      <ActionButton onClick={() => leave(onCancel)} data-least-harmful>
        {cancel}
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

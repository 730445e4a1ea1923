import DialogActions from '@mui/material/DialogActions';
import { use } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { ConfirmLeaveContext } from './unsaved/unsavedForms.ts';

/** What the buttons say when nobody says what: the words of the source. @see SHELL-26 */
const DEFAULT_LABELS = { confirm: '确定', cancel: '取消' } as const;

export interface DialogFooterProps {
  /** Names the act and its object: "Delete user", not "OK". Every dialog says it in the language of the screen. */
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'primary' | 'error';
  readonly isPending?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly disabledReason?: string | undefined;
  readonly onCancel: () => void;
  /** Absent: the button submits the form that it stands in. */
  readonly onConfirm?: () => void;
}

/** Cancel, then the act; confirm is last. */
export const DialogFooter = ({
  confirmLabel = DEFAULT_LABELS.confirm,
  cancelLabel = DEFAULT_LABELS.cancel,
  tone = 'primary',
  isPending = false,
  disabled = false,
  disabledReason,
  onCancel,
  onConfirm,
}: DialogFooterProps) => {
  const confirmLeave = use(ConfirmLeaveContext);
  return (
    <DialogActions>
      <ActionButton onClick={() => confirmLeave(onCancel)} data-least-harmful>
        {cancelLabel}
      </ActionButton>
      <ActionButton
        kind={tone}
        isPending={isPending}
        disabled={disabled}
        disabledReason={disabledReason}
        {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' })}
      >
        {confirmLabel}
      </ActionButton>
    </DialogActions>
  );
};

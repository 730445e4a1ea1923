import DialogActions from '@mui/material/DialogActions';
import { use } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { ConfirmLeaveContext } from './unsaved/unsavedForms.ts';

/** The default button labels, from the specification. @see SHELL-26 */
const DEFAULT_LABELS = { confirm: '确定', cancel: '取消' } as const;

export interface DialogFooterProps {
  /** Names the action and its object: "Delete user", not "OK". Every dialog translates it. */
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'primary' | 'error';
  readonly isPending?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly disabledReason?: string | undefined;
  /** Disables Cancel, for a dialog that stays open until its call has ended. */
  readonly cancelDisabled?: boolean;
  readonly onCancel: () => void;
  /** Absent: the button submits its form. */
  readonly onConfirm?: () => void;
}

/** Why the confirmation is disabled, then Cancel, then confirm at the end. */
export const DialogFooter = ({
  confirmLabel = DEFAULT_LABELS.confirm,
  cancelLabel = DEFAULT_LABELS.cancel,
  tone = 'primary',
  isPending = false,
  disabled = false,
  disabledReason,
  cancelDisabled = false,
  onCancel,
  onConfirm,
}: DialogFooterProps) => {
  const confirmLeave = use(ConfirmLeaveContext);
  return (
    <DialogActions className="flex-wrap">
      {disabled && disabledReason && (
        <p className="type-13 min-w-0 flex-[0_1_auto] text-2">{disabledReason}</p>
      )}
      <ActionButton
        disabled={cancelDisabled}
        onClick={() => confirmLeave(onCancel)}
        data-least-harmful
      >
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

import type { ReactNode } from 'react';

import { DialogFooter } from './DialogFooter.tsx';
import { DialogBody, FormDialog } from './FormDialog.tsx';
import { StateGlyph } from './icons/StateGlyph.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Small: one confirmation. Warning: a destructive or physical action. */
  readonly size?: 'small' | 'warning';
  readonly title: string;
  /** The effect, and its duration. */
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'error';
  readonly isPending?: boolean;
  /** Why it cannot be confirmed. */
  readonly disabledReason?: string | undefined;
  /** The error message; the dialog stays open for a retry. */
  readonly error?: string | undefined;
  /** The items that failed. */
  readonly errorDetails?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The confirmation dialog of an action. */
export const ConfirmDialog = ({
  open,
  size = 'small',
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = size === 'warning' ? 'error' : 'primary',
  isPending = false,
  disabledReason,
  error,
  errorDetails,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <FormDialog open={open} size={size} title={title} onClose={onClose}>
    <DialogBody>
      <div className="dialog-text">{children}</div>
      {error && (
        <p className="dialog-error row gap-6" role="alert">
          <StateGlyph state="critical" size={12} />
          {error}
        </p>
      )}
      {errorDetails}
    </DialogBody>
    <DialogFooter
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      isPending={isPending}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason ?? ''}
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  </FormDialog>
);

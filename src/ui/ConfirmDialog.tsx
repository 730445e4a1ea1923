import type { ReactNode } from 'react';

import { DialogFooter } from './DialogFooter.tsx';
import { DialogBody, FormDialog } from './FormDialog.tsx';
import { StateGlyph } from './icons/StateGlyph.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Small: one question. Warning: it destroys, or moves something in the street. */
  readonly size?: 'small' | 'warning';
  readonly title: string;
  /** What happens, and when it ends. */
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'error';
  readonly isPending?: boolean;
  /** What went wrong; the dialog stays open to try again. */
  readonly error?: string | undefined;
  /** What it went wrong for. */
  readonly errorDetails?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done. */
export const ConfirmDialog = ({
  open,
  size = 'small',
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = size === 'warning' ? 'error' : 'primary',
  isPending = false,
  error,
  errorDetails,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <FormDialog open={open} size={size} title={title} onClose={onClose}>
    <DialogBody>
      <div className="dialog-text">{children}</div>
      {error && (
        <p className="dialog-error" role="alert">
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
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  </FormDialog>
);

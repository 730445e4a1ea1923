import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId, useState } from 'react';

import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { UnsavedChangesDialog } from './unsaved/UnsavedChangesDialog.tsx';
import { ConfirmLeaveContext, unsavedForms, UnsavedScopeContext } from './unsaved/unsavedForms.ts';

export type { DialogSize } from './DialogFrame.tsx';

/** A dialog that may contain a form: Escape and Cancel confirm the loss of unsaved input. */
export const FormDialog = ({ onClose, children, ...frame }: DialogFrameProps) => {
  const scope = useId();
  const [pendingLeave, setPendingLeave] = useState<() => void>();
  const confirmLeave = (proceed: () => void) => {
    if (unsavedForms.hasIn(scope)) setPendingLeave(() => proceed);
    else proceed();
  };
  const stay = () => setPendingLeave(undefined);
  return (
    <UnsavedScopeContext value={scope}>
      <DialogFrame {...frame} onClose={() => confirmLeave(onClose)} onRouteChange={onClose}>
        <ConfirmLeaveContext value={confirmLeave}>{children}</ConfirmLeaveContext>
      </DialogFrame>
      <UnsavedChangesDialog
        open={pendingLeave !== undefined}
        onStay={stay}
        onLeave={() => {
          stay();
          pendingLeave?.();
        }}
      />
    </UnsavedScopeContext>
  );
};

/** The body of a dialog; scrolls when necessary. */
export const DialogBody = ({ children }: { readonly children: ReactNode }) => (
  <DialogContent>{children}</DialogContent>
);

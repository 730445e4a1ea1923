import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId, useState } from 'react';

import { DialogFrame, type FormDialogProps } from './DialogFrame.tsx';
import { LeaveDialog } from './unsaved/LeaveDialog.tsx';
import { LeaveContext, unsaved, UnsavedScope } from './unsaved/unsaved.ts';

export type { DialogSize } from './DialogFrame.tsx';

/** A dialog that may hold a form: Escape and Cancel ask first where something would be lost. */
export const FormDialog = ({ onClose, children, ...frame }: FormDialogProps) => {
  const scope = useId();
  const [leaving, setLeaving] = useState<() => void>();
  const leave = (then: () => void) => {
    if (unsaved.within(scope)) setLeaving(() => then);
    else then();
  };
  const stay = () => setLeaving(undefined);
  return (
    <UnsavedScope value={scope}>
      <DialogFrame {...frame} onClose={() => leave(onClose)} onLeft={onClose}>
        <LeaveContext value={leave}>{children}</LeaveContext>
      </DialogFrame>
      <LeaveDialog
        open={leaving !== undefined}
        onStay={stay}
        onLeave={() => {
          stay();
          leaving?.();
        }}
      />
    </UnsavedScope>
  );
};

/** What the dialog says or asks; it scrolls when it must. */
export const DialogBody = ({ children }: { readonly children: ReactNode }) => (
  <DialogContent>{children}</DialogContent>
);

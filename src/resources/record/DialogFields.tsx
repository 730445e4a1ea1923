import type { ReactNode } from 'react';

import { DialogBody } from '../../ui/FormDialog.tsx';

/** The fields of a form that is a dialog. */
export const DialogFields = ({ children }: { children: ReactNode }) => (
  <DialogBody>
    <div className="dialog-fields">{children}</div>
  </DialogBody>
);

import { createContext, type ReactNode, useContext } from 'react';

import { DialogBody } from '../../ui/FormDialog.tsx';

/** What a dialog says around the fields of its form. */
export interface DialogWordsValue {
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}

export const DialogWords = createContext<DialogWordsValue>({});

/** The fields of a form that is a dialog, and what is said around them. */
export const DialogFields = ({ children }: { children: ReactNode }) => {
  const { head, foot } = useContext(DialogWords);
  return (
    <DialogBody>
      {head && <div className="dialog-text">{head}</div>}
      <div className="dialog-fields">{children}</div>
      {foot}
    </DialogBody>
  );
};

import { createContext, type ReactNode, useContext } from 'react';

import { DialogBody } from '../../ui/FormDialog.tsx';

/** What a dialog says around the fields of its form. */
export interface DialogSections {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
}

export const DialogSectionsContext = createContext<DialogSections>({});

/** The fields of a form that is a dialog, and what is said around them. */
export const DialogFields = ({ children }: { children: ReactNode }) => {
  const { header, footer } = useContext(DialogSectionsContext);
  return (
    <DialogBody>
      {header && <div className="dialog-text">{header}</div>}
      <div className="dialog-fields">{children}</div>
      {footer}
    </DialogBody>
  );
};

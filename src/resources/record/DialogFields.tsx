import { createContext, type ReactNode, useContext } from 'react';

import { DialogBody } from '../../ui/FormDialog.tsx';

/** The content of a dialog around its form fields. */
export interface DialogSections {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
}

export const DialogSectionsContext = createContext<DialogSections>({});

/** The form fields of a dialog, with the content around them. */
export const DialogFields = ({ children }: { children: ReactNode }) => {
  const { header, footer } = useContext(DialogSectionsContext);
  return (
    <DialogBody>
      {header && <div className="dialog-text">{header}</div>}
      <div className="dialog-fields grid gap-16">{children}</div>
      {footer}
    </DialogBody>
  );
};

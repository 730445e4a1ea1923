import type { ReactNode } from 'react';

import type { ListedAlert } from '../ListedAlert.ts';
import { alertRows } from './alertRows.ts';
import { openAlert } from './openAlert.ts';

interface AlertNameProps {
  readonly alert: ListedAlert;
  readonly children: ReactNode;
}

/** The name of the device of an alert: opens the alert next to the list. The keys j and k move between them. */
export const AlertName = ({ alert, children }: AlertNameProps) => (
  <button
    type="button"
    className="alert-name plain-button link-button flex max-w-full font-medium"
    ref={alertRows.createRef(alert)}
    data-alert={alert.id}
    onClick={() => openAlert.set(alert)}
  >
    {children}
  </button>
);

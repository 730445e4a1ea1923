import { type ComponentType, createContext } from 'react';

import type { BulkAskProps } from '../bulk/BulkDialogProps.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';

/** Dialogs that are written by hand, by operationId: where what an operation takes is chosen rather than typed. */
export interface OwnDialogs {
  /** Does it on one record. */
  readonly one?: Readonly<Record<string, ComponentType<OperationDialogProps>>>;
  /** Asks before it is done to many. */
  readonly asks?: Readonly<Record<string, ComponentType<BulkAskProps>>>;
}

/** Every other operation has the dialog that its document describes. */
export const OwnDialogsContext = createContext<OwnDialogs>({});

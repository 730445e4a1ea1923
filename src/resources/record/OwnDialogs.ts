import { type ComponentType, createContext } from 'react';

import type { BulkDialogProps } from '../bulk/BulkDialogProps.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';

/** Dialogs that are written by hand, by operationId: where what an operation takes is chosen rather than typed. */
export interface OwnDialogs {
  readonly one?: Readonly<Record<string, ComponentType<OperationDialogProps>>>;
  readonly many?: Readonly<Record<string, ComponentType<BulkDialogProps>>>;
}

/** Those of the resource around; every other operation has the dialog that its document describes. */
export const OwnDialogsContext = createContext<OwnDialogs>({});

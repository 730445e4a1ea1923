import { type ComponentType, createContext } from 'react';

import type { BulkConfirmProps } from '../bulk/BulkDialogProps.ts';
import type { FormValues } from '../form/FormRules.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';

/** What an operation does with the values given so far, as message keys; undefined while they do not say it yet. */
export type OperationPhrase = (values: FormValues) =>
  | {
      /** Takes `counted`, the name of the object or how many there are, beside `args`. */
      readonly messageKey: string;
      /** How long the effect lasts. */
      readonly until?: string;
      readonly args?: Readonly<Record<string, unknown>>;
    }
  | undefined;

/** Dialogs that are written by hand, by operationId: where what an operation takes is chosen rather than typed. */
export interface CustomDialogs {
  /** Does it on one record. */
  readonly single?: Readonly<Record<string, ComponentType<OperationDialogProps>>>;
  /** Asks before it is done to many. */
  readonly bulkConfirm?: Readonly<Record<string, ComponentType<BulkConfirmProps>>>;
  /** Names what it does by its values, to one or to many. */
  readonly operationPhrases?: Readonly<Record<string, OperationPhrase>>;
}

/** Every other operation has the dialog that its document describes. */
export const CustomDialogsContext = createContext<CustomDialogs>({});

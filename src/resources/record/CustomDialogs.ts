import { type ComponentType, createContext } from 'react';

import type { InputOverrides } from '../descriptor/fieldComponents.ts';
import type { BulkConfirmProps } from './BulkDialogProps.ts';
import type { FormValues } from '../values/FormRules.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';

/** Returns message keys for the effect of an operation with the current values; undefined while they are incomplete. */
export type OperationPhrase = (values: FormValues) =>
  | {
      /** Receives `counted`, the name of the object or the number of objects, in addition to `args`. */
      readonly messageKey: string;
      /** The duration of the effect. */
      readonly until?: string;
      readonly args?: Readonly<Record<string, unknown>>;
    }
  | undefined;

/** Custom dialogs by operationId: for operations whose values are selected rather than typed. */
export interface CustomDialogs {
  /** Dialogs of operations on one record, by operation. */
  readonly single?: Readonly<Record<string, ComponentType<OperationDialogProps>>>;
  /** Confirmation dialogs of bulk operations, by operation. */
  readonly bulkConfirm?: Readonly<Record<string, ComponentType<BulkConfirmProps>>>;
  /** Custom inputs of the fields in the form of an operation, by operation and by the name of the field. */
  readonly inputs?: Readonly<Record<string, InputOverrides>>;
  /** Labels of the effect by its values, on one or many records. */
  readonly operationPhrases?: Readonly<Record<string, OperationPhrase>>;
}

/** Operations without a custom dialog have a generated one. */
export const CustomDialogsContext = createContext<CustomDialogs>({});

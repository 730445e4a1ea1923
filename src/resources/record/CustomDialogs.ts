import { type ComponentType, createContext } from 'react';

import type { Identifier } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
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

export interface OperationImpactProps {
  readonly descriptor: ResourceDescriptor;
  /** The ids of the target records. */
  readonly ids: readonly Identifier[];
}

/** Custom dialogs by operationId: for operations whose values are selected rather than typed. */
export interface CustomDialogs {
  /** Dialogs of operations on one record, by operation. */
  readonly single?: Readonly<Record<string, ComponentType<OperationDialogProps>>>;
  /** Confirmation dialogs of bulk operations, by operation. */
  readonly bulkConfirm?: Readonly<Record<string, ComponentType<BulkConfirmProps>>>;
  /** Custom inputs of the fields in the form of an operation, by operation and by the name of the field. */
  readonly inputs?: Readonly<Record<string, InputOverrides>>;
  /** What an operation changes, in its confirmation, by operation. */
  readonly impacts?: Readonly<Record<string, ComponentType<OperationImpactProps>>>;
  /** Labels of the effect by its values, on one or many records. */
  readonly operationPhrases?: Readonly<Record<string, OperationPhrase>>;
}

/** Operations without a custom dialog have a generated one. */
export const CustomDialogsContext = createContext<CustomDialogs>({});

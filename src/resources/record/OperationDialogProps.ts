import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../form/FormRules.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** An operation that is about to be done on a record. */
export interface OperationDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  readonly record: RaRecord;
  /** What its form begins with, beside what the record has by the same name. */
  readonly defaultValues?: FormValues;
  readonly onClose: () => void;
  /** Given what the platform answered. */
  readonly onDone: (response: unknown) => void;
}

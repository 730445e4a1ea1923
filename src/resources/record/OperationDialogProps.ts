import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../values/FormRules.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** Props of the dialog of an operation on a record. */
export interface OperationDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  readonly record: RaRecord;
  /** Initial values of its form, in addition to the record's values of the same name. */
  readonly defaultValues?: FormValues;
  readonly onClose: () => void;
  /** Called with the response of the platform. */
  readonly onDone: (response: unknown) => void;
}

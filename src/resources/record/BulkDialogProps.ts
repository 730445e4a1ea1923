import type { Identifier, RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FormValues } from '../values/FormRules.ts';
import type { RowSelection } from '../selection/selection.ts';

/** Props of the dialog of a bulk operation. */
export interface BulkDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  readonly selection: RowSelection;
  /** Returns why a selected record is excluded; undefined where it is included. */
  readonly excludeFromBulk?:
    | ((record: RaRecord, operation: OperationDescriptor) => string | undefined)
    | undefined;
  /** The initial values of the form. */
  readonly defaultValues?: FormValues | undefined;
  /** Called on confirm: returns the ids that may still be sent; another tab may have claimed some. */
  readonly claimIds?: ((ids: ReadonlySet<Identifier>) => ReadonlySet<Identifier>) | undefined;
  readonly onClose: () => void;
}

/** Props of a confirmation dialog of a bulk operation. */
export interface BulkConfirmProps extends Pick<
  BulkDialogProps,
  'descriptor' | 'operation' | 'excludeFromBulk' | 'defaultValues' | 'onClose'
> {
  readonly records: readonly RaRecord[];
  /** The number of selected records that no longer exist. */
  readonly missingCount: number;
  readonly onConfirm: (records: readonly RaRecord[], values: FormValues) => void;
}

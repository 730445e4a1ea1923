import type { Identifier, RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FormValues } from '../form/FormRules.ts';
import type { RowSelection } from '../list/selection.ts';

/** An operation that is about to be done to many records. */
export interface BulkDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  readonly selection: RowSelection;
  /** Why a record that is meant is left out all the same; nothing where it is not. */
  readonly excludeFromBulk?:
    ((record: RaRecord, operation: OperationDescriptor) => string | undefined) | undefined;
  /** What its form begins with. */
  readonly defaultValues?: FormValues | undefined;
  /** Asked when it is confirmed: which of the records may be sent now, where somebody else may have been quicker. */
  readonly claimIds?: ((ids: ReadonlySet<Identifier>) => ReadonlySet<Identifier>) | undefined;
  readonly onClose: () => void;
}

/** What asks before it is done to many. */
export interface BulkConfirmProps extends Pick<
  BulkDialogProps,
  'descriptor' | 'operation' | 'excludeFromBulk' | 'defaultValues' | 'onClose'
> {
  readonly records: readonly RaRecord[];
  /** How many that were ticked are no longer there. */
  readonly missingCount: number;
  readonly onConfirm: (records: readonly RaRecord[], values: FormValues) => void;
}

import type { ReactNode } from 'react';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { BulkDialogProps } from '../bulk/BulkDialogProps.ts';
import type { ColumnOverrides } from './columns.ts';
import type { RowsProps } from './RowsProps.ts';

export interface SchemaListProps extends Omit<RowsProps, 'columns'> {
  readonly descriptor: ResourceDescriptor;
  readonly columns?: ColumnOverrides;
  /** The buttons of the header, the primary one last; also the way out of an empty list. */
  readonly add?: ReactNode;
  /** Stands before them in the header, and is no way out of an empty list. */
  readonly extra?: ReactNode;
  /** The resource with only those operations that are done to many records; the whole of it where it is absent. */
  readonly many?: ResourceDescriptor;
  /** Why a ticked record is left out of what is done to many; nothing where it is not. */
  readonly spare?: BulkDialogProps['spare'];
  /** A list that fails is drawn as empty and a count that fails as 0; what failed is told in a notice. */
  readonly lenient?: boolean;
  /** Dialogs and the like that need the list around them. */
  readonly children?: ReactNode;
}

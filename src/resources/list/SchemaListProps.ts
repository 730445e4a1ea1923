import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FetchExtraData } from '../transfer/export/ExportSource.ts';
import type { BulkDialogProps } from '../bulk/BulkDialogProps.ts';
import type { ImportCheckLoader } from '../transfer/import/ImportCheck.ts';
import type { ColumnOverrides } from './columns.ts';
import type { RowRenderProps } from './RowRenderProps.ts';

export interface SchemaListProps extends Omit<RowRenderProps, 'columns'> {
  readonly descriptor: ResourceDescriptor;
  readonly columns?: ColumnOverrides;
  /** Columns that only the list has: no filter or form knows them. `fetchExtraData` reads them for a file. */
  readonly extraColumns?: readonly FieldDescriptor[];
  /**
   * A hook that gives the rows of the page what else is known of them: the columns of `extraColumns`. It is told when the list was
   * answered, in milliseconds, and is the same one for as long as the list is open.
   */
  readonly useExtraData?: (rows: readonly RaRecord[], updatedAt: number) => readonly RaRecord[];
  /** Reads the values of `extraColumns` for rows that are not in sight. Without it a file has the columns of the resource alone. */
  readonly fetchExtraData?: FetchExtraData;
  /** The buttons of the header, the primary one last; also the way out of an empty list. */
  readonly createButton?: ReactNode;
  /** Rows of a file become records here: as the document says, unless this says that they do not. */
  readonly importable?: boolean;
  /** What is checked of imported rows beside their fields. */
  readonly importCheck?: ImportCheckLoader;
  /** Stands before them in the header, and is no way out of an empty list. */
  readonly toolbar?: ReactNode;
  /** Stands above the rows, whatever becomes of them: where in a tree the list is. */
  readonly header?: ReactNode;
  /** The resource with only those operations that are done to many records; the whole of it where it is absent. */
  readonly bulkDescriptor?: ResourceDescriptor;
  /** Why a ticked record is left out of what is done to many; nothing where it is not. */
  readonly excludeFromBulk?: BulkDialogProps['excludeFromBulk'];
  /** A list that fails is drawn as empty and a count that fails as 0; what failed is told in a notice. */
  readonly lenient?: boolean;
  /** Dialogs and the like that need the list around them. */
  readonly children?: ReactNode;
}

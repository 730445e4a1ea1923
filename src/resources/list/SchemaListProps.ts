import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { FilterValues } from '../../schema/filter.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FetchExtraData } from '../transfer/export/ExportSource.ts';
import type { BulkDialogProps } from '../record/BulkDialogProps.ts';
import type { ImportCheckLoader } from '../transfer/import/ImportCheck.ts';
import type { ColumnOverrides } from '../columns/columns.ts';
import type { RecordAction } from '../record/RecordAction.ts';
import type { RowSelection } from '../selection/selection.ts';
import type { UseFoldedRows } from './FoldedRows.ts';
import type { RowRenderProps } from './RowRenderProps.ts';

export interface SchemaListProps extends Omit<RowRenderProps, 'columns'> {
  readonly descriptor: ResourceDescriptor;
  readonly columns?: ColumnOverrides;
  /** The filter of a URL without a query, unless a saved query is the default. */
  readonly defaultFilter?: FilterValues;
  /** Columns that only the list has, without filter or form field. `fetchExtraData` loads them for an export. */
  readonly extraColumns?: readonly FieldDescriptor[];
  /**
   * A hook that returns the rows of the page with additional data: the columns of `extraColumns`. It receives the time
   * of the list response in milliseconds, and must not change while the list is open.
   */
  readonly useExtraData?: (rows: readonly RaRecord[], updatedAt: number) => readonly RaRecord[];
  /**
   * Loads the values of `extraColumns` for rows that are not on the page. Without it an export has only the columns of
   * the resource.
   */
  readonly fetchExtraData?: FetchExtraData;
  /** The buttons of the header, the primary one last; also shown in an empty list. */
  readonly createButton?: ReactNode;
  /** Whether files can be imported; by default as the document specifies. */
  readonly importable?: boolean;
  /** Loads the checks of imported rows beyond their fields. */
  readonly importCheck?: ImportCheckLoader;
  /** Rendered before the buttons in the header, and not in an empty list. */
  readonly toolbar?: ReactNode;
  /** Rendered above the rows, whatever their state: e.g. the position in a tree. */
  readonly header?: ReactNode;
  /** The records that the header has instead of the rows. It must not change while the list is open. */
  readonly useFoldedRows?: UseFoldedRows;
  /** The resource with the bulk operations only; the whole resource when absent. */
  readonly bulkDescriptor?: ResourceDescriptor;
  /**
   * A hook that returns further actions on the selected rows, before those of the document. It must not change while the
   * list is open.
   */
  readonly useExtraBulkActions?: ((selection: RowSelection) => readonly RecordAction[]) | undefined;
  /** Returns why a selected record is excluded from a bulk operation; undefined where it is included. */
  readonly excludeFromBulk?: BulkDialogProps['excludeFromBulk'];
  /** A failed list is rendered as empty and a failed count as 0; a notification reports the failure. */
  readonly lenient?: boolean;
  /** Dialogs and other elements that need the list context. */
  readonly children?: ReactNode;
}

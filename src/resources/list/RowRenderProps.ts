import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import type { ListColumn } from './columns.ts';

/**
 * How the rows of a list are drawn, as a table or as cards. A row is drawn again only when one of
 * these is another one: functions that are made anew every time would draw all of them.
 */
export interface RowRenderProps {
  readonly columns: readonly ListColumn[];
  /** What can be done with a record. */
  readonly renderRowActions?: (record: RaRecord) => ReactNode;
  /** The class of a row that looks different. */
  readonly getRowClassName?: (record: RaRecord) => string;
  /** Stands around the cell that names the record, e.g. a link to it. */
  readonly renderName?: (record: RaRecord, cell: ReactNode) => ReactNode;
}

/** The rows of one page. */
export interface ListRowsProps extends RowRenderProps {
  readonly rows: readonly RaRecord[];
}

/** One row, or card. */
export interface ListRowProps extends Omit<ListRowsProps, 'rows'> {
  readonly record: RaRecord;
}

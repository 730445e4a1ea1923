import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import type { Column } from './columns.ts';

/**
 * How the rows of a list are drawn, as a table or as cards. A row is drawn again only when one of
 * these is another one: functions that are made anew every time would draw all of them.
 */
export interface RowsProps {
  readonly columns: readonly Column[];
  /** What can be done with a record. */
  readonly rowActions?: (record: RaRecord) => ReactNode;
  /** The class of a row that looks different. */
  readonly rowClass?: (record: RaRecord) => string;
  /** Stands around the cell that names the record, e.g. a link to it. */
  readonly nameOf?: (record: RaRecord, cell: ReactNode) => ReactNode;
}

/** The rows of one page. */
export interface DrawnRows extends RowsProps {
  readonly rows: readonly RaRecord[];
}

/** One row, or card. */
export interface RowProps extends Omit<DrawnRows, 'rows'> {
  readonly record: RaRecord;
}

import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import type { ListColumn } from '../columns/columns.ts';

/**
 * How the rows of a list are rendered, as a table or as cards. A row re-renders only when one of these changes:
 * functions that are recreated on each render would re-render all of them.
 */
export interface RowRenderProps {
  readonly columns: readonly ListColumn[];
  readonly renderRowActions?: (record: RaRecord) => ReactNode;
  /** Renders a record as a list item on a phone, instead of a card of its columns. */
  readonly renderCard?: (record: RaRecord) => ReactNode;
  /** Returns the class of a highlighted row. */
  readonly getRowClassName?: (record: RaRecord) => string;
  /** Wraps the cell that names the record, e.g. in a link to it. */
  readonly renderName?: (record: RaRecord, cell: ReactNode) => ReactNode;
}

/** The props of the rows of one page. */
export interface ListRowsProps extends RowRenderProps {
  readonly rows: readonly RaRecord[];
}

/** The props of one row or card. */
export interface ListRowProps extends Omit<ListRowsProps, 'rows'> {
  readonly record: RaRecord;
}

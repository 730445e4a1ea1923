import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { Pagination } from '../../ui/Pagination.tsx';
import { QueryStates } from '../failures/QueryStates.tsx';

/** The result of a list query: that of `useGetList`. */
interface ListQuery<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly total?: number | undefined;
  readonly error: unknown;
  /** Whether the rows are those of the previous query. */
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
}

interface PagedRowsProps<Row extends RaRecord> {
  readonly query: ListQuery<Row>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPageChange: (page: number) => void;
  /** Nothing there, or no match. */
  readonly empty: ReactNode;
  /** Arranges the pagination with other content; default: the pagination alone. */
  readonly renderFoot?: (pagination: ReactNode) => ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/**
 * One page of the rows of a query with its states, and the pagination. A page after the last one has no rows, but the
 * pagination, which leads back.
 */
export function PagedRows<Row extends RaRecord>({
  query: { data, total, error, isPlaceholderData = false, refetch },
  page,
  pageSize,
  onPageChange,
  empty,
  renderFoot = pagination => pagination,
  children,
}: PagedRowsProps<Row>) {
  const translate = useTranslate();
  return (
    <QueryStates
      {...{ data, error, empty }}
      onRetry={refetch}
      errorTitle={translate('list.failed')}
      isEmpty={rows => rows.length === 0 && (page === 1 || Boolean(error))}
    >
      {rows => (
        <>
          <div
            className={
              isPlaceholderData ? 'list-stale opacity-60 [transition:opacity_0s_300ms]' : ''
            }
          >
            {children(rows)}
          </div>
          {renderFoot(<Pagination {...{ page, pageSize, onPageChange }} totalCount={total} />)}
        </>
      )}
    </QueryStates>
  );
}

import '../show/show.css';
import '../record/record.css';

import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { parsePage, setPage } from '../../domain/pageParam.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { getSuccessResponse } from '../record/operationResponse.ts';
import { ResponseView } from '../record/ResponseView.tsx';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { ItemTable } from '../show/ItemTable.tsx';
import { isServerPaged, REPORT_PAGE_SIZE } from './reportValues.ts';

interface ReportResultProps {
  readonly operation: OperationDescriptor;
  readonly response: unknown;
}

/**
 * Shows the response of a report as its document describes it: an object as pairs, rows as a table, else like the
 * response of an action.
 */
export const ReportResult = ({ operation, response }: ReportResultProps) => {
  const translate = useTranslate();
  const { value } = getSuccessResponse(operation);
  const isEmpty = response === null || response === undefined;
  if (isEmpty || (Array.isArray(response) && response.length === 0))
    return (
      <EmptyState
        kind="nothing"
        title={translate('report.none')}
        hint={translate('report.none.hint')}
      />
    );
  if (value?.kind === 'object' && isObject(response))
    return <FieldPairs fields={value.fields} record={response} />;
  if (value?.kind === 'list' && value.item.kind === 'object' && Array.isArray(response))
    return (
      <ReportRows
        fields={value.item.fields}
        rows={response.filter(isObject)}
        isServerPaged={isServerPaged(operation)}
      />
    );
  return (
    <div className="operation-table overflow-x-auto px-20 pt-8 pb-20">
      <ResponseView operation={operation} response={response} />
    </div>
  );
};

interface ReportRowsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly PlainObject[];
  /** Whether the rows are one page, plus one row if there is a next page; otherwise they are all rows. */
  readonly isServerPaged: boolean;
}

const ReportRows = ({ fields, rows, isServerPaged }: ReportRowsProps) => {
  const translate = useTranslate();
  const [searchParams, setSearchParams] = useSearchParams();
  const requestedPage = parsePage(searchParams);
  const page = isServerPaged
    ? requestedPage
    : Math.min(requestedPage, Math.ceil(rows.length / REPORT_PAGE_SIZE));
  const first = isServerPaged ? 0 : (page - 1) * REPORT_PAGE_SIZE;
  const hasNextPage = rows.length > first + REPORT_PAGE_SIZE;
  return (
    <>
      <div
        className="operation-table overflow-x-auto px-20 pt-8 pb-20"
        role="region"
        aria-label={translate('report.table')}
        // On a phone the table is wider than the screen, and has no focusable content: it is scrolled with arrow keys.
        tabIndex={0}
      >
        <ItemTable columns={fields} items={rows.slice(first, first + REPORT_PAGE_SIZE)} />
      </div>
      {(page > 1 || hasNextPage) && (
        <div className="px-20 py-8 text-3">
          <Pagination
            page={page}
            pageSize={REPORT_PAGE_SIZE}
            {...(isServerPaged ? { hasNextPage } : { totalCount: rows.length })}
            pageSizeOptions={[]}
            onPageChange={next => setSearchParams(setPage(searchParams, next))}
          />
        </div>
      )}
    </>
  );
};

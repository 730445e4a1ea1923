import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Pagination } from '../../../ui/Pagination.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import { useCellFormat } from '../useCellFormat.ts';
import type { CheckSummary, PreviewRow, RowAction } from '../importWorker/ImportWorker.ts';
import { formatStoredCell } from './formatStoredCell.ts';
import type { ImportSetup } from './ImportState.ts';
import { isSecret, MASK } from './isSecret.ts';
import { OverwrittenValues } from './OverwrittenValues.tsx';
import type { ImportController } from './useImport.ts';

const ROWS_PER_PAGE = 8;

interface PreviewTableProps {
  readonly plan: ImportPlan;
  readonly setup: ImportSetup;
  readonly summary: CheckSummary;
  readonly controller: ImportController;
}

/** Returns the number of rows per action, the most important first. */
const getActionCounts = (summary: CheckSummary): readonly (readonly [RowAction, number])[] =>
  (
    [
      ['reject', summary.rejected],
      ['update', summary.update],
      ['create', summary.create],
      ['same', summary.same],
    ] as const
  ).filter(([, count]) => count > 0);

const COUNT_NAMES = {
  ...{ reject: 'rejected', update: 'update', create: 'create', same: 'same' },
  example: 'examples',
} as const;

/** Shows the rows as they would be sent, one page at a time; the others stay in the import worker. */
export const PreviewTable = ({ plan, setup, summary, controller }: PreviewTableProps) => {
  const { fileInfo, mapping } = setup;
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const cellFormat = useCellFormat();
  const id = useId();
  const counts = getActionCounts(summary);
  const [first] = counts;
  const isFirst = first && (first[0] === 'reject' || first[0] === 'update');
  const [actionFilter, setActionFilter] = useState<RowAction | ''>(isFirst ? first[0] : '');
  const [page, setPage] = useState(1);
  const total = counts.find(([action]) => action === actionFilter)?.[1] ?? fileInfo.count;
  const { data: rows = [] } = useQuery({
    // A new check produces other rows.
    queryKey: ['transfer.preview', summary, actionFilter, page],
    queryFn: async () =>
      (await controller.worker.get()).preview(
        (page - 1) * ROWS_PER_PAGE,
        ROWS_PER_PAGE,
        actionFilter === '' ? undefined : actionFilter,
      ),
    placeholderData: before => before,
    gcTime: 0,
  });
  const formatStored = ({ cells, values }: PreviewRow, at: number) => {
    const column = plan.columns.find(({ name }) => name === mapping[at]);
    const shown = column && values && formatStoredCell(column, cells[at] ?? '', values, cellFormat);
    return shown === undefined ? undefined : ` → ${shown}`;
  };
  const isHidden = mapping.map(name => isSecret(controller.getField(name)));
  return (
    <section aria-label={translate('transfer.preview')}>
      {counts.length > 1 && (
        <TextField
          select
          className="transfer-show"
          id={id}
          label={translate('transfer.preview.show')}
          value={actionFilter}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setActionFilter(target.value as RowAction | '');
            setPage(1);
          }}
        >
          <MenuItem value="">{translate('transfer.preview.all')}</MenuItem>
          {counts.map(([action, count]) => (
            <MenuItem key={action} value={action}>
              {`${translate(`transfer.count.${COUNT_NAMES[action]}`)} (${formatNumber(count)})`}
            </MenuItem>
          ))}
        </TextField>
      )}
      <div className="max-h-360 overflow-auto rounded-2 border border-(--line)">
        <table className="transfer-table plain-table type-13">
          <thead>
            <tr>
              <th scope="col">{translate('transfer.preview.line')}</th>
              <th scope="col">{translate('transfer.preview.action')}</th>
              {fileInfo.heads.map((head, at) => (
                <th key={`${at} ${head}`} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr
                key={row.line}
                className={row.action === 'reject' ? 'transfer-bad [&_dd]:text-fault' : ''}
              >
                <td>{row.line}</td>
                <td className="transfer-action [&_div+div]:mt-4">
                  <RowOutcome row={row} controller={controller} />
                </td>
                {fileInfo.heads.map((head, at) => (
                  <td key={`${at} ${head}`}>
                    {isHidden[at] && row.cells[at] ? MASK : row.cells[at]}
                    {!isHidden[at] && formatStored(row, at)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > ROWS_PER_PAGE && (
        <Pagination
          page={page}
          pageSize={ROWS_PER_PAGE}
          totalCount={total}
          onPageChange={setPage}
        />
      )}
    </section>
  );
};

/** Shows the result of a row: why it is rejected, or what it overwrites. */
const RowOutcome = ({
  row,
  controller,
}: {
  readonly row: PreviewRow;
  readonly controller: ImportController;
}) => {
  const translate = useTranslate();
  const { action, errors, changes } = row;
  if (action === 'reject')
    return errors.map(error => (
      <div key={`${error.column} ${error.error.key}`}>
        {controller.messages.formatCellError(error)}
      </div>
    ));
  return (
    <>
      {translate(`transfer.action.${action}`)}
      {changes && <OverwrittenValues changes={changes} controller={controller} />}
    </>
  );
};

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';

import type { Owner } from '../fieldKit.ts';
import { useText } from '../useText.ts';
import type { Column } from './columns.ts';
import type { RowsProps } from './RowsProps.ts';

/** The rows of a list as a table. */
export const ListTable = ({ columns, rowActions, rowClass, nameOf }: RowsProps) => {
  const translate = useTranslate();
  const { data = [] } = useListContext<RaRecord>();
  return (
    <Table stickyHeader className="list-table">
      <TableHead>
        <TableRow>
          {columns.map(column => (
            <HeadCell key={column.field.source} column={column} />
          ))}
          {rowActions && (
            <TableCell>
              <span className="list-unseen">{translate('list.actions')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map(record => (
          <TableRow key={record.id} hover className={rowClass?.(record)}>
            {columns.map(({ field, Show, align, names }) => {
              const cell = (
                <Show field={field} value={(record as Owner)[field.source]} owner={record} />
              );
              return (
                <TableCell key={field.source} align={align} className={names ? 'list-name' : ''}>
                  {names && nameOf ? nameOf(record, cell) : cell}
                </TableCell>
              );
            })}
            {rowActions && <TableCell align="right">{rowActions(record)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const HeadCell = ({ column: { field, label, align } }: { column: Column }) => {
  const text = useText();
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === field.source;
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell align={align} sortDirection={isSorted ? direction : false}>
      {field.sortable ? (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : 'asc'}
          onClick={() =>
            setSort({
              field: field.source,
              order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC',
            })
          }
        >
          {text(label)}
        </TableSortLabel>
      ) : (
        text(label)
      )}
    </TableCell>
  );
};

import { memo } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { ColumnName } from '../kits/ZoneBeside.tsx';
import { cellOf } from './cellOf.tsx';
import type { Column } from './columns.ts';
import type { DrawnRows, RowProps } from './RowsProps.ts';
import { TickBox, TickPage } from './TickBox.tsx';
import { useSortLimit } from './useSortLimit.ts';

/** The rows of a list as a table. Its cells are plain: a page of them has a thousand. */
export const ListTable = ({ rows, ...props }: DrawnRows) => {
  const translate = useTranslate();
  const { columns, rowActions } = props;
  return (
    <table className="list-table">
      <thead>
        <tr>
          <td className="list-ticks">
            <TickPage />
          </td>
          {columns.map(column => (
            <HeadCell key={column.field.source} column={column} />
          ))}
          {rowActions && (
            <th scope="col" className="list-acts">
              <span className="spoken-only">{translate('list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(record => (
          <Row key={record.id} record={record} {...props} />
        ))}
      </tbody>
    </table>
  );
};

const Row = memo(({ record, columns, rowActions, rowClass, nameOf }: RowProps) => {
  return (
    <tr className={rowClass?.(record)}>
      <td className="list-ticks">
        <TickBox record={record} />
      </td>
      {columns.map(column => {
        const { field, align, names } = column;
        const cell = cellOf(column, record);
        return (
          <td key={field.source} className={names ? 'list-name' : `list-${align}`}>
            {names && nameOf ? nameOf(record, cell) : cell}
          </td>
        );
      })}
      {rowActions && <td className="list-right list-acts">{rowActions(record)}</td>}
    </tr>
  );
});
Row.displayName = 'Row';

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const;

const HeadCell = ({ column }: { column: Column }) => {
  const { field, label, align, names, isOrderedByCharacter } = column;
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const reason = useSortLimit()(field.source);
  const isSorted = reason === undefined && sort.field === field.source;
  const sorted = isSorted ? sort.order : undefined;
  const turn = () => setSort({ field: field.source, order: sorted === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <th
      scope="col"
      className={names ? `list-${align} list-name` : `list-${align}`}
      aria-sort={sorted && SORTED[sorted]}
    >
      {field.sortable ? (
        <button
          type="button"
          className="list-sort"
          title={reason ?? (isOrderedByCharacter ? translate('list.sort.byCharacter') : undefined)}
          aria-disabled={reason === undefined ? undefined : true}
          onClick={reason === undefined ? turn : undefined}
        >
          <ColumnName {...{ field, label }} />
          {sorted && <Icon name={sorted === 'ASC' ? 'asc' : 'desc'} size={13} />}
        </button>
      ) : (
        <ColumnName {...{ field, label }} />
      )}
    </th>
  );
};

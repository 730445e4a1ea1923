import { memo } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { ColumnLabel } from '../fields/ZoneSuffix.tsx';
import { renderCell } from '../columns/renderCell.tsx';
import type { ListColumn } from '../columns/columns.ts';
import type { ListRowsProps, ListRowProps } from './RowRenderProps.ts';
import { RowCheckbox, PageCheckbox } from './RowCheckbox.tsx';
import { useSortDisabledReason } from './useSortDisabledReason.ts';

/** An edge where columns continue below the actions: a value that is cut there is no whole one. */
const EDGE = '[@container_scroll-state(scrollable:right)]:[box-shadow:-1px_0_var(--line-2)]';

/** The rows of a list as a table. Its cells are plain elements: a page has a thousand. */
export const ListTable = ({ rows, ...props }: ListRowsProps) => {
  const translate = useTranslate();
  const { columns, renderRowActions } = props;
  return (
    <table className="list-table w-full border-separate [border-spacing:0]">
      <thead>
        <tr>
          <td className="list-checkboxes">
            <PageCheckbox />
          </td>
          {columns.map(column => (
            <HeaderCell key={column.field.source} column={column} />
          ))}
          {renderRowActions && (
            <th scope="col" className={`list-actions ${EDGE}`}>
              <span className="visually-hidden">{translate('list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(record => (
          <ListTableRow key={record.id} record={record} {...props} />
        ))}
      </tbody>
    </table>
  );
};

const ListTableRow = memo(
  ({ record, columns, renderRowActions, getRowClassName, renderName }: ListRowProps) => {
    return (
      <tr className={getRowClassName?.(record)}>
        <td className="list-checkboxes">
          <RowCheckbox record={record} />
        </td>
        {columns.map(column => {
          const { field, align, isNameColumn } = column;
          const cell = renderCell(column, record);
          return (
            <td key={field.source} className={isNameColumn ? 'list-name' : `list-${align}`}>
              {isNameColumn && renderName ? renderName(record, cell) : cell}
            </td>
          );
        })}
        {renderRowActions && (
          <td className={`list-right list-actions ${EDGE}`}>{renderRowActions(record)}</td>
        )}
      </tr>
    );
  },
);
ListTableRow.displayName = 'ListTableRow';

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

const HeaderCell = ({ column }: { column: ListColumn }) => {
  const { field, label, align, isNameColumn, isOrderedByCharacter } = column;
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const reason = useSortDisabledReason()(field.source);
  const isSorted = reason === undefined && sort.field === field.source;
  const sorted = isSorted ? sort.order : undefined;
  const toggleSort = () =>
    setSort({ field: field.source, order: sorted === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <th
      scope="col"
      className={isNameColumn ? `list-${align} list-name` : `list-${align}`}
      aria-sort={sorted && ARIA_SORT[sorted]}
    >
      {field.sortable ? (
        <button
          type="button"
          className="list-sort inline-row plain-button gap-4"
          title={reason ?? (isOrderedByCharacter ? translate('list.sort.byCharacter') : undefined)}
          aria-disabled={reason === undefined ? undefined : true}
          onClick={reason === undefined ? toggleSort : undefined}
        >
          <ColumnLabel {...{ field, label }} />
          {sorted && <Icon name={sorted === 'ASC' ? 'asc' : 'desc'} size={13} />}
        </button>
      ) : (
        <ColumnLabel {...{ field, label }} />
      )}
    </th>
  );
};

import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { FieldValue, getFieldRenderer } from '../fields/FieldValue.tsx';
import { ColumnLabel } from '../fields/ZoneSuffix.tsx';
import { RecordLink } from '../show/RecordLink.tsx';

/** The order of the rows, and its change: by the same field again in the opposite direction. */
export interface TableSort {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly sortBy: (source: string) => void;
}

interface RecordTableProps {
  /** The resource of the rows. */
  readonly resource: string;
  /** The name of the table for screen readers. */
  readonly label: string;
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly RaRecord[];
  /** The source of the column that links to the record. */
  readonly linkField?: string | undefined;
  /** Absent where the order is fixed. */
  readonly sorting?: TableSort;
  readonly rowActions?: ((record: RaRecord) => ReactNode) | undefined;
}

/**
 * A table of records: a column for each field, in the given order.
 *
 * @example
 * <RecordTable resource="faults" label={text(faults.plural)} fields={fields} rows={data} linkField="type" />
 */
export const RecordTable = ({ label, linkField, ...table }: RecordTableProps) => (
  <div
    className="overflow-x-auto"
    // A link in the rows gets the focus; without one the keyboard scrolls the region itself.
    {...(linkField === undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
  >
    <table className="list-table w-full border-separate [border-spacing:0]" aria-label={label}>
      <TableHead {...table} />
      <tbody>
        {table.rows.map(record => (
          <TableRow key={record.id} record={record} linkField={linkField} {...table} />
        ))}
      </tbody>
    </table>
  </div>
);

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

const TableHead = ({
  fields,
  sorting,
  rowActions,
}: Pick<RecordTableProps, 'fields' | 'sorting' | 'rowActions'>) => {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {fields.map(field => (
          <th
            key={field.source}
            scope="col"
            className={getAlignClass(field)}
            aria-sort={
              sorting?.sort.field === field.source ? ARIA_SORT[sorting.sort.order] : undefined
            }
          >
            <HeaderLabel field={field} sorting={sorting} />
          </th>
        ))}
        {rowActions && (
          <th scope="col" className="list-actions">
            <span className="visually-hidden">{translate('list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};

interface HeaderLabelProps {
  readonly field: FieldDescriptor;
  readonly sorting: TableSort | undefined;
}

const HeaderLabel = ({ field, sorting }: HeaderLabelProps) => {
  if (!sorting || !field.sortable) return <ColumnLabel field={field} />;
  const { sort, sortBy } = sorting;
  return (
    <button
      type="button"
      className="list-sort inline-row plain-button gap-4"
      onClick={() => sortBy(field.source)}
    >
      <ColumnLabel field={field} />
      {sort.field === field.source && (
        <Icon name={sort.order === 'ASC' ? 'asc' : 'desc'} size={13} />
      )}
    </button>
  );
};

interface TableRowProps extends Pick<
  RecordTableProps,
  'resource' | 'fields' | 'linkField' | 'rowActions'
> {
  readonly record: RaRecord;
}

const TableRow = ({ resource, fields, record, linkField, rowActions }: TableRowProps) => (
  <tr>
    {fields.map(field =>
      field.source === linkField ? (
        <td key={field.source} className="list-name">
          <RecordLink resource={resource} id={record.id} known={record}>
            <FieldValue field={field} record={record} />
          </RecordLink>
        </td>
      ) : (
        <td key={field.source} className={getAlignClass(field)}>
          <FieldValue field={field} record={record} />
        </td>
      ),
    )}
    {rowActions && <td className="list-right list-actions">{rowActions(record)}</td>}
  </tr>
);

/** Numbers are right-aligned. */
const getAlignClass = (field: FieldDescriptor) => `list-${getFieldRenderer(field).align ?? 'left'}`;

import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { FieldShow, showingOf } from '../../../../resources/fieldShows.tsx';
import { ColumnName } from '../../../../resources/kits/ZoneBeside.tsx';
import { RecordLink } from '../../../../resources/show/RecordLink.tsx';
import type { FieldDescriptor } from '../../../../schema/field.ts';

interface RowsTableProps {
  /** Of what the rows are. */
  readonly resource: string;
  /** The columns. */
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly RaRecord[];
  readonly label: string;
  /** The column that leads to the page of the record. */
  readonly linked?: string;
  readonly rowActions?: ((record: RaRecord) => ReactNode) | undefined;
}

/** Records of one resource with some of their fields, a line each. */
export const RowsTable = ({
  resource,
  fields,
  rows,
  label,
  linked,
  rowActions,
}: RowsTableProps) => {
  const translate = useTranslate();
  return (
    <div className="asset-rows" role="region" aria-label={label} tabIndex={0}>
      <table className="list-table">
        <thead>
          <tr>
            {fields.map(field => (
              <th key={field.source} scope="col" className={sideOf(field)}>
                <ColumnName field={field} />
              </th>
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
            <tr key={record.id}>
              {fields.map(field => (
                <td
                  key={field.source}
                  className={field.source === linked ? 'list-name' : sideOf(field)}
                >
                  {field.source === linked ? (
                    <RecordLink resource={resource} id={record.id}>
                      <FieldShow field={field} owner={record} />
                    </RecordLink>
                  ) : (
                    <FieldShow field={field} owner={record} />
                  )}
                </td>
              ))}
              {rowActions && <td className="list-right list-acts">{rowActions(record)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Numbers stand at the right of their column. */
const sideOf = (field: FieldDescriptor) => `list-${showingOf(field).align ?? 'left'}`;

import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { FieldValue, getFieldRenderer } from '../../../../resources/fields/FieldValue.tsx';
import { ColumnLabel } from '../../../../resources/fields/ZoneSuffix.tsx';
import { RecordLink } from '../../../../resources/show/RecordLink.tsx';
import type { FieldDescriptor } from '../../../../schema/field.ts';

interface DeviceRecordTableProps {
  /** The resource of the rows. */
  readonly resource: string;
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly RaRecord[];
  readonly label: string;
  /** The column that links to the record. */
  readonly linkField?: string;
  readonly rowActions?: ((record: RaRecord) => ReactNode) | undefined;
}

/** A table of records with selected fields. */
export const DeviceRecordTable = ({
  resource,
  fields,
  rows,
  label,
  linkField,
  rowActions,
}: DeviceRecordTableProps) => {
  const translate = useTranslate();
  return (
    <div className="asset-rows" role="region" aria-label={label} tabIndex={0}>
      <table className="list-table">
        <thead>
          <tr>
            {fields.map(field => (
              <th key={field.source} scope="col" className={getAlignClass(field)}>
                <ColumnLabel field={field} />
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
                  className={field.source === linkField ? 'list-name' : getAlignClass(field)}
                >
                  {field.source === linkField ? (
                    <RecordLink resource={resource} id={record.id}>
                      <FieldValue field={field} record={record} />
                    </RecordLink>
                  ) : (
                    <FieldValue field={field} record={record} />
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

/** Numbers are right-aligned. */
const getAlignClass = (field: FieldDescriptor) => `list-${getFieldRenderer(field).align ?? 'left'}`;

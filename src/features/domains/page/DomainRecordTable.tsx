import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';

import { FieldValue, getFieldRenderer } from '../../../resources/fields/FieldValue.tsx';
import { ColumnLabel } from '../../../resources/fields/ZoneSuffix.tsx';
import { RecordLink } from '../../../resources/show/RecordLink.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { useDomainListQuery } from './useDomainListQuery.ts';

type DomainListQuery = ReturnType<typeof useDomainListQuery>;

interface DomainRecordTableProps {
  readonly descriptor: ResourceDescriptor;
  /** By field; the first column links to the record. */
  readonly columns: readonly string[];
  readonly rows: readonly RaRecord[];
  readonly listQuery: DomainListQuery;
}

/** The number of columns that fit on a phone. */
const MAX_PHONE_COLUMNS = 3;

export const DomainRecordTable = ({
  descriptor,
  columns,
  rows,
  listQuery,
}: DomainRecordTableProps) => {
  const text = useLocalizedText();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const fields = columns
    .flatMap(source => descriptor.fields.find(field => field.source === source) ?? [])
    .slice(0, isPhone ? MAX_PHONE_COLUMNS : undefined);
  const [linkField] = fields;
  return (
    <div className="related-rows">
      <table className="list-table" aria-label={text(descriptor.plural)}>
        <thead>
          <tr>
            {fields.map(field => (
              <SortableHeaderCell key={field.source} field={field} listQuery={listQuery} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(record => (
            <tr key={record.id}>
              {fields.map(field => (
                <td
                  key={field.source}
                  className={field === linkField ? 'list-name' : getAlignClass(field)}
                >
                  {field === linkField ? (
                    <RecordLink resource={descriptor.name} id={record.id}>
                      <FieldValue field={field} record={record} />
                    </RecordLink>
                  ) : (
                    <FieldValue field={field} record={record} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const getAlignClass = (field: FieldDescriptor) => `list-${getFieldRenderer(field).align ?? 'left'}`;

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

const SortableHeaderCell = ({
  field,
  listQuery,
}: {
  field: FieldDescriptor;
  listQuery: DomainListQuery;
}) => {
  const { sort, sortBy } = listQuery;
  const sortOrder = sort.field === field.source ? sort.order : undefined;
  return (
    <th scope="col" className={getAlignClass(field)} aria-sort={sortOrder && ARIA_SORT[sortOrder]}>
      {field.sortable ? (
        <button
          type="button"
          className="list-sort inline-row gap-4 plain-button"
          onClick={() => sortBy(field.source)}
        >
          <ColumnLabel field={field} />
          {sortOrder && <Icon name={sortOrder === 'ASC' ? 'asc' : 'desc'} size={13} />}
        </button>
      ) : (
        <ColumnLabel field={field} />
      )}
    </th>
  );
};

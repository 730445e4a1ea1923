import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';

import { FieldShow, showingOf } from '../../../resources/fieldShows.tsx';
import { ColumnName } from '../../../resources/kits/ZoneBeside.tsx';
import { RecordLink } from '../../../resources/show/RecordLink.tsx';
import { useText } from '../../../resources/useText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { useRowsQuestion } from './useRowsQuestion.ts';

type Question = ReturnType<typeof useRowsQuestion>;

interface RowsTableProps {
  readonly descriptor: ResourceDescriptor;
  /** By field; the first one names the record and leads to it. */
  readonly columns: readonly string[];
  readonly rows: readonly RaRecord[];
  readonly question: Question;
}

/** So many columns stand beside each other on a phone. */
const ON_PHONE = 3;

export const RowsTable = ({ descriptor, columns, rows, question }: RowsTableProps) => {
  const text = useText();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const fields = columns
    .flatMap(source => descriptor.fields.find(field => field.source === source) ?? [])
    .slice(0, isPhone ? ON_PHONE : undefined);
  const [naming] = fields;
  return (
    <div className="related-rows">
      <table className="list-table" aria-label={text(descriptor.plural)}>
        <thead>
          <tr>
            {fields.map(field => (
              <HeadCell key={field.source} field={field} question={question} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(record => (
            <tr key={record.id}>
              {fields.map(field => (
                <td key={field.source} className={field === naming ? 'list-name' : sideOf(field)}>
                  {field === naming ? (
                    <RecordLink resource={descriptor.name} id={record.id}>
                      <FieldShow field={field} owner={record} />
                    </RecordLink>
                  ) : (
                    <FieldShow field={field} owner={record} />
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

const sideOf = (field: FieldDescriptor) => `list-${showingOf(field).align ?? 'left'}`;

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const;

const HeadCell = ({ field, question }: { field: FieldDescriptor; question: Question }) => {
  const { sort, sortBy } = question;
  const sorted = sort.field === field.source ? sort.order : undefined;
  return (
    <th scope="col" className={sideOf(field)} aria-sort={sorted && SORTED[sorted]}>
      {field.sortable ? (
        <button type="button" className="list-sort" onClick={() => sortBy(field.source)}>
          <ColumnName field={field} />
          {sorted && <Icon name={sorted === 'ASC' ? 'asc' : 'desc'} size={13} />}
        </button>
      ) : (
        <ColumnName field={field} />
      )}
    </th>
  );
};

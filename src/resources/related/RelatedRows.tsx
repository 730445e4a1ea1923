import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { PlainObject } from '../descriptor/fieldComponents.ts';
import { sanitizeColumnChoice } from '../columns/columnChoice.ts';
import { type ListColumn, buildColumns } from '../columns/columns.ts';
import { ColumnLabel } from '../fields/ZoneSuffix.tsx';
import { RecordLink } from '../show/RecordLink.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import type { ReferenceField } from './referenceFields.ts';
import { getRelatedListPath } from './getRelatedListPath.ts';
import type { RecordRelation } from './relations.ts';
import { useRelatedRows } from './useRelatedRows.ts';

interface RelatedRowsProps {
  readonly relation: RecordRelation;
  readonly id: Identifier;
}

/** Shows the first related records, and a link to all of them. */
export const RelatedRows = ({ relation: { reference, result }, id }: RelatedRowsProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const text = useLocalizedText();
  const getErrorMessage = useErrorMessage();
  const { rows, error, refetch } = useRelatedRows(reference, id);
  const plural = text(reference.resource.plural);
  const routes = useResourceRoutes();
  const path = getRelatedListPath(reference, [id], routes.listUnfiltered(reference.resource));
  const listButton = path && (
    <ActionButton to={path} startIcon={<Icon name="list" />}>
      {reference.lookup === 'byFilter' && result?.state === 'counted'
        ? translate('related.all', { count: formatNumber(result.count), plural })
        : translate('related.list', { plural })}
    </ActionButton>
  );
  if (result?.state === 'tooMany' || result?.state === 'unlisted')
    return (
      <EmptyState
        kind="noMatch"
        title={translate('related.unknown', { plural })}
        hint={translate('related.unknown.hint')}
        action={listButton}
      />
    );
  if (error)
    return (
      <EmptyState
        kind="failed"
        title={translate('list.failed')}
        hint={getErrorMessage(error)}
        action={<ActionButton onClick={refetch}>{translate('shell.retry')}</ActionButton>}
      />
    );
  if (!rows) return <SkeletonRows />;
  if (rows.length === 0)
    return <EmptyState kind="nothing" title={translate('related.none', { plural })} />;
  return (
    <>
      <RelatedTable reference={reference} rows={rows} />
      <div className="related-foot">{listButton}</div>
    </>
  );
};

/** The maximum number of columns; the list has the rest. */
const MAX_COLUMNS = 6;

/** Returns the columns of the list, without the one that has the same value in every row. */
function getShortColumns({ resource, path }: ReferenceField): readonly ListColumn[] {
  const choice = sanitizeColumnChoice(resource, undefined);
  return buildColumns(resource, choice)
    .filter(({ field }) => choice.shown.includes(field.source) && field.source !== path[0]?.source)
    .slice(0, MAX_COLUMNS);
}

const RelatedTable = ({
  reference,
  rows,
}: {
  reference: ReferenceField;
  rows: readonly RaRecord[];
}) => {
  const text = useLocalizedText();
  const columns = getShortColumns(reference);
  return (
    <div className="related-rows">
      <Table className="list-table" aria-label={text(reference.resource.plural)}>
        <TableHead>
          <TableRow>
            {columns.map(({ field, label, align }) => (
              <TableCell key={field.source} align={align}>
                <ColumnLabel {...{ field, label }} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(record => (
            <TableRow key={record.id} hover>
              {columns.map(column => (
                <RelatedCell key={column.field.source} {...{ reference, column, record }} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
};

interface RelatedCellProps {
  readonly reference: ReferenceField;
  readonly column: ListColumn;
  readonly record: RaRecord;
}

const RelatedCell = ({
  reference,
  column: { field, Cell: Show, align, isNameColumn },
  record,
}: RelatedCellProps) => {
  const cell = <Show field={field} value={(record as PlainObject)[field.source]} record={record} />;
  return (
    <TableCell align={align} className={isNameColumn ? 'list-name' : ''}>
      {isNameColumn ? (
        <RecordLink resource={reference.resource.name} id={record.id}>
          {cell}
        </RecordLink>
      ) : (
        cell
      )}
    </TableCell>
  );
};

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
import { useFigures } from '../../ui/useFigures.ts';
import type { Owner } from '../fieldKit.ts';
import { mendChoice } from '../list/columnChoice.ts';
import { type Column, columnsOf } from '../list/columns.ts';
import { ColumnName } from '../kits/ZoneBeside.tsx';
import { RecordLink } from '../show/RecordLink.tsx';
import { useAddresses } from '../AddressesContext.ts';
import { useErrorWords } from '../useErrorWords.ts';
import { useText } from '../useText.ts';
import type { Pointer } from './pointers.ts';
import { relatedPath } from './relatedPath.ts';
import type { Relation } from './relations.ts';
import { useRelatedRows } from './useRelatedRows.ts';

interface RelatedRowsProps {
  readonly relation: Relation;
  readonly id: Identifier;
}

/** The first records that belong to another one, and the way to all of them. */
export const RelatedRows = ({ relation: { pointer, known }, id }: RelatedRowsProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const text = useText();
  const words = useErrorWords();
  const { rows, error, refetch } = useRelatedRows(pointer, id);
  const plural = text(pointer.resource.plural);
  const addresses = useAddresses();
  const path = relatedPath(pointer, [id], addresses.all(pointer.resource));
  const toList = path && (
    <ActionButton to={path} startIcon={<Icon name="list" />}>
      {pointer.found === 'byFilter' && known?.state === 'counted'
        ? translate('related.all', { count: figure(known.count), plural })
        : translate('related.list', { plural })}
    </ActionButton>
  );
  if (known?.state === 'tooMany' || known?.state === 'unlisted')
    return (
      <EmptyState
        kind="noMatch"
        title={translate('related.unknown', { plural })}
        hint={translate('related.unknown.hint')}
        action={toList}
      />
    );
  if (error)
    return (
      <EmptyState
        kind="failed"
        title={translate('list.failed')}
        hint={words(error)}
        action={<ActionButton onClick={refetch}>{translate('shell.retry')}</ActionButton>}
      />
    );
  if (!rows) return <SkeletonRows />;
  if (rows.length === 0)
    return <EmptyState kind="nothing" title={translate('related.none', { plural })} />;
  return (
    <>
      <RowsTable pointer={pointer} rows={rows} />
      <div className="related-foot">{toList}</div>
    </>
  );
};

/** So many columns tell what a record is; the list has the rest. */
const MOST_COLUMNS = 6;

/** The columns of its list, without the one that says the same in every row. */
function shortColumns({ resource, path }: Pointer): readonly Column[] {
  const choice = mendChoice(resource, undefined);
  return columnsOf(resource, choice)
    .filter(({ field }) => choice.shown.includes(field.source) && field.source !== path[0]?.source)
    .slice(0, MOST_COLUMNS);
}

const RowsTable = ({ pointer, rows }: { pointer: Pointer; rows: readonly RaRecord[] }) => {
  const text = useText();
  const columns = shortColumns(pointer);
  return (
    <div className="related-rows">
      <Table className="list-table" aria-label={text(pointer.resource.plural)}>
        <TableHead>
          <TableRow>
            {columns.map(({ field, label, align }) => (
              <TableCell key={field.source} align={align}>
                <ColumnName {...{ field, label }} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(record => (
            <TableRow key={record.id} hover>
              {columns.map(column => (
                <Cell key={column.field.source} {...{ pointer, column, record }} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
};

interface CellProps {
  readonly pointer: Pointer;
  readonly column: Column;
  readonly record: RaRecord;
}

const Cell = ({ pointer, column: { field, Show, align, names }, record }: CellProps) => {
  const cell = <Show field={field} value={(record as Owner)[field.source]} owner={record} />;
  return (
    <TableCell align={align} className={names ? 'list-name' : ''}>
      {names ? (
        <RecordLink resource={pointer.resource.name} id={record.id}>
          {cell}
        </RecordLink>
      ) : (
        cell
      )}
    </TableCell>
  );
};

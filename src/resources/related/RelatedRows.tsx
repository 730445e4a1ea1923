import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { sanitizeColumnChoice } from '../columns/columnChoice.ts';
import { type ListColumn, buildColumns } from '../columns/columns.ts';
import { RecordTable } from '../tables/RecordTable.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { QueryStates } from '../failures/QueryStates.tsx';
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
  const { rows, error, refetch } = useRelatedRows(reference, id);
  const plural = text(reference.resource.plural);
  const routes = useResourceRoutes();
  const path = getRelatedListPath(reference, [id], routes);
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
  return (
    <QueryStates
      data={rows}
      error={error}
      onRetry={refetch}
      errorTitle={translate('list.failed')}
      empty={<EmptyState kind="nothing" title={translate('related.none', { plural })} />}
    >
      {relatedRecords => (
        <>
          <RelatedTable reference={reference} rows={relatedRecords} />
          <div className="px-20 py-12">{listButton}</div>
        </>
      )}
    </QueryStates>
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
    <RecordTable
      resource={reference.resource.name}
      label={text(reference.resource.plural)}
      fields={columns.map(({ field }) => field)}
      linkField={columns.find(({ isNameColumn }) => isNameColumn)?.field.source}
      rows={rows}
    />
  );
};

import { MINUTE_MS } from '../../../domain/duration.ts';
import '../../../resources/list/list.css';

import { type RaRecord, useGetList, useTranslate } from 'react-admin';

import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { useErrorMessage } from '../../../resources/failures/useErrorMessage.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { ActiveFilter } from './ActiveFilter.ts';
import { DomainRecordTable } from './DomainRecordTable.tsx';
import { DomainListToolbar } from './DomainListToolbar.tsx';
import { useDomainListQuery } from './useDomainListQuery.ts';

interface DomainRecordListProps {
  readonly descriptor: ResourceDescriptor;
  /** The filter of all records. */
  readonly permanentFilter: FilterValues;
  readonly columns: readonly string[];
  readonly filterSources: readonly string[];
  readonly activeFilter?: ActiveFilter | undefined;
}

const PAGE_SIZE = 15;

/** The records of a resource in a domain: searched, counted, sorted and paginated by the platform. */
export const DomainRecordList = ({
  descriptor,
  permanentFilter,
  columns,
  filterSources,
  activeFilter,
}: DomainRecordListProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const getErrorMessage = useErrorMessage();
  const routes = useResourceRoutes();
  const listQuery = useDomainListQuery(descriptor, filterSources);
  const { page, sort } = listQuery;
  const filter = {
    ...permanentFilter,
    ...listQuery.filter,
    ...(!listQuery.isAll && activeFilter?.filter),
  };
  const { data, total, error, refetch, isPlaceholderData } = useGetList<RaRecord>(
    descriptor.name,
    { filter, sort, pagination: { page, perPage: PAGE_SIZE } },
    { refetchInterval: MINUTE_MS, placeholderData: previousData => previousData },
  );
  const plural = text(descriptor.plural);
  const listPath = `${routes.listUnfiltered(descriptor)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <div className="domains-rows">
      <DomainListToolbar
        {...{ descriptor, filterSources, listQuery, total, activeFilter }}
        actions={
          <ActionButton kind="auxiliary" to={listPath}>
            {translate('related.list', { plural })}
          </ActionButton>
        }
      />
      {data && data.length > 0 ? (
        <>
          <div className={isPlaceholderData ? 'list-stale' : ''}>
            <DomainRecordTable {...{ descriptor, columns, listQuery }} rows={data} />
          </div>
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            totalCount={total}
            onPageChange={nextPage =>
              listQuery.change('page', nextPage === 1 ? '' : String(nextPage))
            }
          />
        </>
      ) : error ? (
        <EmptyState
          kind="failed"
          title={translate('list.failed')}
          hint={getErrorMessage(error)}
          action={
            <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
          }
        />
      ) : !data ? (
        <SkeletonRows />
      ) : listQuery.isFiltered ? (
        <EmptyState
          kind="noMatch"
          title={translate('list.noMatch')}
          action={
            <ActionButton onClick={listQuery.clear}>{translate('list.noMatch.clear')}</ActionButton>
          }
        />
      ) : (
        <EmptyState kind="nothing" title={translate('related.none', { plural })} />
      )}
    </div>
  );
};

import { MINUTE_MS } from '../../../domain/duration.ts';
import '../../../resources/list/list.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';

import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { PagedRows } from '../../../resources/tables/PagedRows.tsx';
import { RecordTable } from '../../../resources/tables/RecordTable.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NoMatch } from '../../../ui/NoMatch.tsx';
import type { ActiveFilter } from './ActiveFilter.ts';
import { DomainListToolbar } from './DomainListToolbar.tsx';
import { useDomainListQuery } from './useDomainListQuery.ts';

interface DomainRecordListProps {
  readonly descriptor: ResourceDescriptor;
  readonly permanentFilter: FilterValues;
  /** By field; the first column links to the record. */
  readonly columns: readonly string[];
  readonly filterSources: readonly string[];
  readonly activeFilter?: ActiveFilter | undefined;
}

const PAGE_SIZE = 10;

/** The number of columns that fit on a phone. */
const MAX_PHONE_COLUMNS = 3;

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
  const fields = useFittingFields(descriptor, columns);
  const routes = useResourceRoutes();
  const listQuery = useDomainListQuery(descriptor, filterSources);
  const { page, sort } = listQuery;
  const filter = {
    ...permanentFilter,
    ...listQuery.filter,
    ...(!listQuery.isAll && activeFilter?.filter),
  };
  const query = useGetList<RaRecord>(
    descriptor.name,
    { filter, sort, pagination: { page, perPage: PAGE_SIZE } },
    { refetchInterval: MINUTE_MS, placeholderData: previousData => previousData },
  );
  const plural = text(descriptor.plural);
  const listPath = `${routes.listUnfiltered(descriptor)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <div className="domains-rows">
      <DomainListToolbar
        {...{ descriptor, filterSources, listQuery, activeFilter }}
        total={query.total}
        actions={
          <ActionButton kind="auxiliary" to={listPath}>
            {translate('related.list', { plural })}
          </ActionButton>
        }
      />
      <PagedRows
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={nextPage => listQuery.change('page', nextPage === 1 ? '' : String(nextPage))}
        empty={
          listQuery.isFiltered ? (
            <NoMatch onClearFilters={listQuery.clear} />
          ) : (
            <EmptyState kind="nothing" title={translate('related.none', { plural })} />
          )
        }
      >
        {rows => (
          <RecordTable
            resource={descriptor.name}
            label={plural}
            fields={fields}
            linkField={fields[0]?.source}
            sorting={listQuery}
            rows={rows}
          />
        )}
      </PagedRows>
    </div>
  );
};

/** Returns the fields of the columns that fit on the screen. */
function useFittingFields({ fields }: ResourceDescriptor, columns: readonly string[]) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return columns
    .flatMap(source => fields.find(field => field.source === source) ?? [])
    .slice(0, isPhone ? MAX_PHONE_COLUMNS : undefined);
}

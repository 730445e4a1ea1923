import { MINUTE_MS } from '../../../../domain/duration.ts';
import { parsePage, setPage } from '../../../../domain/pageParam.ts';
import '../../../../resources/list/list.css';

import type { ReactNode } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { useResourceRoutes } from '../../../../resources/routes/ResourceRoutesContext.ts';
import type { FilterValues } from '../../../../schema/filter.ts';
import { PagedRows } from '../../../../resources/tables/PagedRows.tsx';
import { RecordTable } from '../../../../resources/tables/RecordTable.tsx';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import type { ResourceDescriptor } from '../../../../schema/resource.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { pickFields } from '../pickFields.ts';

interface DeviceRecordListProps {
  readonly descriptor: ResourceDescriptor;
  /** The columns, by field. */
  readonly columns: readonly string[];
  readonly filter: FilterValues;
  readonly sort: string;
  readonly emptyMessageKey: string;
  readonly rowActions?: (record: RaRecord) => ReactNode;
}

const PAGE_SIZE = 15;

/** The records of another resource about one device, paginated, newest first, with a link to its own list. */
export const DeviceRecordList = ({
  descriptor,
  columns,
  filter,
  sort,
  emptyMessageKey,
  rowActions,
}: DeviceRecordListProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  const [searchParams, setSearchParams] = useSearchParams();
  const page = parsePage(searchParams);
  const query = useGetList<RaRecord>(
    descriptor.name,
    { filter, sort: { field: sort, order: 'DESC' }, pagination: { page, perPage: PAGE_SIZE } },
    { refetchInterval: MINUTE_MS },
  );
  const plural = text(descriptor.plural);
  const listPath = `${routes.listUnfiltered(descriptor)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <PagedRows
      query={query}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={nextPage =>
        setSearchParams(previousParams => setPage(previousParams, nextPage))
      }
      empty={<EmptyState kind="nothing" title={translate(emptyMessageKey)} />}
      renderFoot={pagination => (
        <div className="asset-rows-foot cluster">
          {pagination}
          <ActionButton kind="auxiliary" to={listPath}>
            {translate('related.list', { plural })}
          </ActionButton>
        </div>
      )}
    >
      {rows => (
        <RecordTable
          resource={descriptor.name}
          label={plural}
          fields={pickFields(descriptor, columns)}
          rows={rows}
          rowActions={rowActions}
        />
      )}
    </PagedRows>
  );
};

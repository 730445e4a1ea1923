import { MINUTE_MS } from '../../../../domain/duration.ts';
import '../../../../resources/list/list.css';

import type { ReactNode } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { useResourceRoutes } from '../../../../resources/routes/ResourceRoutesContext.ts';
import type { FilterValues } from '../../../../schema/filter.ts';
import { useErrorMessage } from '../../../../resources/failures/useErrorMessage.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import type { ResourceDescriptor } from '../../../../schema/resource.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { pickFields } from '../pickFields.ts';
import { DeviceRecordTable } from './DeviceRecordTable.tsx';

interface DeviceRecordListProps {
  readonly descriptor: ResourceDescriptor;
  /** The columns, by field. */
  readonly columns: readonly string[];
  readonly filter: FilterValues;
  readonly sort: string;
  /** The message of an empty list. */
  readonly emptyMessageKey: string;
  readonly rowActions?: (record: RaRecord) => ReactNode;
}

const PAGE_SIZE = 15;

/** Returns the page number in the URL. */
const readPage = (searchParams: URLSearchParams) => {
  const page = Number(searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

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
  const getErrorMessage = useErrorMessage();
  const routes = useResourceRoutes();
  const [searchParams, setSearchParams] = useSearchParams();
  const page = readPage(searchParams);
  const { data, total, error, refetch } = useGetList(
    descriptor.name,
    { filter, sort: { field: sort, order: 'DESC' }, pagination: { page, perPage: PAGE_SIZE } },
    { refetchInterval: MINUTE_MS },
  );
  const goToPage = (nextPage: number) =>
    setSearchParams(previousParams => {
      const nextParams = new URLSearchParams(previousParams);
      nextParams.set('page', String(nextPage));
      return nextParams;
    });
  if (!data)
    return error ? (
      <EmptyState
        kind="failed"
        title={translate('list.failed')}
        hint={getErrorMessage(error)}
        action={
          <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
        }
      />
    ) : (
      <SkeletonRows />
    );
  if (data.length === 0 && page === 1)
    return <EmptyState kind="nothing" title={translate(emptyMessageKey)} />;
  const listPath = `${routes.listUnfiltered(descriptor)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <>
      <DeviceRecordTable
        resource={descriptor.name}
        fields={pickFields(descriptor, columns)}
        label={text(descriptor.plural)}
        rows={data as RaRecord[]}
        rowActions={rowActions}
      />
      <div className="asset-rows-foot cluster">
        <Pagination page={page} pageSize={PAGE_SIZE} totalCount={total} onPageChange={goToPage} />
        <ActionButton kind="auxiliary" to={listPath}>
          {translate('related.list', { plural: text(descriptor.plural) })}
        </ActionButton>
      </div>
    </>
  );
};

import '../../../../resources/list/list.css';

import type { ReactNode } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { useAddresses } from '../../../../resources/AddressesContext.ts';
import type { FilterValues } from '../../../../resources/list/asked.ts';
import { useErrorWords } from '../../../../resources/useErrorWords.ts';
import { useText } from '../../../../resources/useText.ts';
import type { ResourceDescriptor } from '../../../../schema/resource.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Pager } from '../../../../ui/Pager.tsx';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { fieldsOf } from '../fields.ts';
import { RowsTable } from './RowsTable.tsx';

interface DeviceRowsProps {
  readonly descriptor: ResourceDescriptor;
  /** The columns, by field. */
  readonly columns: readonly string[];
  readonly filter: FilterValues;
  readonly sort: string;
  /** The sentence where there are none. */
  readonly none: string;
  readonly rowActions?: (record: RaRecord) => ReactNode;
}

const SIZE = 15;
const MINUTE = 60_000;

/** The page of the rows that the address names. */
const pageIn = (address: URLSearchParams) => {
  const page = Number(address.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** What another resource has of one device, page by page, the newest first; and the way to its own list. */
export const DeviceRows = ({
  descriptor,
  columns,
  filter,
  sort,
  none,
  rowActions,
}: DeviceRowsProps) => {
  const translate = useTranslate();
  const text = useText();
  const words = useErrorWords();
  const addresses = useAddresses();
  const [address, setAddress] = useSearchParams();
  const page = pageIn(address);
  const { data, total, error, refetch } = useGetList(
    descriptor.name,
    { filter, sort: { field: sort, order: 'DESC' }, pagination: { page, perPage: SIZE } },
    { refetchInterval: MINUTE },
  );
  const turn = (next: number) =>
    setAddress(before => {
      const after = new URLSearchParams(before);
      after.set('page', String(next));
      return after;
    });
  if (!data)
    return error ? (
      <EmptyState
        kind="failed"
        title={translate('list.failed')}
        hint={words(error)}
        action={
          <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
        }
      />
    ) : (
      <SkeletonRows />
    );
  if (data.length === 0 && page === 1) return <EmptyState kind="nothing" title={translate(none)} />;
  const list = `${addresses.all(descriptor)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <>
      <RowsTable
        resource={descriptor.name}
        fields={fieldsOf(descriptor, columns)}
        label={text(descriptor.plural)}
        rows={data as RaRecord[]}
        rowActions={rowActions}
      />
      <div className="asset-rows-foot">
        <Pager page={page} size={SIZE} total={total} onPage={turn} />
        <ActionButton kind="auxiliary" to={list}>
          {translate('related.list', { plural: text(descriptor.plural) })}
        </ActionButton>
      </div>
    </>
  );
};

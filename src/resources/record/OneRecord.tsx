import type { ReactNode } from 'react';
import { type RaRecord, useCanAccess, useGetOne, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useAddresses } from '../AddressesContext.ts';
import { useErrorWords } from '../useErrorWords.ts';
import { useText } from '../useText.ts';
import { Crumbs } from './Crumbs.tsx';

interface OneRecordProps {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
  readonly action: 'show' | 'edit';
  readonly children: (record: RaRecord) => ReactNode;
}

/** Asks for one record, and says why when it cannot be had. */
export const OneRecord = ({ descriptor, id, action, children }: OneRecordProps) => {
  const translate = useTranslate();
  const text = useText();
  const words = useErrorWords();
  const addresses = useAddresses();
  const { canAccess } = useCanAccess({ resource: descriptor.name, action, record: { id } });
  const { data, error, refetch } = useGetOne<RaRecord>(
    descriptor.name,
    { id },
    { enabled: canAccess === true },
  );
  // What is typed into a form outlives a reading that fails behind it.
  if (data && (!error || action === 'edit')) return children(data);
  return (
    <Page title={text(descriptor.label)} crumbs={<Crumbs descriptor={descriptor} />} lined>
      {canAccess === false ? (
        <EmptyState
          kind="denied"
          title={translate('shell.denied')}
          hint={translate('list.denied.hint', { plural: text(descriptor.plural) })}
        />
      ) : isMissing(error) ? (
        <EmptyState
          kind="noMatch"
          title={translate('record.missing')}
          hint={translate('record.missing.hint')}
          action={
            <ActionButton to={addresses.list(descriptor)}>
              {translate('record.toList')}
            </ActionButton>
          }
        />
      ) : error ? (
        <EmptyState
          kind="failed"
          title={translate('record.failed')}
          hint={words(error)}
          action={
            <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
          }
        />
      ) : (
        <SkeletonRows />
      )}
    </Page>
  );
};

/** Asking again does not help then. */
const isMissing = (error: (Error & { readonly status?: unknown }) | null) => error?.status === 404;

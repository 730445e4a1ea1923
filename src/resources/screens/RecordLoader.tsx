import type { ReactNode } from 'react';
import { type RaRecord, useCanAccess, useGetOne, useTranslate } from 'react-admin';

import { isNotFound } from '../../domain/errorStatus.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { AccessDenied } from '../failures/AccessDenied.tsx';
import { QueryError } from '../failures/QueryError.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { RecordBreadcrumbs } from './RecordBreadcrumbs.tsx';

interface RecordLoaderProps {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
  readonly action: 'show' | 'edit';
  readonly children: (record: RaRecord) => ReactNode;
}

/** Loads one record, and shows the error when that fails. */
export const RecordLoader = ({ descriptor, id, action, children }: RecordLoaderProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  const { canAccess } = useCanAccess({ resource: descriptor.name, action, record: { id } });
  const { data, error, refetch } = useGetOne<RaRecord>(
    descriptor.name,
    { id },
    { enabled: canAccess === true },
  );
  // Form input survives a failed background refetch.
  if (data && (!error || action === 'edit')) return children(data);
  return (
    <Page
      title={text(descriptor.label)}
      breadcrumbs={<RecordBreadcrumbs descriptor={descriptor} />}
      hasDivider
    >
      {canAccess === false ? (
        <AccessDenied reason={translate('list.denied.hint', { plural: text(descriptor.plural) })} />
      ) : isNotFound(error) ? (
        <EmptyState
          kind="noMatch"
          title={translate('record.missing')}
          hint={translate('record.missing.hint')}
          action={
            <ActionButton to={routes.list(descriptor)}>{translate('record.toList')}</ActionButton>
          }
        />
      ) : error ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows />
      )}
    </Page>
  );
};

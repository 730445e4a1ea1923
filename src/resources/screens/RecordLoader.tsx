import type { ReactNode } from 'react';
import { type RaRecord, useCanAccess, useGetOne, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Page } from '../../ui/Page.tsx';
import { AccessDenied } from '../failures/AccessDenied.tsx';
import { RecordQueryStates } from '../failures/RecordQueryStates.tsx';
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
      ) : (
        <RecordQueryStates {...{ descriptor, error }} onRetry={refetch} />
      )}
    </Page>
  );
};

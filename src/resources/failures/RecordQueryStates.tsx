import { useTranslate } from 'react-admin';

import { isNotFound } from '../../domain/errorStatus.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { QueryError } from './QueryError.tsx';

interface RecordQueryStatesProps {
  readonly descriptor: Pick<ResourceDescriptor, 'name'>;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** The states of the page of one record without its data: not found with a link to its list, failed, or loading. */
export const RecordQueryStates = ({ descriptor, error, onRetry }: RecordQueryStatesProps) => {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  if (isNotFound(error))
    return (
      <EmptyState
        kind="noMatch"
        title={translate('record.missing')}
        hint={translate('record.missing.hint')}
        action={
          <ActionButton to={routes.list(descriptor)}>{translate('record.toList')}</ActionButton>
        }
      />
    );
  return error ? <QueryError {...{ error, onRetry }} /> : <SkeletonRows />;
};

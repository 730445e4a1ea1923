import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { isForbidden } from '../../domain/errorStatus.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { isOffline } from './useOutage.ts';
import { useErrorMessage } from './useErrorMessage.ts';

interface QueryStatesProps<Data> {
  /** Why the user may not read it. */
  readonly denialReason?: string | undefined;
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the state of one query: denied, loading, failed, or loaded. Earlier data stays when a refetch fails. */
export function QueryStates<Data>({
  denialReason,
  data,
  error,
  onRetry,
  children,
}: QueryStatesProps<Data>): ReactNode {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  if (denialReason !== undefined || isForbidden(error))
    return (
      <EmptyState
        kind="denied"
        title={translate('shell.denied')}
        hint={denialReason ?? translate('action.denied')}
        action={<Link to="/">{translate('shell.toHome')}</Link>}
      />
    );
  if (data !== undefined) return children(data);
  if (error)
    return (
      <EmptyState
        kind={isOffline(error) ? 'offline' : 'failed'}
        title={translate(isOffline(error) ? 'list.offline' : 'record.failed')}
        hint={getErrorMessage(error)}
        action={<ActionButton onClick={onRetry}>{translate('shell.retry')}</ActionButton>}
      />
    );
  return <SkeletonRows />;
}

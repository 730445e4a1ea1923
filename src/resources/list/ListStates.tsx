import { Link } from 'react-router-dom';
import { useListContext, useTranslate } from 'react-admin';

import { isForbidden } from '../../domain/errorStatus.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { RetryCountdown } from './RetryCountdown.tsx';
import { useLastUpdated } from './useLastUpdated.ts';
import type { ListFailure } from './useSchemaListController.ts';
import { isOffline } from '../failures/useOutage.ts';

/** Shows why the list failed to load: denied, offline, or another error. */
export const ListError = ({ plural, ...failure }: ListFailure & { plural: string }) => {
  const { error, outage } = failure;
  const { refetch } = useListContext();
  const translate = useTranslate();
  if (isForbidden(error)) return <ListAccessDenied plural={plural} />;
  const isOfflineError = isOffline(error);
  return (
    <EmptyState
      kind={isOfflineError ? 'offline' : 'failed'}
      title={translate(isOfflineError ? 'list.offline' : 'list.failed')}
      hint={isOfflineError ? <LastUpdatedText {...failure} /> : <ErrorWithDetails error={error} />}
      action={
        <>
          <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
            {translate('shell.retry')}
          </ActionButton>
          {outage && <RetryCountdown at={outage.nextRetryAt} />}
        </>
      }
    />
  );
};

const LastUpdatedText = ({ lastSuccessAt }: ListFailure) => {
  const translate = useTranslate();
  const lastUpdated = useLastUpdated(lastSuccessAt);
  return lastUpdated
    ? translate('list.lastGood', { age: lastUpdated })
    : translate('list.neverLoaded');
};

/** Shows the localized message, and below it the technical details for an administrator. */
const ErrorWithDetails = ({ error }: { readonly error: unknown }) => {
  const getErrorMessage = useErrorMessage();
  const { call, status, code } = error as Readonly<Record<string, unknown>>;
  const errorDetails = [call, status, code].filter(part => part !== undefined && part !== 0);
  return (
    <>
      {getErrorMessage(error)}
      {errorDetails.length > 0 && <span className="list-trace">{errorDetails.join(' · ')}</span>}
    </>
  );
};

export const ListAccessDenied = ({ plural }: { plural: string }) => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="denied"
      title={translate('shell.denied')}
      hint={translate('list.denied.hint', { plural })}
      action={<Link to="/">{translate('shell.toHome')}</Link>}
    />
  );
};

import { useListContext, useTranslate } from 'react-admin';

import { AccessDenied } from '../failures/AccessDenied.tsx';
import { QueryError } from '../failures/QueryError.tsx';
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
  return (
    <QueryError
      error={error}
      title={translate('list.failed')}
      hint={
        isOffline(error) ? <LastUpdatedText {...failure} /> : <ErrorWithDetails error={error} />
      }
      denialReason={translate('list.denied.hint', { plural })}
      onRetry={refetch}
      retryNote={outage && <RetryCountdown at={outage.nextRetryAt} />}
    />
  );
};

const LastUpdatedText = ({ lastSuccessAt }: ListFailure) => {
  const translate = useTranslate();
  const lastUpdated = useLastUpdated(lastSuccessAt);
  return lastUpdated
    ? translate('list.lastLoaded', { age: lastUpdated })
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
      {errorDetails.length > 0 && (
        <span className="mt-4 block text-12 leading-12 text-3">{errorDetails.join(' · ')}</span>
      )}
    </>
  );
};

export const ListAccessDenied = ({ plural }: { plural: string }) => {
  const translate = useTranslate();
  return <AccessDenied reason={translate('list.denied.hint', { plural })} />;
};

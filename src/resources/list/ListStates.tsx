import { useListContext, useTranslate } from 'react-admin';

import { AccessDenied } from '../failures/AccessDenied.tsx';
import { QueryError } from '../failures/QueryError.tsx';
import { ErrorHint } from '../failures/ErrorHint.tsx';
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
      hint={isOffline(error) ? <LastUpdatedText {...failure} /> : <ErrorHint error={error} />}
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

export const ListAccessDenied = ({ plural }: { plural: string }) => {
  const translate = useTranslate();
  return <AccessDenied reason={translate('list.denied.hint', { plural })} />;
};

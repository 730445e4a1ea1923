import { useListContext, useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { RetryCountdown } from './RetryCountdown.tsx';
import { useLastUpdated } from './useLastUpdated.ts';
import type { ListFailure } from './useSchemaListController.ts';
import { isOffline } from '../failures/useOutage.ts';

/** Shown above rows that could not be refreshed: their age, and the time of the next retry. */
export const OutageWarning = ({ error, outage, lastSuccessAt }: ListFailure) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const lastUpdated = useLastUpdated(lastSuccessAt);
  const { refetch } = useListContext();
  return (
    <div
      className="cluster sticky left-0 z-3 gap-x-16 gap-y-4 border-b border-b-(--line) bg-(--offline-soft) px-20 py-6"
      role="status"
    >
      <span>
        <b>{isOffline(error) ? translate('list.offline') : getErrorMessage(error)}</b>{' '}
        {lastUpdated && translate('list.rowsFrom', { age: lastUpdated })}
      </span>
      {outage && <RetryCountdown at={outage.nextRetryAt} />}
      <ActionButton kind="auxiliary" size="small" onClick={() => void refetch()}>
        {translate('shell.retry')}
      </ActionButton>
    </div>
  );
};

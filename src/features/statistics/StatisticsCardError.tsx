import { useTranslate } from 'react-admin';

import { isForbidden } from '../../domain/errorStatus.ts';
import { useErrorMessage } from '../../resources/failures/useErrorMessage.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { StatisticsQueryResult } from './statisticsQueries.ts';

/** The error of a chart, with a retry. */
const StatisticsCardError = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const isDenied = isForbidden(error);
  return (
    <EmptyState
      kind={isDenied ? 'denied' : 'failed'}
      title={translate(isDenied ? 'shell.denied' : 'statistics.failed')}
      hint={getErrorMessage(error)}
      {...(!isDenied && {
        action: <ActionButton onClick={onRetry}>{translate('shell.retry')}</ActionButton>,
      })}
    />
  );
};

/** Returns the error of a card whose query failed; previous data stays visible. */
export const getCardError = ({ error, data, refetch }: StatisticsQueryResult<unknown>) =>
  error && data === undefined
    ? { failure: <StatisticsCardError error={error} onRetry={() => void refetch()} /> }
    : {};

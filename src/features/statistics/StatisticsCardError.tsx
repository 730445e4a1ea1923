import { useTranslate } from 'react-admin';

import { isForbidden } from '../../domain/errorStatus.ts';
import { useErrorMessage } from '../../resources/useErrorMessage.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { StatisticsQueryResult } from './statisticsQueries.ts';

/** Why a chart is not there, and how to ask again. */
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

/** What stands in place of a chart whose reading failed; what was read before that stays. */
export const getCardError = ({ error, data, refetch }: StatisticsQueryResult<unknown>) =>
  error && data === undefined
    ? { failure: <StatisticsCardError error={error} onRetry={() => void refetch()} /> }
    : {};

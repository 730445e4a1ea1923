import { useTranslate } from 'react-admin';

import { isForbidden } from '../../domain/errorStatus.ts';
import { QueryError } from '../../resources/failures/QueryError.tsx';
import { useErrorMessage } from '../../resources/failures/useErrorMessage.ts';
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
  // A page has many charts: each of them would have a link to the home page.
  return isForbidden(error) ? (
    <EmptyState kind="denied" title={translate('shell.denied')} hint={getErrorMessage(error)} />
  ) : (
    <QueryError error={error} title={translate('statistics.failed')} onRetry={onRetry} />
  );
};

/** Returns the error of a card whose query failed; previous data stays visible. */
export const getCardError = ({ error, data, refetch }: StatisticsQueryResult<unknown>) =>
  error && data === undefined
    ? { failure: <StatisticsCardError error={error} onRetry={() => void refetch()} /> }
    : {};

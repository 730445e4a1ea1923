import { useTranslate } from 'react-admin';

import { useErrorWords } from '../../resources/useErrorWords.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Reading } from './readings.ts';

const statusOf = (error: unknown) => (error as { readonly status?: unknown }).status;

/** Why a chart is not there, and how to ask again. */
const CardFailure = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => {
  const translate = useTranslate();
  const words = useErrorWords();
  const isDenied = statusOf(error) === 403;
  return (
    <EmptyState
      kind={isDenied ? 'denied' : 'failed'}
      title={translate(isDenied ? 'shell.denied' : 'statistics.failed')}
      hint={words(error)}
      {...(!isDenied && {
        action: <ActionButton onClick={onRetry}>{translate('shell.retry')}</ActionButton>,
      })}
    />
  );
};

/** What stands in place of a chart whose reading failed; what was read before that stays. */
export const failureOf = ({ error, data, refetch }: Reading<unknown>) =>
  error && data === undefined
    ? { failure: <CardFailure error={error} onRetry={() => void refetch()} /> }
    : {};

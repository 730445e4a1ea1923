import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { useDescribeError } from './useDescribeError.ts';

interface QueryErrorLineProps {
  readonly error: unknown;
  readonly className?: string;
  readonly onRetry: () => unknown;
}

/** The error of a failed query where there is room for one line: reason, remedy, and a retry. */
export const QueryErrorLine = ({ error, className, onRetry }: QueryErrorLineProps) => {
  const translate = useTranslate();
  const { reason, remedy } = useDescribeError()(error);
  return (
    <p className={className} role="alert">
      {reason} {remedy}{' '}
      <ActionButton kind="auxiliary" onClick={() => void onRetry()}>
        {translate('shell.retry')}
      </ActionButton>
    </p>
  );
};

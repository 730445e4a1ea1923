import { useNotify, useTranslate } from 'react-admin';

import { getErrorCode, isSignedOut } from '../../domain/errorStatus.ts';
import { ERROR_CODES } from '../../i18n/errorCodes.ts';
import { FailureNotification } from './FailureNotification.tsx';
import { isPendingError } from '../calls/isPendingError.ts';
import { useDescribeError } from './useDescribeError.ts';

/**
 * Returns a function that shows a notification for a failed action: the action, the reason and the remedy. A 401 shows none,
 * because the sign-in page reports it.
 *
 * @example
 * const notifyError = useNotifyError();
 * notifyError(translate('users.reset.title', { username }), error);
 *
 * @see ERR-03
 */
export function useNotifyError() {
  const notify = useNotify();
  const translate = useTranslate();
  const describeError = useDescribeError();
  return (action: string, error: unknown) => {
    if (isSignedOut(error)) return;
    if (isPendingError(error)) {
      notify(translate('action.pending', { action }), { type: 'warning' });
      return;
    }
    const { reason, remedy } = describeError(error);
    const message = translate('action.failed', { action, reason });
    const code = getErrorCode(error);
    const knownCode = ERROR_CODES.find(each => each === code && each > 0);
    notify(<FailureNotification message={message} remedy={remedy} code={knownCode} />, {
      type: 'error',
    });
  };
}

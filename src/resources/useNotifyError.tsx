import { useNotify, useTranslate } from 'react-admin';

import { ERROR_CODES } from '../i18n/errorCodes.ts';
import { FailureNotification } from './FailureNotification.tsx';
import { isPendingError } from './isPendingError.ts';
import { useDescribeError } from './useDescribeError.ts';

/**
 * Notices of an act that failed: what was tried, why not, and what to do. A session that ended is not one of
 * them: the sign-in page says it.
 *
 * @see ERR-03
 */
export function useNotifyError() {
  const notify = useNotify();
  const translate = useTranslate();
  const describeError = useDescribeError();
  return (action: string, error: unknown) => {
    const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
    if (status === 401) return;
    if (isPendingError(error)) {
      notify(translate('action.pending', { act: action }), { type: 'warning' });
      return;
    }
    const { reason, remedy } = describeError(error);
    const message = translate('action.failed', { act: action, reason });
    const knownCode = ERROR_CODES.find(each => each === code && each > 0);
    notify(<FailureNotification message={message} remedy={remedy} code={knownCode} />, {
      type: 'error',
    });
  };
}

import { useNotificationContext, useTranslate } from 'react-admin';

import { toErrorMessage } from '../../i18n/toErrorMessage.ts';
import { isFailureNotification } from '../failures/FailureNotification.tsx';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { useNotifyError } from '../failures/useNotifyError.tsx';

/**
 * Notifies of failed loads. The list and its count fail together in an outage: one cause is reported once, and not
 * again while its notification is still shown.
 */
export function useNotifyListErrors(action: string) {
  const notifyError = useNotifyError();
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const { notifications } = useNotificationContext();
  const formatNotification = (error: unknown) =>
    translate('action.failed', { action, reason: getErrorMessage(error) });
  const isShown = (error: unknown) =>
    notifications.some(
      ({ type, message }) =>
        type === 'error' && isFailureNotification(message, formatNotification(error)),
    );

  return (failures: readonly unknown[]) => {
    const causes = new Map<string, unknown>();
    for (const failure of failures) {
      const { key } = toErrorMessage(failure);
      if (!causes.has(key)) causes.set(key, failure);
    }
    [...causes.values()]
      .filter(cause => !isShown(cause))
      .forEach(cause => notifyError(action, cause));
  };
}

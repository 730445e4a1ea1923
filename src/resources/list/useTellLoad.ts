import { useNotificationContext, useTranslate } from 'react-admin';

import { errorMessage } from '../../i18n/errorMessage.ts';
import { isNoticeOf } from '../FailureNotice.tsx';
import { useErrorWords } from '../useErrorWords.ts';
import { useTellFailure } from '../useTellFailure.tsx';

/**
 * Notices of a load that failed. The list and its count fail together in an outage: one cause is
 * told once, and not again while its notice is still shown.
 */
export function useTellLoad(act: string) {
  const tellFailure = useTellFailure();
  const translate = useTranslate();
  const words = useErrorWords();
  const { notifications } = useNotificationContext();
  const noticeOf = (error: unknown) => translate('action.failed', { act, reason: words(error) });
  const isShown = (error: unknown) =>
    notifications.some(
      ({ type, message }) => type === 'error' && isNoticeOf(message, noticeOf(error)),
    );

  return (failures: readonly unknown[]) => {
    const causes = new Map<string, unknown>();
    for (const failure of failures) {
      const { key } = errorMessage(failure);
      if (!causes.has(key)) causes.set(key, failure);
    }
    [...causes.values()].filter(cause => !isShown(cause)).forEach(cause => tellFailure(act, cause));
  };
}

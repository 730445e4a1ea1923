import { useNotify, useTranslate } from 'react-admin';

import { useFailureWords } from './useFailureWords.ts';

/**
 * Notices of an act that failed: what was tried, why not, and what to do. A session that ended is not one of
 * them: the sign-in page says it.
 *
 * @see ERR-03
 */
export function useTellFailure() {
  const notify = useNotify();
  const translate = useTranslate();
  const words = useFailureWords();
  return (act: string, error: unknown) => {
    if ((error as { status?: unknown }).status === 401) return;
    const { reason, remedy } = words(error);
    const told = translate('action.failed', { act, reason });
    notify(
      remedy ? (
        <>
          {told} <span>{remedy}</span>
        </>
      ) : (
        told
      ),
      { type: 'error' },
    );
  };
}

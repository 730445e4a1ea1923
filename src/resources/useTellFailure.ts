import { useNotify, useTranslate } from 'react-admin';

import { useErrorWords } from './useErrorWords.ts';

/**
 * Notices of an act that failed: what was tried and why not. A session that ended is not one of
 * them: the sign-in page says it.
 */
export function useTellFailure() {
  const notify = useNotify();
  const translate = useTranslate();
  const words = useErrorWords();
  return (act: string, error: unknown) => {
    if ((error as { status?: unknown }).status === 401) return;
    notify(translate('action.failed', { act, reason: words(error) }), { type: 'error' });
  };
}

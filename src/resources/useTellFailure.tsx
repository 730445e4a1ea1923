import { useNotify, useTranslate } from 'react-admin';

import { CODES } from '../i18n/codes.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { isPending } from './isPending.ts';
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
    const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
    if (status === 401) return;
    if (isPending(error)) {
      notify(translate('action.pending', { act }), { type: 'warning' });
      return;
    }
    const { reason, remedy } = words(error);
    const told = translate('action.failed', { act, reason });
    const known = CODES.find(each => each === code && each > 0);
    notify(<FailureNotice told={told} remedy={remedy} code={known} />, { type: 'error' });
  };
}

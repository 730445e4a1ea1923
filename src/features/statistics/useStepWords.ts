import { useTranslate } from 'react-admin';

import type { Question } from './useQuestion.ts';

/** What one point of a time is called: in a title ("by night"), and above a column ("Night"). */
export function useStepWords({ period: { span } }: Question) {
  const translate = useTranslate();
  return {
    by: translate(`statistics.by.${span.step}`),
    head: translate(`statistics.head.${span.step}`),
  };
}

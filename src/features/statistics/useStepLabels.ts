import { useTranslate } from 'react-admin';

import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** What one point of a time is called: in a title ("by night"), and above a column ("Night"). */
export function useStepLabels({ period: { span } }: StatisticsFilter) {
  const translate = useTranslate();
  return {
    by: translate(`statistics.by.${span.step}`),
    head: translate(`statistics.head.${span.step}`),
  };
}

import { useTranslate } from 'react-admin';

import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** Returns the label of a step: in a title ("by night"), and in a column header ("Night"). */
export function useStepLabels({ period: { span } }: StatisticsFilter) {
  const translate = useTranslate();
  return {
    by: translate(`statistics.by.${span.step}`),
    head: translate(`statistics.head.${span.step}`),
  };
}

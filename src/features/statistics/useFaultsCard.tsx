import { useTranslate } from 'react-admin';

import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import { createDrillDown } from './createDrillDown.ts';
import { buildTimePoints } from './chartPoints.ts';
import type { StatisticsQueryResult, StatPoint } from './statisticsQueries.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';
import { useStepLabels } from './useStepLabels.ts';

/** Returns the card of new faults in each step. */
export function useFaultsCard(
  filter: StatisticsFilter,
  statResult: StatisticsQueryResult<StatPoint[]>,
): StatisticsCard {
  const translate = useTranslate();
  const { by, head: pointHeader } = useStepLabels(filter);
  const rows = statResult.data ?? [];
  const title = translate('statistics.faults.by', { by });
  return {
    id: 'faults',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHeader,
    incompleteLabel: translate(`statistics.open.${filter.period.span.step}`),
    ...getCardError(statResult),
    ...createDrillDown(filter, rows),
    data: statResult.data && {
      label: title,
      points: buildTimePoints(rows, filter),
      series: [
        {
          name: translate('statistics.faults'),
          tone: 'fault',
          values: rows.map(({ faults }) => faults),
        },
      ],
    },
  };
}

import { useTranslate } from 'react-admin';

import { useValueFormats } from '../../ui/charts/useValueFormats.ts';
import { BarList, type BarItem } from './BarList.tsx';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import { getPercentage } from './chartPoints.ts';
import type { StatisticsQueryResult } from './statisticsQueries.ts';
import { DEVICE_STATES, useDeviceStateLabel } from './deviceStates.ts';

interface DeviceCounts {
  readonly total: number;
  readonly normal: number;
  readonly fault: number;
  readonly offline: number;
  readonly unknown: number;
}

/** Returns the card of the current number of devices by state. */
export function useStatesCard(
  queryResult: StatisticsQueryResult<unknown>,
  counts: DeviceCounts | undefined,
  getListPath?: (state: string) => string,
): StatisticsCard {
  const translate = useTranslate();
  const getStateLabel = useDeviceStateLabel();
  const title = translate('statistics.states');
  const { formatWithUnit } = useValueFormats({
    label: title,
    points: [],
    series: [],
    unit: '%',
    decimals: 1,
  });
  const states = DEVICE_STATES.map(state => ({
    state,
    name: getStateLabel(state),
    count: counts?.[state] ?? 0,
  }));
  const toPercentage = (count: number) => getPercentage(count, counts?.total ?? 0) ?? 0;
  return {
    id: 'states',
    width: 'narrow',
    title,
    kind: 'bar',
    height: 150,
    pointHeader: translate('statistics.head.state'),
    ...getCardError(queryResult),
    data: counts && {
      label: title,
      points: states.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.devices'),
          tone: 'series-1',
          values: states.map(({ count }) => count),
        },
        {
          name: translate('statistics.share'),
          tone: 'series-6',
          usesRightAxis: true,
          values: states.map(({ count }) => toPercentage(count)),
        },
      ],
      rightAxis: { unit: '%', decimals: 1 },
    },
    customChart: (
      <BarList
        label={title}
        bars={states.map(({ state, name, count }): BarItem => ({
          key: state,
          name,
          state,
          parts: [{ tone: state, value: count }],
          suffix: formatWithUnit(toPercentage(count)),
          ...(getListPath && { to: getListPath(state) }),
        }))}
      />
    ),
  };
}

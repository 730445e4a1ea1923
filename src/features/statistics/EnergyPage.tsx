import { useTranslate } from 'react-admin';

import { useLampStatuses } from '../../data/useLampStatuses.ts';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { BarList } from './BarList.tsx';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import type { Metric } from './MetricList.tsx';
import { getLatestUpdate } from './getLatestUpdate.ts';
import {
  type LightingStatistic,
  type StatisticsQueryResult,
  useLastYearEnergy,
  useLightingReport,
  useStatReport,
  usePreviousStatReport,
} from './statisticsQueries.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { useEnergyCard } from './useEnergyCard.tsx';
import { useEnergyDomainsCard } from './useEnergyDomainsCard.tsx';
import { useStatisticsFilter } from './useStatisticsFilter.ts';
import { useRatesCard } from './useRatesCard.tsx';
import { useTimeMetrics } from './useTimeMetrics.ts';

/** /light/statistics: consumption and savings of the lights, and their current states. @see MON-06 */
export default function EnergyPage({ title }: { readonly title: LocalizedText }) {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const filter = useStatisticsFilter();
  const statResult = useStatReport(filter);
  const previousStatResult = usePreviousStatReport(filter);
  const lastYearResult = useLastYearEnergy(filter);
  const lightingResult = useLightingReport(filter);
  const timeMetrics = useTimeMetrics(filter, { statResult, previousStatResult, lastYearResult });
  const powerMetric: Metric = {
    name: translate('statistics.power'),
    value: lightingResult.data && formatNumber(Math.round(lightingResult.data.power / 1000)),
    unit: 'kW',
    note:
      lightingResult.data &&
      translate('statistics.lit.note', {
        lit: formatNumber(lightingResult.data.lit),
        lamps: formatNumber(lightingResult.data.lamps),
      }),
  };
  return (
    <StatisticsPage
      title={title}
      filter={filter}
      metrics={[timeMetrics.energy, timeMetrics.saved, powerMetric, timeMetrics.lit]}
      cards={[
        useEnergyCard(filter, { statResult, lastYearResult, showsSavings: true }),
        useLightingCard(lightingResult),
        useEnergyDomainsCard(filter),
        { ...useRatesCard(filter, statResult), width: 'full' },
      ]}
      updatedAt={getLatestUpdate([statResult, lightingResult])}
    />
  );
}

/** The lamp states and their chart tones. */
const LAMP_STATES = [
  ['full', 'lamp'],
  ['dimmed', 'lamp'],
  ['off', 'series-6'],
  ['offline', 'offline'],
] as const;

/** The configured lamp state of each. The title of `lit` is not used: lit includes the dimmed ones. */
const CONFIGURED_LAMP_STATE = {
  full: 'lit',
  dimmed: 'dimmed',
  off: 'off',
  offline: 'offline',
} as const;

/** Returns the card of the current lamp states: full, dimmed, off, or unknown. */
function useLightingCard(lightingResult: StatisticsQueryResult<LightingStatistic>): StatisticsCard {
  const translate = useTranslate();
  const text = useLocalizedText();
  const lampStatuses = useLampStatuses();
  const title = translate('statistics.light');
  const { lit = 0, dimmed = 0, off = 0, offline = 0 } = lightingResult.data ?? {};
  const counts = { full: lit - dimmed, dimmed, off, offline };
  const bars = LAMP_STATES.map(([key, tone]) => {
    const state = lampStatuses.get(CONFIGURED_LAMP_STATE[key]);
    return {
      key,
      name: state && key !== 'full' ? text(state.title) : translate(`statistics.light.${key}`),
      parts: [
        state
          ? { tone, value: counts[key], color: state.color }
          : { tone, value: counts[key], isPale: key === 'dimmed' },
      ],
    };
  });
  return {
    id: 'light',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHeader: translate('statistics.head.light'),
    ...getCardError(lightingResult),
    data: lightingResult.data && {
      label: title,
      points: bars.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.lamps'),
          tone: 'lamp',
          values: LAMP_STATES.map(([key]) => counts[key]),
        },
      ],
    },
    customChart: <BarList label={title} bars={bars} />,
  };
}

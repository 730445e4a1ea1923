import { useTranslate } from 'react-admin';

import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { useValueFormats } from '../../ui/charts/useValueFormats.ts';
import type { Metric } from './MetricList.tsx';
import { getActiveFaultsPath } from './listPaths.ts';
import { getPercentage, getSum } from './chartPoints.ts';
import { getLatestUpdate } from './getLatestUpdate.ts';
import {
  useModelCountsReport,
  useLastYearEnergy,
  useActiveFaultCounts,
  useStatReport,
  usePreviousStatReport,
} from './statisticsQueries.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { useDomainsCard } from './useDomainsCard.tsx';
import { useEnergyCard } from './useEnergyCard.tsx';
import { useFaultHoursCard } from './useFaultHoursCard.tsx';
import { FAULT_KINDS, useFaultKindsCard } from './useFaultKindsCard.tsx';
import { useFaultsCard } from './useFaultsCard.tsx';
import { useStatisticsFilter } from './useStatisticsFilter.ts';
import { useRatesCard } from './useRatesCard.tsx';
import { useTimeMetrics } from './useTimeMetrics.ts';

/** /smartLight/statistics: lit rates and faults of the city's lights. @see MON-06 */
export default function LightingPage({ title }: { readonly title: LocalizedText }) {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const percentFormats = useValueFormats({ label: '', points: [], series: [], decimals: 1 });
  const filter = useStatisticsFilter();
  const statResult = useStatReport(filter);
  const previousStatResult = usePreviousStatReport(filter);
  const routes = useResourceRoutes();
  const lastYearResult = useLastYearEnergy(filter);
  const countsResult = useModelCountsReport(filter);
  const [faultHoursCard, faultsCard] = [
    useFaultHoursCard(filter),
    useFaultsCard(filter, statResult),
  ];
  const timeMetrics = useTimeMetrics(filter, { statResult, previousStatResult, lastYearResult });
  const activeFaultsResult = useActiveFaultCounts(filter, FAULT_KINDS);
  const faultKindsCard = useFaultKindsCard(filter, activeFaultsResult);
  const total = countsResult.data && getSum(countsResult.data.map(each => each.total));
  const faultyCount = countsResult.data && getSum(countsResult.data.map(each => each.fault));
  const activeFaultsMetric: Metric = {
    name: translate('statistics.openFaults'),
    value: activeFaultsResult.data && formatNumber(activeFaultsResult.data.total),
    to: routes.canOpen({ name: 'faults' }) ? getActiveFaultsPath(routes, filter) : undefined,
    note:
      faultyCount === undefined || total === undefined
        ? undefined
        : translate('statistics.inFault.note', {
            smart_count: faultyCount,
            fault: formatNumber(faultyCount),
            rate: percentFormats.formatPlain(getPercentage(faultyCount, total) ?? 0),
          }),
    sparkline: {
      values: statResult.data?.map(({ faults: faultsCard }) => faultsCard) ?? [],
      tone: 'fault',
    },
  };
  return (
    <StatisticsPage
      title={title}
      filter={filter}
      metrics={[timeMetrics.lit, timeMetrics.energy, activeFaultsMetric, timeMetrics.online]}
      cards={[
        useEnergyCard(filter, { statResult, lastYearResult }),
        filter.period.span.step === 'hour' ? faultsCard : faultHoursCard,
        useDomainsCard(filter, { hasLight: true }),
        faultKindsCard,
        { ...useRatesCard(filter, statResult), width: 'full' },
      ]}
      updatedAt={getLatestUpdate([statResult, countsResult])}
    />
  );
}

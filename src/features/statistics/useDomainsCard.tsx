import { useTranslate } from 'react-admin';

import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import { DomainComparisonTable } from './DomainComparisonTable.tsx';
import type { DomainComparisonRow } from './statisticsRows.ts';
import { getMean, getPercentage, getSum } from './chartPoints.ts';
import {
  type DomainCounts,
  type StatPoint,
  useModelCountsReport,
  useStatReportsByDomain,
  useSubdomainCounts,
} from './statisticsQueries.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

interface DomainsCardOptions {
  readonly model?: string;
  readonly hasLight: boolean;
}

/**
 * Returns the card that compares the direct subdomains of the selected domain; each links to its own statistics
 * page.
 */
export function useDomainsCard(
  filter: StatisticsFilter,
  { model, hasLight }: DomainsCardOptions,
): StatisticsCard {
  const translate = useTranslate();
  const domainsResult = useSubdomainCounts(filter, model);
  const statByDomainResult = useStatReportsByDomain(
    filter,
    hasLight ? (domainsResult.data ?? []) : [],
    model,
  );
  const countsResult = useModelCountsReport(filter, model);
  const domainRows = (domainsResult.data ?? []).map((domain): DomainComparisonRow => ({
    ...domain,
    rate: hasLight
      ? getMeanLitRate(statByDomainResult.data?.get(domain.domainId))
      : getOnlineRate(domain),
  }));
  // Placeholder data belongs to another domain.
  const isStale = countsResult.isPlaceholderData || domainsResult.isPlaceholderData;
  const remainder =
    !isStale &&
    domainsResult.data &&
    countsResult.data &&
    getRemainder(countsResult.data, domainsResult.data);
  const rows = [
    ...domainRows,
    ...(remainder
      ? [{ ...remainder, name: translate('statistics.domains.none'), rate: undefined }]
      : []),
  ].filter(({ total }) => total > 0);
  const title = translate('statistics.domains');
  const rateName = translate(hasLight ? 'statistics.lit' : 'statistics.online');
  const getCounts = (key: 'total' | 'fault' | 'offline' | 'unknown') => rows.map(row => row[key]);
  return {
    id: 'domains',
    width: 'wide',
    title,
    kind: 'bar',
    height: 300,
    pointHeader: translate('statistics.head.domain'),
    emptyLabel: translate('statistics.domains.empty'),
    ...getCardError(domainsResult),
    // A dash means unknown, not loading.
    data: statByDomainResult.isLoading
      ? undefined
      : domainsResult.data && {
          label: title,
          points: rows.map(({ name }) => ({ label: name })),
          series: [
            { name: translate('statistics.devices'), tone: 'series-1', values: getCounts('total') },
            {
              name: rateName,
              tone: 'series-2',
              usesRightAxis: true,
              values: rows.map(({ rate }) => rate ?? null),
            },
            { name: translate('statistics.inFault'), tone: 'fault', values: getCounts('fault') },
            {
              name: translate('statistics.state.offline'),
              tone: 'offline',
              values: getCounts('offline'),
            },
            {
              name: translate('statistics.state.unknown'),
              tone: 'unknown',
              values: getCounts('unknown'),
            },
          ],
          rightAxis: { unit: '%', decimals: 1 },
        },
    customChart: (
      <DomainComparisonTable
        label={title}
        rows={rows}
        rateName={rateName}
        filter={filter}
        model={model}
      />
    ),
  };
}

type DeviceStateCounts = Omit<DomainCounts, 'domainId' | 'name'>;

/** Returns the rest of a total: devices in none of the domains. */
function getRemainder(
  whole: readonly DeviceStateCounts[],
  parts: readonly DeviceStateCounts[],
): DeviceStateCounts {
  const getDifference = (key: keyof DeviceStateCounts) =>
    Math.max(
      0,
      getSum(whole.map(statByDomainResult => statByDomainResult[key])) -
        getSum(parts.map(statByDomainResult => statByDomainResult[key])),
    );
  return {
    ...{
      total: getDifference('total'),
      normal: getDifference('normal'),
      fault: getDifference('fault'),
    },
    ...{ offline: getDifference('offline'), unknown: getDifference('unknown') },
  };
}

const getMeanLitRate = (rows: readonly StatPoint[] | undefined) =>
  rows && getMean(rows.map(({ litRate }) => litRate));

export const getOnlineRate = ({ total, normal, fault }: DeviceStateCounts) =>
  getPercentage(normal + fault, total);

import { useTranslate } from 'react-admin';

import { BarList } from './BarList.tsx';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import { setDomainParam } from './DomainFilter.tsx';
import { chooseEnergyUnit } from './chooseEnergyUnit.ts';
import { getSum } from './chartPoints.ts';
import { useStatReportsByDomain, useSubdomainCounts } from './statisticsQueries.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** Returns the card of the energy by subdomain, the largest first. */
export function useEnergyDomainsCard(filter: StatisticsFilter): StatisticsCard {
  const translate = useTranslate();
  const domainsResult = useSubdomainCounts(filter);
  const statByDomainResult = useStatReportsByDomain(filter, domainsResult.data ?? []);
  const rows = (domainsResult.data ?? [])
    .map(({ domainId, name }) => {
      const stat = statByDomainResult.data?.get(domainId) ?? [];
      return {
        domainId,
        name,
        energy: getSum(stat.map(({ energy }) => energy)),
        saved: getSum(stat.map(({ saved }) => saved)),
      };
    })
    .filter(({ energy }) => energy > 0)
    .toSorted((first, second) => second.energy - first.energy);
  const { unit, kwhPerUnit, decimals } = chooseEnergyUnit(rows.map(({ energy }) => energy));
  const title = translate('statistics.energy.domains', { unit });
  return {
    id: 'domains',
    width: 'full',
    title,
    kind: 'bar',
    pointHeader: translate('statistics.head.domain'),
    ...getCardError(domainsResult),
    ...getCardError(statByDomainResult),
    data: (statByDomainResult.data ??
      (domainsResult.data?.length === 0 ? domainsResult.data : undefined)) && {
      label: title,
      points: rows.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.energy'),
          tone: 'lamp',
          values: rows.map(({ energy }) => energy / kwhPerUnit),
        },
        {
          name: translate('statistics.saved'),
          tone: 'series-6',
          values: rows.map(({ saved }) => saved / kwhPerUnit),
        },
      ],
      unit,
      decimals,
    },
    customChart: (
      <BarList
        label={title}
        decimals={decimals}
        bars={rows.map(({ domainId, name, energy }) => ({
          key: domainId,
          name,
          parts: [{ tone: 'lamp', value: energy / kwhPerUnit }],
          to: `?${setDomainParam(filter.searchParams, domainId).toString()}`,
        }))}
      />
    ),
  };
}

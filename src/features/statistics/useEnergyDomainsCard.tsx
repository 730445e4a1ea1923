import { useTranslate } from 'react-admin';

import { Bars } from './Bars.tsx';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { withDomain } from './DomainChoice.tsx';
import { energyUnit } from './energyUnit.ts';
import { sumOf } from './points.ts';
import { useStatOfEach, useSubdomains } from './readings.ts';
import type { Question } from './useQuestion.ts';

/** What was drawn in each of the domains below, the most first. */
export function useEnergyDomainsCard(question: Question): Card {
  const translate = useTranslate();
  const domains = useSubdomains(question);
  const each = useStatOfEach(question, domains.data ?? []);
  const rows = (domains.data ?? [])
    .map(({ domainId, name }) => {
      const stat = each.data?.get(domainId) ?? [];
      return {
        domainId,
        name,
        energy: sumOf(stat.map(({ energy }) => energy)),
        saved: sumOf(stat.map(({ saved }) => saved)),
      };
    })
    .filter(({ energy }) => energy > 0)
    .toSorted((one, other) => other.energy - one.energy);
  const { unit, perUnit, decimals } = energyUnit(rows.map(({ energy }) => energy));
  const title = translate('statistics.energy.domains', { unit });
  return {
    id: 'domains',
    width: 'full',
    title,
    kind: 'bar',
    pointHead: translate('statistics.head.domain'),
    ...failureOf(domains),
    ...failureOf(each),
    data: (each.data ?? (domains.data?.length === 0 ? domains.data : undefined)) && {
      label: title,
      points: rows.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.energy'),
          tone: 'lamp',
          values: rows.map(({ energy }) => energy / perUnit),
        },
        {
          name: translate('statistics.saved'),
          tone: 'series-6',
          values: rows.map(({ saved }) => saved / perUnit),
        },
      ],
      unit,
      decimals,
    },
    picture: (
      <Bars
        label={title}
        decimals={decimals}
        bars={rows.map(({ domainId, name, energy }) => ({
          key: domainId,
          name,
          parts: [{ tone: 'lamp', value: energy / perUnit }],
          to: `?${withDomain(question.address, domainId).toString()}`,
        }))}
      />
    ),
  };
}

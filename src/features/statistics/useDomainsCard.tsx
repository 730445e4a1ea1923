import { useTranslate } from 'react-admin';

import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { DomainRows } from './DomainRows.tsx';
import type { DomainFigures } from './figures.ts';
import { meanOf, shareOf, sumOf } from './points.ts';
import {
  type DomainCounts,
  type StatPoint,
  useCounts,
  useStatOfEach,
  useSubdomains,
} from './readings.ts';
import type { Question } from './useQuestion.ts';

interface Shown {
  readonly model?: string;
  readonly hasLight: boolean;
}

/** The domains right below the one that is asked about, side by side; each leads to its own page of figures. */
export function useDomainsCard(question: Question, { model, hasLight }: Shown): Card {
  const translate = useTranslate();
  const domains = useSubdomains(question, model);
  const each = useStatOfEach(question, hasLight ? (domains.data ?? []) : [], model);
  const counts = useCounts(question, model);
  const inDomains = (domains.data ?? []).map((domain): DomainFigures => ({
    ...domain,
    rate: hasLight ? litRateOf(each.data?.get(domain.domainId)) : onlineRateOf(domain),
  }));
  // What was asked before is of another domain.
  const isStale = counts.isPlaceholderData || domains.isPlaceholderData;
  const others = !isStale && domains.data && counts.data && remainderOf(counts.data, domains.data);
  const rows = [
    ...inDomains,
    ...(others ? [{ ...others, name: translate('statistics.domains.none'), rate: undefined }] : []),
  ].filter(({ total }) => total > 0);
  const title = translate('statistics.domains');
  const rateName = translate(hasLight ? 'statistics.lit' : 'statistics.online');
  const counted = (key: 'total' | 'fault' | 'offline' | 'unknown') => rows.map(row => row[key]);
  return {
    id: 'domains',
    width: 'wide',
    title,
    kind: 'bar',
    height: 300,
    pointHead: translate('statistics.head.domain'),
    ...failureOf(domains),
    // A dash says that nothing is known: not what is still on its way.
    data: each.isLoading
      ? undefined
      : domains.data && {
          label: title,
          points: rows.map(({ name }) => ({ label: name })),
          series: [
            { name: translate('statistics.devices'), tone: 'series-1', values: counted('total') },
            {
              name: rateName,
              tone: 'series-2',
              isRight: true,
              values: rows.map(({ rate }) => rate ?? null),
            },
            { name: translate('statistics.inFault'), tone: 'fault', values: counted('fault') },
            {
              name: translate('statistics.state.offline'),
              tone: 'offline',
              values: counted('offline'),
            },
            {
              name: translate('statistics.state.unknown'),
              tone: 'unknown',
              values: counted('unknown'),
            },
          ],
          right: { unit: '%', decimals: 1 },
        },
    picture: (
      <DomainRows label={title} rows={rows} rateName={rateName} question={question} model={model} />
    ),
  };
}

type StateCounts = Omit<DomainCounts, 'domainId' | 'name'>;

/** What the domains leave of a whole: devices that stand in none of them. */
function remainderOf(whole: readonly StateCounts[], parts: readonly StateCounts[]): StateCounts {
  const left = (key: keyof StateCounts) =>
    Math.max(0, sumOf(whole.map(each => each[key])) - sumOf(parts.map(each => each[key])));
  return {
    ...{ total: left('total'), normal: left('normal'), fault: left('fault') },
    ...{ offline: left('offline'), unknown: left('unknown') },
  };
}

const litRateOf = (rows: readonly StatPoint[] | undefined) =>
  rows && meanOf(rows.map(({ litRate }) => litRate));

export const onlineRateOf = ({ total, normal, fault }: StateCounts) =>
  shareOf(normal + fault, total);

import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';

/** Reads the statistics of a domain and its subdomains, and polls them while visible; for one model, or all. */
export const useDomainStatistic = (id: string, model: string) =>
  useQuery({
    queryKey: ['assets', 'statistic', id, model],
    queryFn: ({ signal }) =>
      calls.core.getDomainStatistic({
        path: { id },
        query: model === '' ? {} : { filter: { where: { model } } },
        signal,
      }),
    refetchInterval: MINUTE_MS,
  });

export type DomainStatistic = NonNullable<ReturnType<typeof useDomainStatistic>['data']>;

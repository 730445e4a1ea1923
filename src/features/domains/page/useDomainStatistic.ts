import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';

/** The figures of a domain and everything below it, read again while they are looked at; of one model, or of all. */
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

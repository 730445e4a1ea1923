import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';
import { buildDeviceWhere, type DeviceFilter } from './MapQuery.ts';

/**
 * Counts the devices that the map cannot show, because they have no position.
 *
 * @returns undefined until they are counted, and for a filter by light: only reports have it, and they have no count
 */
export function useCountWithoutPosition(filter: DeviceFilter): number | undefined {
  const { domainId } = filter;
  const where = { ...buildDeviceWhere(filter), geoPoint: null };
  const { data } = useQuery({
    queryKey: ['assets', 'count', domainId, where],
    queryFn: ({ signal }) =>
      domainId === undefined
        ? calls.core.countAssets({ query: { where }, signal })
        : calls.core.countDomainAssets({ path: { id: domainId }, query: { where }, signal }),
    enabled: filter.lit === undefined,
    ...{ staleTime: MINUTE_MS, refetchInterval: MINUTE_MS, retry: false },
  });
  return filter.lit === undefined ? data?.count : undefined;
}

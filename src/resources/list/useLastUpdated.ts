import { type Query, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';

import { formatDateTime } from '../../domain/formatDateTime.ts';
import { getPlatformTime } from '../../domain/platformClock.ts';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { getListFailures } from './getListFailures.ts';

/**
 * Returns the time of the last response of the list, in site time with its zone: seen by this screen (milliseconds), or
 * taken from the cache of another. Undefined while there is no response.
 */
export function useLastUpdated(knownUpdatedAt: number | undefined): string | undefined {
  const zone = useSiteZone();
  const zoneLabel = useZoneLabel();
  const resource = useResourceContext();
  const queries = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'], predicate: isSuccessful });
  const latest = Math.max(knownUpdatedAt ?? 0, ...queries.map(({ state }) => state.dataUpdatedAt));
  return latest > 0
    ? `${formatDateTime(new Date(getPlatformTime(latest)), zone)} ${zoneLabel}`
    : undefined;
}

const isSuccessful = ({ state }: Query) =>
  getListFailures((state.data as { meta?: unknown } | undefined)?.meta).length === 0;

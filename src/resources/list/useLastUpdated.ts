import { type Query, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';

import { formatDateTime } from '../../domain/formatDateTime.ts';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { getListFailures } from './getListFailures.ts';

/**
 * When the list last answered, on the clocks of the site, which it names: what this screen has seen (milliseconds), or what another
 * left in the cache. Undefined when nobody has seen it yet.
 */
export function useLastUpdated(knownUpdatedAt: number | undefined): string | undefined {
  const zone = useSiteZone();
  const zoneLabel = useZoneLabel();
  const resource = useResourceContext();
  const queries = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'], predicate: isSuccessful });
  const latest = Math.max(knownUpdatedAt ?? 0, ...queries.map(({ state }) => state.dataUpdatedAt));
  return latest > 0 ? `${formatDateTime(new Date(latest), zone)} ${zoneLabel}` : undefined;
}

const isSuccessful = ({ state }: Query) =>
  getListFailures((state.data as { meta?: unknown } | undefined)?.meta).length === 0;

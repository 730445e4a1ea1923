import { type Query, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';

import { formatDateTime } from '../../domain/dateTime.ts';
import { useZoneWords } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { failuresIn } from './failures.ts';

/**
 * When the list last answered, on the clocks of the site, which it names: what this screen has seen (milliseconds), or what another
 * left in the cache. Undefined when nobody has seen it yet.
 */
export function useAge(seen: number | undefined): string | undefined {
  const zone = useSiteZone();
  const named = useZoneWords();
  const resource = useResourceContext();
  const queries = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'], predicate: isGood });
  const latest = Math.max(seen ?? 0, ...queries.map(({ state }) => state.dataUpdatedAt));
  return latest > 0 ? `${formatDateTime(new Date(latest), zone)} ${named}` : undefined;
}

const isGood = ({ state }: Query) =>
  failuresIn((state.data as { meta?: unknown } | undefined)?.meta).length === 0;

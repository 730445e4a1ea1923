import { useMemo } from 'react';
import { useGetList } from 'react-admin';

import { isSameId } from '../../../domain/isSameId.ts';
import type { LocationPickerSettings } from '../../../ui/map/LocationPickerContext.ts';
import { buildChildDomainsFilter } from '../useDomainRoutes.ts';
import type { Domain } from '../Domain.ts';

/** The initial zoom by level: a city, a district, a road, a section. */
const ZOOM_BY_LEVEL: readonly number[] = [11, 12, 14, 16];

const MAX_DOMAINS = 500;

/** Returns the sibling domains as markers for orientation on a map without roads. */
export function useNearbyDomains({ id, level, parentId }: Domain): LocationPickerSettings {
  const { data } = useGetList<Domain>('domains', {
    filter: buildChildDomainsFilter(parentId ?? undefined),
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_DOMAINS },
  });
  return useMemo(() => {
    const markers = (data ?? []).flatMap(({ id: otherId, name, geoPoint }) =>
      geoPoint && !isSameId(otherId, id) ? [{ id: otherId, name, position: geoPoint }] : [],
    );
    const zoom = ZOOM_BY_LEVEL[level - 1];
    return { markers, ...(zoom !== undefined && { zoom }) };
  }, [data, id, level]);
}

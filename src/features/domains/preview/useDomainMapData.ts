import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { type RaRecord, useGetList, useGetOne } from 'react-admin';

import { createIdMap } from '../../../domain/isSameId.ts';
import { calls } from '../../../data/calls.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';
import type { EquipmentState } from '../../../ui/icons/StateGlyph.tsx';
import { createDeviceMarker } from '../../../ui/map/createDeviceMarker.ts';
import { LampColorsContext } from '../../../ui/map/LampColorsContext.ts';
import type { MapCluster } from '../../../ui/map/mapMarker.ts';
import type { MapMarker } from '../../../ui/map/mapMarker.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import { buildChildDomainsFilter } from '../useDomainRoutes.ts';
import { type Domain, canHaveSubdomains } from '../Domain.ts';

/** More domains or devices do not improve a map. */
const MAX_MARKERS = 500;

interface LocatedDevice extends RaRecord<string> {
  readonly name: string;
  readonly model: string;
  readonly geoPoint?: MapPosition | null;
  readonly status?: EquipmentState;
}

interface DomainMapData {
  readonly domain: Domain | undefined;
  readonly devices: readonly LocatedDevice[];
  readonly clusters: readonly MapCluster[];
  readonly markers: readonly MapMarker[];
  /** How many of its items the map omits: they have no position, or are too many. */
  readonly hiddenCount: number;
}

/** Returns the map data of a domain: its subdomains with their states, and its own devices. */
export function useDomainMapData(id: string | undefined): DomainMapData {
  const lampColors = useContext(LampColorsContext);
  const { data: domain } = useGetOne<Domain>(
    'domains',
    { id: id ?? '' },
    { enabled: id !== undefined, placeholderData: previousData => previousData, retry: false },
  );
  // While the next domain loads, the map stays unchanged.
  const loadedId = domain?.id;
  const hasSubdomains = domain !== undefined && canHaveSubdomains(domain);
  const children = useGetList<Domain>(
    'domains',
    { filter: buildChildDomainsFilter(loadedId), sort: BY_NAME, pagination: FIRST_PAGE },
    { enabled: hasSubdomains },
  );
  const { data: subdomainStatistics } = useQuery({
    queryKey: ['assets', 'subdomains', loadedId],
    queryFn: ({ signal }) =>
      calls.core.getSubdomainStatistics({ query: { parentId: loadedId ?? '' }, signal }),
    enabled: hasSubdomains,
    refetchInterval: MINUTE_MS,
  });
  const devices = useGetList<LocatedDevice>(
    'assets',
    { filter: { domainId: { inq: [loadedId] } }, sort: BY_NAME, pagination: FIRST_PAGE },
    { enabled: loadedId !== undefined, refetchInterval: MINUTE_MS },
  );
  const statisticById = createIdMap(
    (subdomainStatistics ?? []).map(statistic => [statistic.domainId, statistic] as const),
  );
  const clusters = (hasSubdomains ? (children.data ?? []) : []).flatMap(
    ({ id: childId, name, geoPoint }): readonly MapCluster[] =>
      geoPoint
        ? [
            {
              id: childId,
              name,
              position: geoPoint,
              counts: pickStateCounts(statisticById.get(childId)),
            },
          ]
        : [],
  );
  const markers = (devices.data ?? []).flatMap(
    ({ id: deviceId, name, model, geoPoint, status }): readonly MapMarker[] =>
      geoPoint
        ? [
            createDeviceMarker(
              { id: deviceId, name, model, status, position: geoPoint },
              lampColors,
            ),
          ]
        : [],
  );
  const ownMarkers: readonly MapMarker[] = domain?.geoPoint
    ? [{ id: domain.id, name: domain.name, position: domain.geoPoint, icon: 'tree' }]
    : [];
  const totalCount = (hasSubdomains ? (children.total ?? 0) : 0) + (devices.total ?? 0);
  return {
    domain,
    devices: devices.data ?? [],
    clusters,
    markers: [...ownMarkers, ...markers],
    hiddenCount: Math.max(0, totalCount - clusters.length - markers.length),
  };
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const FIRST_PAGE = { page: 1, perPage: MAX_MARKERS };

type StateCounts = Readonly<Record<EquipmentState, number>>;

const pickStateCounts = (statistic: StateCounts | undefined): StateCounts | undefined =>
  statistic && {
    normal: statistic.normal,
    fault: statistic.fault,
    offline: statistic.offline,
    unknown: statistic.unknown,
  };

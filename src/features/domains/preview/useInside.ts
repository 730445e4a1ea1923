import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetList, useGetOne } from 'react-admin';

import { idMap } from '../../../domain/sameId.ts';
import { calls } from '../../../data/calls.ts';
import type { EquipmentState } from '../../../ui/icons/StateGlyph.tsx';
import type { MapBubble } from '../../../ui/map/MapBubbles.tsx';
import type { MapDot } from '../../../ui/map/MapDots.tsx';
import type { Place } from '../../../ui/map/SiteMap.ts';
import { childrenOf } from '../addresses.ts';
import { type Domain, takesDomains } from '../Domain.ts';

/** More parts, or devices, are no help on one map. */
const MOST = 500;
const MINUTE = 60_000;

interface Device extends RaRecord<string> {
  readonly name: string;
  readonly geoPoint?: Place | null;
  readonly status?: EquipmentState;
}

interface Inside {
  readonly domain: Domain | undefined;
  readonly bubbles: readonly MapBubble[];
  readonly dots: readonly MapDot[];
  /** How many of what is in it the map does not show: they have no place, or are too many. */
  readonly missing: number;
}

/** What a map shows of a domain: its domains with how they are, and the devices that stand in it itself. */
export function useInside(id: string | undefined): Inside {
  const { data: domain } = useGetOne<Domain>(
    'domains',
    { id: id ?? '' },
    { enabled: id !== undefined, placeholderData: before => before, retry: false },
  );
  // While the next one is on its way, the map stays as it was.
  const shown = domain?.id;
  const holdsDomains = domain !== undefined && takesDomains(domain);
  const children = useGetList<Domain>(
    'domains',
    { filter: childrenOf(shown), sort: BY_NAME, pagination: FIRST },
    { enabled: holdsDomains },
  );
  const { data: counted } = useQuery({
    queryKey: ['assets', 'subdomains', shown],
    queryFn: ({ signal }) =>
      calls.core.getSubdomainStatistics({ query: { parentId: shown ?? '' }, signal }),
    enabled: holdsDomains,
    refetchInterval: MINUTE,
  });
  const devices = useGetList<Device>(
    'assets',
    { filter: { domainId: { inq: [shown] } }, sort: BY_NAME, pagination: FIRST },
    { enabled: shown !== undefined, refetchInterval: MINUTE },
  );
  const counts = idMap((counted ?? []).map(each => [each.domainId, each] as const));
  const bubbles = (holdsDomains ? (children.data ?? []) : []).flatMap(
    ({ id: part, name, geoPoint }): readonly MapBubble[] =>
      geoPoint ? [{ id: part, name, place: geoPoint, counts: statesOf(counts.get(part)) }] : [],
  );
  const dots = (devices.data ?? []).flatMap(
    ({ id: device, name, geoPoint, status }): readonly MapDot[] =>
      geoPoint ? [{ id: device, name, place: geoPoint, state: status }] : [],
  );
  const here: readonly MapDot[] = domain?.geoPoint
    ? [{ id: domain.id, name: domain.name, place: domain.geoPoint }]
    : [];
  const all = (holdsDomains ? (children.total ?? 0) : 0) + (devices.total ?? 0);
  return {
    domain,
    bubbles,
    dots: [...here, ...dots],
    missing: Math.max(0, all - bubbles.length - dots.length),
  };
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const FIRST = { page: 1, perPage: MOST };

type States = Readonly<Record<EquipmentState, number>>;

const statesOf = (each: States | undefined): States | undefined =>
  each && {
    normal: each.normal,
    fault: each.fault,
    offline: each.offline,
    unknown: each.unknown,
  };

import { calls } from '../../../data/calls.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import { isInBox } from '../../../domain/polygon.ts';
import { createDomainCountQuery } from '../../../resources/mapSearch/createDomainCountQuery.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { MapCluster } from '../../../ui/map/mapMarker.ts';
import { callOrFallBack } from './callOrFallBack.ts';
import type { OptionalCounts } from './DevicesInView.ts';
import { buildDeviceWhere, buildMarkerQuery, formatBox, type MapQuery } from './MapQuery.ts';
import { parseLampCounts, parseModelCounts } from './parseMarkers.ts';
import type { MapReadContext } from './readDevicesInView.ts';
import { exceedsRadius, getViewRadiusKilometres } from './readDevicesNearby.ts';

/** A domain on the map with the states of its devices. */
export interface DomainMarker extends MapCluster, OptionalCounts {
  readonly name: string;
  /** The number of devices, absent if its count failed; the states are absent on a platform that only counts. */
  readonly count: number | undefined;
}

export interface DomainsInView {
  readonly domains: readonly DomainMarker[];
  /** Set where more domains may be in view than were read, those next to the centre. */
  readonly isIncomplete?: boolean;
}

export const NO_DOMAINS: DomainsInView = { domains: [] };

/**
 * Reads the domains of one level in a view. Without that operation, reads the domains around the centre, leaves out those
 * outside of the view, and counts the devices of each.
 *
 * @throws ResponseError
 */
export const readDomainMarkers = (
  query: MapQuery,
  level: number,
  context: MapReadContext,
): Promise<DomainsInView> =>
  callOrFallBack(
    context.client,
    'getDomainMarkers',
    () => readMarkersOfLevel(query, level, context.signal),
    () => readDomainsNearby(query, level, context),
  );

async function readMarkersOfLevel(
  { box, filter }: MapQuery,
  level: number,
  signal: AbortSignal,
): Promise<DomainsInView> {
  const markers = await calls.core.getDomainMarkers({
    query: {
      level,
      box: formatBox(box),
      ...buildMarkerQuery(filter),
    },
    signal,
  });
  const scoped = markers.filter(marker => isInScope(marker, filter.domainId) || marker.count > 0);
  const domains = scoped.flatMap(({ id, name, geoPoint, count, states, models, lamps }) => {
    const position = parseLatLng(geoPoint);
    const counts = { models: parseModelCounts(models), lamps: parseLampCounts(lamps) };
    return position ? [{ id, name, count, position, counts: states, ...counts }] : [];
  });
  return { domains };
}

/** Whether a domain is the one that the map is scoped to, or the next one below it. */
const isInScope = (
  { id, parentId }: { readonly id: string; readonly parentId?: string | null | undefined },
  scopeId: string | undefined,
) => scopeId === undefined || id === scopeId || parentId === scopeId;

/** A view of a platform without domain markers has at most as many: each is counted by a request of its own. */
const MAX_DOMAINS = 500;

async function readDomainsNearby(
  query: MapQuery,
  level: number,
  { signal, client }: MapReadContext,
): Promise<DomainsInView> {
  const maxDistance = getViewRadiusKilometres(query);
  const nearby = await calls.core.listDomains({
    query: {
      filter: {
        where: {
          level,
          geoPoint: {
            near: query.center,
            maxDistance,
            unit: 'kilometers',
          },
        },
        limit: MAX_DOMAINS,
      },
    },
    signal,
  });
  const isIncomplete = nearby.length >= MAX_DOMAINS || exceedsRadius(query, maxDistance);
  const scoped = nearby.filter(domain => isInScope(domain, query.filter.domainId));
  const inView = scoped.flatMap(({ id, name, geoPoint }) => {
    const position = parseLatLng(geoPoint);
    return position && isInBox(position, query.box) ? [{ id, name, position }] : [];
  });
  const counts = new Map<string, number>();
  await forEachConcurrently(
    inView,
    async ({ id }) => {
      const where = buildDeviceWhere(query.filter);
      // A domain whose count fails is shown without one.
      const result = await client.fetchQuery(getDomainCountQuery(id, where)).catch(() => undefined);
      if (result) counts.set(id, result.count);
    },
    () => !signal.aborted,
  );
  return {
    domains: inView.map(domain => ({ ...domain, count: counts.get(domain.id) })),
    isIncomplete,
  };
}

const getDomainCountQuery = (id: string, where: FilterValues) =>
  createDomainCountQuery(id, where, signal =>
    calls.core.countDomainAssets({ path: { id }, query: { where }, signal }),
  );

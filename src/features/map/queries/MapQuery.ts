import type { MapLevel } from '../../../domain/mapLevel.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { MapBox } from '../../../ui/map/MapViewport.ts';
import type { MapState } from '../mapStates.ts';

/** The conditions of the legend; an absent one does not apply. */
export interface DeviceFilter {
  readonly states?: readonly MapState[] | undefined;
  readonly models?: readonly string[] | undefined;
  readonly lit?: boolean | undefined;
  /** The domain that the map is scoped to: its devices, and those of the domains below it. */
  readonly domainId?: string | undefined;
}

/** What a view of the map requests. */
export interface MapQuery {
  readonly box: MapBox;
  readonly center: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
  readonly filter: DeviceFilter;
  /** The configured radius of a search for devices around the centre, in metres. */
  readonly searchRadius?: number | undefined;
}

/** The key of the devices of a view in the query cache. */
export const getDevicesKey = (query: MapQuery | undefined) => ['assets', 'markers', query] as const;

/** The key of the domains of a view in the query cache. */
export const getDomainsKey = (query: MapQuery | undefined, level: MapLevel) =>
  ['domains', 'markers', query, level] as const;

/** Six decimals are a tenth of a metre. */
const BOX_DECIMALS = 6;

/** Formats a box for the platform: west, south, east, north. */
export const formatBox = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].map(degrees => Number(degrees.toFixed(BOX_DECIMALS))).join(',');

/** Returns the parameters of a request for markers that the legend and the scope set. */
export const buildMarkerQuery = (filter: DeviceFilter) => ({
  where: buildDeviceWhere(filter),
  ...(filter.lit !== undefined && { lit: filter.lit }),
  ...(filter.domainId !== undefined && { domainId: filter.domainId }),
});

/** Builds the condition on the devices in the dialect of the documents. */
export const buildDeviceWhere = ({ states, models }: DeviceFilter): FilterValues => ({
  ...(states && { status: { inq: states } }),
  ...(models && { model: { inq: models } }),
});

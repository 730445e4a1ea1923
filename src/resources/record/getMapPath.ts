import type { RaRecord } from 'react-admin';

import { parseLatLng } from '../../domain/latLng.ts';
import { completeMapLevels, getNextLevelZoom, type MapLevelRange } from '../../domain/mapLevel.ts';
import { paths } from '../../paths.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** The zoom range of the map: a domain is shown with what it contains. */
export interface MapZooms {
  readonly levels: readonly MapLevelRange[] | undefined;
  readonly maxZoom: number;
}

/**
 * Returns the path of the map that shows a record: a device, the device of an alert or a fault, or the location of a
 * domain. Undefined for a record without a location.
 *
 * @see MAP-09
 */
export function getMapPath(
  { name, fields }: Pick<ResourceDescriptor, 'name' | 'fields'>,
  record: RaRecord,
  zooms: MapZooms,
): string | undefined {
  const position = parseLatLng(record['geoPoint']);
  if (name === 'assets') return position && getDevicePath(record.id, record['model']);
  if (position) return getPositionPath(position, getDomainZoom(record['level'], zooms));
  const deviceField = fields.find(
    field => field.kind === 'reference' && field.reference === 'assets',
  );
  const deviceId: unknown = deviceField && record[deviceField.source];
  return typeof deviceId === 'string' && deviceId !== ''
    ? getDevicePath(deviceId, record['model'])
    : undefined;
}

const getDevicePath = (id: unknown, model: unknown) =>
  `${paths.map}?${new URLSearchParams({
    id: String(id),
    ...(typeof model === 'string' && { model }),
  })}`;

const getPositionPath = (
  { lat, lng }: { readonly lat: number; readonly lng: number },
  zoom: number,
) =>
  `${paths.map}?${new URLSearchParams({ lat: String(lat), lng: String(lng), zoom: String(zoom) })}`;

function getDomainZoom(level: unknown, { levels: configured, maxZoom }: MapZooms): number {
  const levels = completeMapLevels(configured);
  const zoom = levels.find(({ id }) => id === level)?.zoom ?? levels.at(-1)?.zoom ?? maxZoom - 1;
  return getNextLevelZoom(zoom, levels, maxZoom);
}

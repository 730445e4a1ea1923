import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import { isInBox } from '../../../domain/polygon.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import type { DevicesInView } from '../queries/DevicesInView.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';

/** What is on the map. */
interface ShownMarkers {
  readonly domains: readonly DomainMarker[];
  readonly inView: Pick<DevicesInView, 'devices' | 'groups'>;
}

/**
 * Returns where the map shows the device of an alert: at the device, else at its group, else at the domain of the shown
 * level that contains it.
 *
 * @returns undefined where the map does not show it
 */
export function findAlertMarker(
  { asset_id, domain_id, domains: domainIds = [domain_id], geoPoint }: LiveAlert,
  { domains, inView }: ShownMarkers,
): MapPosition | undefined {
  const position = parseLatLng(geoPoint);
  const marker =
    inView.devices.find(device => device.id === asset_id) ??
    inView.groups.find(({ box }) => position !== undefined && isInBox(position, box)) ??
    domains.find(({ id }) => domainIds.includes(id));
  return marker?.position;
}

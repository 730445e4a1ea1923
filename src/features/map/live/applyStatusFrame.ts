import type { DeviceStatusFrame } from '../../../data/live/useLiveUpdates.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import { isInBox } from '../../../domain/polygon.ts';
import { getTotalCount } from '../../../ui/map/mapMarker.ts';
import { type DeviceMarker, type DevicesInView, isLit } from '../queries/DevicesInView.ts';
import type { DeviceFilter, MapQuery } from '../queries/MapQuery.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';
import { type ChangedDevice, moveBetweenCounts } from './moveBetweenCounts.ts';

/**
 * Returns the devices of a view after the changes of a frame: single ones are replaced, added or removed, and in a group
 * a device moves from one count to another. The frame may be of another view.
 *
 * @see MAP-15
 */
export function applyToDevices(
  view: DevicesInView,
  { devices: all, removed = [] }: Pick<DeviceStatusFrame, 'devices' | 'removed'>,
  { box, filter }: Pick<MapQuery, 'box' | 'filter'>,
): DevicesInView {
  const changed = filterByScope(all, filter);
  if (view.groups.length > 0) {
    const groups = moveInGroups(view.groups, changed, filter);
    const moved = sumTotals(groups) - sumTotals(view.groups);
    return { ...view, groups, total: view.total + moved };
  }
  const changedIds = new Set([...changed.map(({ id }) => id), ...removed]);
  const unchanged = view.devices.filter(({ id }) => !changedIds.has(id));
  const added = changed
    .map(toDeviceMarker)
    .filter(device => isInBox(device.position, box) && matchesFilter(device, filter));
  if (unchanged.length === view.devices.length && added.length === 0) return view;
  const devices = [...unchanged, ...added];
  return { ...view, devices, total: view.total + devices.length - view.devices.length };
}

/**
 * Returns the domains of a view after the changes of a frame: in each domain of a device, it moves from one count to
 * another.
 *
 * @see MAP-15
 */
export const applyToDomains = (
  domains: readonly DomainMarker[],
  { devices: changed }: Pick<DeviceStatusFrame, 'devices'>,
  filter: DeviceFilter,
): readonly DomainMarker[] =>
  domains.map(domain => {
    const changes = filterByScope(changed, filter).filter(device =>
      device.domains?.includes(domain.id),
    );
    const next = moveBetweenCounts(domain, changes, filter);
    return next === domain ? domain : { ...next, count: getTotalCount(next) };
  });

const filterByScope = (changed: readonly ChangedDevice[], { domainId }: DeviceFilter) =>
  domainId === undefined
    ? changed
    : changed.filter(({ domains }) => domains?.includes(domainId) === true);

const moveInGroups = (
  groups: DevicesInView['groups'],
  changed: readonly ChangedDevice[],
  filter: DeviceFilter,
): DevicesInView['groups'] =>
  groups.map(group => {
    const changes = changed.filter(device => isInBox(toDeviceMarker(device).position, group.box));
    return moveBetweenCounts(group, changes, filter);
  });

const sumTotals = (groups: DevicesInView['groups']): number =>
  groups.reduce((sum, group) => sum + getTotalCount(group), 0);

const toDeviceMarker = ({ geoPoint, update_time: reportTime, ...device }: ChangedDevice) => {
  const { id, name, model, status, brightness } = device;
  return {
    ...{ id, name, model, status, brightness },
    ...(reportTime !== undefined && { reportTime }),
    position: parseLatLng(geoPoint) ?? { lat: NaN, lng: NaN },
  } satisfies DeviceMarker;
};

const matchesFilter = (device: DeviceMarker, { states, models, lit }: DeviceFilter) =>
  (states === undefined || states.includes(device.status)) &&
  (models === undefined || models.includes(device.model)) &&
  (lit === undefined || isLit(device) === lit);

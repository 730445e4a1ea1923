import type { DeviceStatusFrame } from '../../../data/live/useLiveUpdates.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import { isInBox } from '../../../domain/polygon.ts';
import type { StateCounts } from '../../../ui/map/mapMarker.ts';
import type { MapState } from '../mapStates.ts';
import type { DeviceMarker, DevicesInView } from '../queries/DevicesInView.ts';
import type { DeviceFilter, MapQuery } from '../queries/MapQuery.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';

/** A device as it is now, with its state before. */
export type ChangedDevice = DeviceStatusFrame['devices'][number];

/**
 * Returns the devices of a view after the changes of a frame: single ones are replaced, added or removed, and in a group
 * a device moves from the count of one state to that of another. The frame may be of another view.
 *
 * @see MAP-15
 */
export function applyToDevices(
  view: DevicesInView,
  { devices: changed, removed = [] }: Pick<DeviceStatusFrame, 'devices' | 'removed'>,
  { box, filter }: Pick<MapQuery, 'box' | 'filter'>,
): DevicesInView {
  if (view.groups.length > 0)
    return { ...view, groups: moveInGroups(view.groups, changed, filter) };
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
 * Returns the domains of a view after the changes of a frame: in each domain of a device, it moves from the count of one
 * state to that of another. Whether a lamp is lit is not in the counts, so with that filter nothing changes.
 *
 * @see MAP-15
 */
export function applyToDomains(
  domains: readonly DomainMarker[],
  { devices: changed }: Pick<DeviceStatusFrame, 'devices'>,
  filter: DeviceFilter,
): readonly DomainMarker[] {
  if (filter.lit !== undefined) return domains;
  return domains.map(domain => {
    const changes = changed.filter(device => device.domains?.includes(domain.id));
    const counts = moveBetweenStates(domain.counts, changes, filter);
    return counts === domain.counts ? domain : { ...domain, counts, count: sum(counts) };
  });
}

const moveInGroups = (
  groups: DevicesInView['groups'],
  changed: readonly ChangedDevice[],
  filter: DeviceFilter,
): DevicesInView['groups'] =>
  filter.lit === undefined
    ? groups.map(group => {
        const changes = changed.filter(device =>
          isInBox(toDeviceMarker(device).position, group.box),
        );
        return {
          ...group,
          counts: moveBetweenStates(group.counts, changes, filter) ?? group.counts,
        };
      })
    : groups;

/** Returns the same object if no device has changed its state. */
function moveBetweenStates(
  counts: StateCounts | undefined,
  changed: readonly ChangedDevice[],
  { states, models }: DeviceFilter,
): StateCounts | undefined {
  if (!counts) return counts;
  const next = { ...counts };
  const add = (state: MapState, count: 1 | -1) => {
    if (states === undefined || states.includes(state))
      next[state] = Math.max(0, next[state] + count);
  };
  let isChanged = false;
  for (const { before, status, model } of changed) {
    const isCounted = models === undefined || models.includes(model);
    if (before === undefined || before === status || !isCounted) continue;
    isChanged = true;
    add(before, -1);
    add(status, 1);
  }
  return isChanged ? next : counts;
}

const sum = (counts: StateCounts | undefined) =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

const toDeviceMarker = ({ id, name, model, status, brightness, geoPoint }: ChangedDevice) =>
  ({
    ...{ id, name, model, status, brightness },
    position: parseLatLng(geoPoint) ?? { lat: NaN, lng: NaN },
  }) satisfies DeviceMarker;

const matchesFilter = (
  { status, model, brightness }: DeviceMarker,
  { states, models, lit }: DeviceFilter,
) =>
  (states === undefined || states.includes(status)) &&
  (models === undefined || models.includes(model)) &&
  (lit === undefined || (brightness !== undefined && brightness > 0 === lit));

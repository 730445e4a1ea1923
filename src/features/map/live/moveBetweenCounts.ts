import type { DeviceStatusFrame } from '../../../data/live/useLiveUpdates.ts';
import type { StateCounts } from '../../../ui/map/mapMarker.ts';
import type { MapState } from '../mapStates.ts';
import { isLit, type OptionalCounts } from '../queries/DevicesInView.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';

/** A device as it is now, with its state and its light before, where they have changed. */
export type ChangedDevice = DeviceStatusFrame['devices'][number];

/** A domain or a group of devices. */
interface CountedMarker extends OptionalCounts {
  readonly counts?: StateCounts | undefined;
}

/** What a device is counted by. */
interface CountedDevice {
  readonly status: MapState;
  readonly model: string;
  /** Whether it is lit; undefined for a lamp that is not connected or has not reported its light, and for other devices. */
  readonly light: boolean | undefined;
}

interface Move {
  readonly device: CountedDevice;
  readonly step: 1 | -1;
}

/**
 * Moves changed devices of a marker from the counts that they were in to those that they are in now: among those that
 * the filter of the view shows.
 *
 * @returns the same object if none of its counts has changed
 */
export function moveBetweenCounts<Marker extends CountedMarker>(
  marker: Marker,
  changed: readonly ChangedDevice[],
  filter: DeviceFilter,
): Marker {
  const moves = changed.flatMap(listMoves).filter(({ device }) => isShown(device, filter));
  if (!marker.counts || moves.length === 0) return marker;
  const counts = { ...marker.counts };
  const models = marker.models && { ...marker.models };
  const lamps = marker.lamps && { ...marker.lamps };
  for (const { device, step } of moves) {
    const { status, model, light } = device;
    counts[status] = Math.max(0, counts[status] + step);
    if (models) models[model] = Math.max(0, (models[model] ?? 0) + step);
    if (!lamps || light === undefined) continue;
    const name = light ? 'lit' : 'dark';
    lamps[name] = Math.max(0, lamps[name] + step);
  }
  return { ...marker, counts, models, lamps };
}

/** Returns the device as it was, to be subtracted, and as it is, to be added; nothing where no count changes. */
function listMoves({
  before,
  litBefore,
  status,
  model,
  brightness,
}: ChangedDevice): readonly Move[] {
  // A device that has appeared may be in the counts already.
  if (before === undefined) return [];
  const light = isLit({ status, brightness });
  // Without `litBefore` its light is as before, unless it was not connected.
  const lightBefore =
    litBefore === undefined ? isLit({ status: before, brightness }) : (litBefore ?? undefined);
  if (before === status && lightBefore === light) return [];
  return [
    { device: { status: before, model, light: lightBefore }, step: -1 },
    { device: { status, model, light }, step: 1 },
  ];
}

const isShown = ({ status, model, light }: CountedDevice, { states, models, lit }: DeviceFilter) =>
  (states === undefined || states.includes(status)) &&
  (models === undefined || models.includes(model)) &&
  (lit === undefined || light === lit);

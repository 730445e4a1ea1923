import type { DeviceStatusFrame } from '../../../data/live/useLiveUpdates.ts';
import type { StateCounts } from '../../../ui/map/mapMarker.ts';
import type { MapState } from '../mapStates.ts';
import type { OptionalCounts } from '../queries/DevicesInView.ts';
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
  /** Undefined for a lamp without a report of its light, and for other devices. */
  readonly isLit: boolean | undefined;
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
    const { status, model, isLit } = device;
    counts[status] = Math.max(0, counts[status] + step);
    if (models) models[model] = Math.max(0, (models[model] ?? 0) + step);
    const light = isLit ? 'lit' : 'dark';
    if (lamps && isLit !== undefined) lamps[light] = Math.max(0, lamps[light] + step);
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
  const isLit = brightness === undefined ? undefined : brightness > 0;
  const wasLit = litBefore ?? isLit;
  // A device that has appeared may be in the counts already.
  if (before === undefined || (before === status && wasLit === isLit)) return [];
  return [
    { device: { status: before, model, isLit: wasLit }, step: -1 },
    { device: { status, model, isLit }, step: 1 },
  ];
}

const isShown = ({ status, model, isLit }: CountedDevice, { states, models, lit }: DeviceFilter) =>
  (states === undefined || states.includes(status)) &&
  (models === undefined || models.includes(model)) &&
  (lit === undefined || isLit === lit);

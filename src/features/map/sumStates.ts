import type { MapLevel } from '../../domain/mapLevel.ts';
import type { StateCounts } from '../../ui/map/mapMarker.ts';
import { MAP_STATES } from './mapStates.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';

/** Returns how many devices in view are in each state. */
export function sumStates(
  level: MapLevel,
  domains: readonly DomainMarker[],
  { devices, groups }: DevicesInView,
): StateCounts {
  const sums = { normal: 0, fault: 0, offline: 0, unknown: 0 };
  const add = (counts: StateCounts | undefined) => {
    for (const state of MAP_STATES) sums[state] += counts?.[state] ?? 0;
  };
  if (level.kind === 'domains') for (const { counts } of domains) add(counts);
  else {
    for (const { counts } of groups) add(counts);
    for (const { status } of devices) sums[status] += 1;
  }
  return sums;
}

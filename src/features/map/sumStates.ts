import type { MapLevel } from '../../domain/mapLevel.ts';
import type { StateCounts } from '../../ui/map/mapMarker.ts';
import { MAP_STATES, type MapState } from './mapStates.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';

/** Returns how many devices are in view; undefined where those of a domain could not be counted. */
export const countInView = (
  level: MapLevel,
  domains: readonly DomainMarker[],
  { total }: DevicesInView,
): number | undefined => {
  if (level.kind === 'devices') return total;
  if (domains.some(({ count }) => count === undefined)) return undefined;
  return domains.reduce((sum, { count = 0 }) => sum + count, 0);
};

/**
 * Returns how many devices in view are in each state; undefined for domains of a platform that only counts.
 *
 * @param states those that were read: the number of devices in another state is not known, and absent
 */
export function sumStates(
  level: MapLevel,
  domains: readonly DomainMarker[],
  { devices, groups }: DevicesInView,
  states: readonly MapState[] = MAP_STATES,
): Partial<StateCounts> | undefined {
  if (level.kind === 'domains' && domains.some(({ counts }) => !counts)) return undefined;
  const sums = { normal: 0, fault: 0, offline: 0, unknown: 0 };
  const add = (counts: Partial<StateCounts> = {}) => {
    for (const state of MAP_STATES) sums[state] += counts[state] ?? 0;
  };
  if (level.kind === 'domains') for (const { counts } of domains) add(counts);
  else {
    for (const { counts } of groups) add(counts);
    for (const { status } of devices) sums[status] += 1;
  }
  return Object.fromEntries(states.map(state => [state, sums[state]]));
}

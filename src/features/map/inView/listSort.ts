import type { RaRecord } from 'react-admin';

import { parseInstant } from '../../../domain/timeZone.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';
import { STATE_SEVERITY } from '../mapStates.ts';

/** The orders of the list next to the map, the default one first. */
export const LIST_SORTS = ['worst', 'name', 'model'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Domains have no model. */
export const DOMAIN_SORTS = ['worst', 'name'] as const satisfies readonly ListSort[];

/** One collator for all comparisons: a view has thousands of names. */
const names = new Intl.Collator(undefined, { numeric: true });

/** The worst open fault of devices, by their ids. */
export type WorstFaults = ReadonlyMap<unknown, RaRecord>;

/** Compares two faults: the more severe first, then the one that has lasted longer; a fault that is not known is last. */
export const compareFaults = (
  one: RaRecord | undefined,
  other: RaRecord | undefined,
  zone: string | undefined,
): number =>
  compareNumbers(Number(one?.['level']), Number(other?.['level'])) ||
  compareNumbers(
    parseInstant(one?.['begin_time'], zone),
    parseInstant(other?.['begin_time'], zone),
  );

/** What is no number is last. */
const compareNumbers = (one: number, other: number) =>
  Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || one - other || 0;

const NO_FAULTS: WorstFaults = new Map();

/**
 * Returns the devices in an order of the list; those that are alike in it by name. The worst are those of the worst
 * state, then with the most severe fault, then those that have waited for longer.
 */
export function sortDevices(
  devices: readonly DeviceMarker[],
  sort: ListSort = 'worst',
  faults: WorstFaults = NO_FAULTS,
  zone?: string,
): readonly DeviceMarker[] {
  const compare: Readonly<Record<ListSort, (one: DeviceMarker, other: DeviceMarker) => number>> = {
    worst: (one, other) =>
      STATE_SEVERITY[one.status] - STATE_SEVERITY[other.status] ||
      compareFaults(faults.get(one.id), faults.get(other.id), zone),
    name: () => 0,
    model: (one, other) => names.compare(one.model, other.model),
  };
  return devices.toSorted(
    (one, other) => compare[sort](one, other) || names.compare(one.name, other.name),
  );
}

/** The states in which something is wrong, the worst first. */
const WRONG_STATES = ['fault', 'offline', 'unknown'] as const;

/** Compares two domains by what is wrong: by their faults, then by the devices that are offline, then by the unknown ones. */
const compareDomains = (one: DomainMarker, other: DomainMarker) =>
  WRONG_STATES.map(state => (other.counts?.[state] ?? 0) - (one.counts?.[state] ?? 0)).find(
    difference => difference !== 0,
  ) ?? 0;

/** Returns the domains in an order of the list: those where most is wrong first, else by name. */
export const sortDomains = (
  domains: readonly DomainMarker[],
  sort: ListSort,
): readonly DomainMarker[] =>
  domains.toSorted(
    (one, other) =>
      (sort === 'worst' ? compareDomains(one, other) : 0) || names.compare(one.name, other.name),
  );

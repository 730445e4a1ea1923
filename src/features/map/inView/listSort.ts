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

const COMPARE_DEVICES: Readonly<
  Record<ListSort, (one: DeviceMarker, other: DeviceMarker) => number>
> = {
  worst: (one, other) => STATE_SEVERITY[one.status] - STATE_SEVERITY[other.status],
  name: () => 0,
  model: (one, other) => names.compare(one.model, other.model),
};

/** Returns the devices in an order of the list; those that are alike in it by name. */
export const sortDevices = (
  devices: readonly DeviceMarker[],
  sort: ListSort = 'worst',
): readonly DeviceMarker[] =>
  devices.toSorted(
    (one, other) => COMPARE_DEVICES[sort](one, other) || names.compare(one.name, other.name),
  );

/** Returns the domains in an order of the list: those with most faults first, else by name. */
export const sortDomains = (
  domains: readonly DomainMarker[],
  sort: ListSort,
): readonly DomainMarker[] =>
  domains.toSorted(
    (one, other) =>
      (sort === 'worst' ? (other.counts?.fault ?? 0) - (one.counts?.fault ?? 0) : 0) ||
      names.compare(one.name, other.name),
  );

import { clampLatLng, type LatLng } from '../../../domain/latLng.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';

/**
 * A step of the selection of devices: an area on the map, all devices of a domain, or single devices, are added or
 * removed. A later step overrides the earlier ones. An area and a domain keep the filter of the map that they were
 * selected with: another one changes what is shown, not what a command reaches.
 */
export type SelectionStep = {
  readonly isRemoved: boolean;
} & (
  | { readonly kind: 'area'; readonly points: readonly LatLng[]; readonly filter: DeviceFilter }
  | { readonly kind: 'domain'; readonly id: string; readonly filter: DeviceFilter }
  | { readonly kind: 'devices'; readonly ids: readonly string[] }
);

/** How a drawn area changes the selection. */
export type SelectionMode = 'replace' | 'add' | 'remove';

/** Returns the steps after an area is drawn; one over the edge of the world ends there. */
export function addArea(
  steps: readonly SelectionStep[],
  points: readonly LatLng[],
  filter: DeviceFilter,
  mode: SelectionMode,
): readonly SelectionStep[] {
  const earlierSteps = mode === 'replace' ? [] : steps;
  const isRemoved = mode === 'remove';
  return [...earlierSteps, { kind: 'area', isRemoved, points: points.map(clampLatLng), filter }];
}

/** Returns the steps after a single device is added or removed. */
export function setDevice(
  steps: readonly SelectionStep[],
  id: string,
  isSelected: boolean,
): readonly SelectionStep[] {
  const rest = steps.flatMap((step): readonly SelectionStep[] => {
    if (step.kind !== 'devices') return [step];
    const ids = step.ids.filter(each => each !== id);
    return ids.length > 0 ? [{ ...step, ids }] : [];
  });
  const last = rest.at(-1);
  if (last?.kind === 'devices' && last.isRemoved !== isSelected)
    return [...rest.slice(0, -1), { ...last, ids: [...last.ids, id] }];
  // Nothing is left to remove it from.
  if (!isSelected && !rest.some(step => step.kind !== 'devices')) return rest;
  return [...rest, { kind: 'devices', isRemoved: !isSelected, ids: [id] }];
}

/** Returns the steps after many devices are removed: what is left is named, where that is shorter. */
export function removeDevices(
  steps: readonly SelectionStep[],
  selectedIds: ReadonlySet<string>,
  ids: readonly string[],
): readonly SelectionStep[] {
  const removed = new Set(ids);
  const remaining = [...selectedIds].filter(id => !removed.has(id));
  if (remaining.length === 0) return [];
  return remaining.length <= ids.length
    ? [{ kind: 'devices', isRemoved: false, ids: remaining }]
    : [...steps, { kind: 'devices', isRemoved: true, ids }];
}

/** A step whose devices are read. */
export type ReadStep = Exclude<SelectionStep, { readonly kind: 'devices' }>;

/** Returns the selected ids, given the ids of the devices of each area and each domain. */
export function applySteps(
  steps: readonly SelectionStep[],
  getReadIds: (step: ReadStep) => Iterable<string>,
): ReadonlySet<string> {
  const selected = new Set<string>();
  for (const step of steps) {
    for (const id of step.kind === 'devices' ? step.ids : getReadIds(step)) {
      if (step.isRemoved) selected.delete(id);
      else selected.add(id);
    }
  }
  return selected;
}

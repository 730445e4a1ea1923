import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import type { LatLng } from '../../../domain/latLng.ts';
import { useStableValue } from '../../../ui/useStableValue.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';
import type { MapReadContext } from '../queries/readDevicesInView.ts';
import type { MapUrlState } from '../useMapUrl.ts';
import { addMargin, getBoxCorners } from '../../../domain/polygon.ts';
import { getExtentQuery } from '../queries/readExtent.ts';
import { readDevicesInArea } from './readDevicesInArea.ts';
import {
  addArea,
  applySteps,
  type ReadStep,
  removeDevices,
  type SelectionMode,
  type SelectionStep,
  setDevice,
} from './SelectionStep.ts';
import { useSelectedElsewhere } from './useSelectedElsewhere.ts';

/** The selection of several devices on the map. */
export interface MapSelection {
  readonly ids: ReadonlySet<string>;
  /** The selected devices that the map has read. */
  readonly devices: readonly DeviceMarker[];
  readonly areas: readonly Extract<SelectionStep, { readonly kind: 'area' }>[];
  /** Whether the devices of an area are still being read, and how many have been. */
  readonly isReading: boolean;
  readonly readCount: number;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Selects all devices of a domain that the filter shows, those of the domains below it included. */
  readonly selectDomain: (id: string) => void;
  readonly addArea: (points: readonly LatLng[], mode: SelectionMode) => void;
  readonly setDevice: (id: string, isSelected: boolean) => void;
  readonly deselect: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

const NO_STEPS: readonly SelectionStep[] = [];

/**
 * The selection in the URL: areas, whose devices are read, and single devices. A map that hides its devices selects none: the URL has them until they are shown again.
 *
 * @see MAP-11
 * @see MAP-13
 */
export function useMapSelection(
  { url, change, getLatestUrl }: MapUrlState,
  filter: DeviceFilter,
  inView: readonly DeviceMarker[],
  hidesDevices: boolean,
): MapSelection {
  const steps = useStableValue((hidesDevices ? undefined : url.selection) ?? NO_STEPS);
  const areas = useMemo(() => steps.filter(step => step.kind === 'area'), [steps]);
  const readSteps = useMemo(() => steps.filter(step => step.kind !== 'devices'), [steps]);
  const [readCount, setReadCount] = useState(0);
  const read = useQueries({
    queries: readSteps.map(step => ({
      queryKey: ['assets', 'area', step],
      queryFn: ({ signal, client }: MapReadContext) =>
        readStep(step, { signal, client, onProgress: setReadCount }),
      // Moving the map does not read it again; a changed device does.
      staleTime: Infinity,
    })),
    combine: combineReads,
  });
  const known = useMemo(
    // The view is read again each minute and follows the socket; an area was read once.
    () => new Map([...read.data.flat(), ...inView].map(device => [device.id, device])),
    [inView, read.data],
  );
  const elsewhere = useSelectedElsewhere(steps, known);
  const selected = useMemo(() => {
    const devicesByStep = new Map(readSteps.map((step, index) => [step, read.data[index] ?? []]));
    const ids = applySteps(steps, step => (devicesByStep.get(step) ?? []).map(({ id }) => id));
    const devices = new Map(elsewhere.map(device => [device.id, device]));
    return { ids, devices: [...ids].flatMap(id => known.get(id) ?? devices.get(id) ?? []) };
  }, [steps, readSteps, read.data, known, elsewhere]);
  const editSteps = useCallback(
    (edit: (steps: readonly SelectionStep[]) => readonly SelectionStep[]) => {
      // A press may come before the one before it is rendered.
      const next = edit(getLatestUrl().selection ?? NO_STEPS);
      change({ selection: next.length > 0 ? next : undefined }, true);
    },
    [change, getLatestUrl],
  );
  return {
    ...selected,
    areas,
    isReading: read.isPending,
    ...{ readCount, error: read.error, retry: read.retry },
    selectDomain: id => editSteps(() => [selectAll(id, filter)]),
    addArea: (points, mode) => editSteps(latest => addArea(latest, points, filter, mode)),
    setDevice: (id, isSelected) => editSteps(latest => setDevice(latest, id, isSelected)),
    deselect: ids => editSteps(latest => removeDevices(latest, selected.ids, ids)),
    clear: () => editSteps(() => NO_STEPS),
  };
}

const selectAll = (id: string, filter: DeviceFilter): SelectionStep => ({
  ...{ kind: 'domain', isRemoved: false, id },
  filter: { ...filter, domainId: undefined },
});

/** Reads the devices of an area, or those of a domain, wherever they are. */
async function readStep(
  step: ReadStep,
  control: Parameters<typeof readDevicesInArea>[1],
): Promise<readonly DeviceMarker[]> {
  if (step.kind === 'area') return readDevicesInArea(step, control);
  const extent = await control.client.fetchQuery(getExtentQuery({ domainId: step.id }));
  if (!extent) return [];
  const points = getBoxCorners(addMargin(extent.box));
  return readDevicesInArea({ points, filter: { ...step.filter, domainId: step.id } }, control);
}

const NO_DEVICES: readonly DeviceMarker[] = [];

function combineReads(results: readonly UseQueryResult<readonly DeviceMarker[]>[]) {
  return {
    data: results.map(({ data }) => data ?? NO_DEVICES),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
  };
}

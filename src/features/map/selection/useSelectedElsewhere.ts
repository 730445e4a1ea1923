import { useMemo } from 'react';
import { useGetMany } from 'react-admin';

import { useStableValue } from '../../../ui/useStableValue.ts';
import type { MapAsset } from '../MapAsset.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import { toDeviceMarker } from '../queries/toDeviceMarker.ts';
import type { SelectionStep } from './SelectionStep.ts';

/** Reads the single devices of a selection that are in no view and no area that the map has read. */
export function useSelectedElsewhere(
  steps: readonly SelectionStep[],
  known: ReadonlyMap<string, DeviceMarker>,
): readonly DeviceMarker[] {
  const ids = useStableValue(
    steps.flatMap(step =>
      step.kind === 'devices' && !step.isRemoved ? step.ids.filter(id => !known.has(id)) : [],
    ),
  );
  const { data } = useGetMany<MapAsset>('assets', { ids }, { enabled: ids.length > 0 });
  // A record that does not exist is undefined.
  return useMemo(
    () => (ids.length > 0 ? (data ?? []) : []).filter(Boolean).flatMap(toDeviceMarker),
    [ids, data],
  );
}

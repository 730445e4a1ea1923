import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import { useStableValue } from '../../../ui/useStableValue.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import { useOpenFaults } from '../queries/useOpenFaults.ts';

/** The devices whose faults are read: their ids are a part of a URL. */
const MAX_DEVICES = 100;
/** The faults that are read: a device may have several. */
const MAX_FAULTS = 500;

/**
 * Reads the open faults of the first hundred faulty devices of a list, in one request.
 *
 * @returns the latest open fault by the id of its device; empty for a user who may not read faults
 */
export function useFaultsInView(devices: readonly DeviceMarker[]): ReadonlyMap<unknown, RaRecord> {
  const assetIds = useStableValue(
    devices
      .filter(({ status }) => status === 'fault')
      .slice(0, MAX_DEVICES)
      .map(({ id }) => id)
      .toSorted(),
  );
  const { openFaults } = useOpenFaults({ assetIds, maxFaults: MAX_FAULTS, keepsPrevious: true });
  return useMemo(
    // The latest fault of a device is the last one to be set.
    () => new Map(openFaults.toReversed().map(fault => [fault['asset_id'], fault])),
    [openFaults],
  );
}

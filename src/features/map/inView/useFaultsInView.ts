import { useMemo } from 'react';

import { useSiteZone } from '../../../ui/SiteZone.ts';
import { useStableValue } from '../../../ui/useStableValue.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import { compareFaults, type WorstFaults } from './listSort.ts';
import { useOpenFaults } from '../queries/useOpenFaults.ts';

/** The ids are a part of a URL: with more faulty devices, the faults of all devices are read. */
const MAX_IDS = 100;
/** The faults that are read, the most severe ones. */
const MAX_FAULTS = 500;

/**
 * Reads the open faults of the faulty devices of a view, in one request.
 *
 * @returns the worst open fault by the id of its device; empty for a user who may not read faults
 */
export function useFaultsInView(devices: readonly DeviceMarker[]): WorstFaults {
  const zone = useSiteZone();
  const assetIds = useStableValue(
    devices
      .filter(({ status }) => status === 'fault')
      .map(({ id }) => id)
      .toSorted(),
  );
  const { openFaults } = useOpenFaults({
    assetIds: assetIds.length > MAX_IDS ? 'all' : assetIds,
    maxFaults: MAX_FAULTS,
    sort: { field: 'level', order: 'ASC' },
    keepsPrevious: true,
  });
  return useMemo(
    // The worst fault of a device is the last one to be set.
    () =>
      new Map(
        openFaults
          .toSorted((one, other) => compareFaults(other, one, zone))
          .map(fault => [fault['asset_id'], fault]),
      ),
    [openFaults, zone],
  );
}

import { useMemo } from 'react';

import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { type DeviceMarker, getLightLevel } from '../queries/DevicesInView.ts';
import { FaultNote } from './FaultNote.tsx';
import type { InViewItem } from './InViewItem.ts';
import type { WorstFaults } from './listSort.ts';

/** Returns the rows of devices: each with its fault, else with the light output of a connected lamp, else with its id. */
export function useDeviceItems(
  devices: readonly DeviceMarker[],
  faults: WorstFaults,
): readonly InViewItem[] {
  const formatNumber = useFormatNumber();
  return useMemo(
    () =>
      devices.map((device): InViewItem => {
        const { id, name, model, status } = device;
        const fault = status === 'fault' ? faults.get(id) : undefined;
        const lightLevel = getLightLevel(device);
        const measured = lightLevel === undefined ? id : `${formatNumber(lightLevel)} %`;
        return {
          ...{ id, name, icon: getDeviceIcon(model), state: status },
          note: fault ? <FaultNote fault={fault} /> : measured,
        };
      }),
    [devices, faults, formatNumber],
  );
}

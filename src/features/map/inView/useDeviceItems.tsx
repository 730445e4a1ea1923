import { useMemo } from 'react';

import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import { FaultNote } from './FaultNote.tsx';
import type { InViewItem } from './InViewItem.ts';
import { useFaultsInView } from './useFaultsInView.ts';

/** Returns the rows of devices: each with its fault, else with its light output, else with its id. */
export function useDeviceItems(devices: readonly DeviceMarker[]): readonly InViewItem[] {
  const formatNumber = useFormatNumber();
  const faults = useFaultsInView(devices);
  return useMemo(
    () =>
      devices.map(({ id, name, model, status, brightness }): InViewItem => {
        const fault = status === 'fault' ? faults.get(id) : undefined;
        const measured = brightness === undefined ? id : `${formatNumber(brightness)} %`;
        return {
          ...{ id, name, icon: getDeviceIcon(model), state: status },
          note: fault ? <FaultNote fault={fault} /> : measured,
        };
      }),
    [devices, faults, formatNumber],
  );
}

import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { useReportAge } from '../../../data/useReportAge.ts';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { type DeviceMarker, getLightLevel, isConnected } from '../queries/DevicesInView.ts';
import { FaultNote } from './FaultNote.tsx';
import type { InViewItem } from './InViewItem.ts';
import type { WorstFaults } from './listSort.ts';

/** Returns the rows of devices: each with its fault, else with the light output of a connected lamp, else with its id; and whether that is old. */
export function useDeviceItems(
  devices: readonly DeviceMarker[],
  faults: WorstFaults,
): readonly InViewItem[] {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const isOld = useReportAge();
  return useMemo(
    () =>
      devices.map((device): InViewItem => {
        const { id, name, model, status, reportTime } = device;
        const fault = status === 'fault' ? faults.get(id) : undefined;
        const lightLevel = getLightLevel(device);
        const measured = lightLevel === undefined ? id : `${formatNumber(lightLevel)} %`;
        const note = fault ? <FaultNote fault={fault} /> : measured;
        return {
          ...{ id, name, icon: getDeviceIcon(model), state: status },
          note:
            isConnected(status) && isOld(reportTime) ? (
              <>
                {note} · {translate('report.old')}
              </>
            ) : (
              note
            ),
        };
      }),
    [devices, faults, formatNumber, isOld, translate],
  );
}

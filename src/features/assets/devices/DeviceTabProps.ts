import type { RaRecord } from 'react-admin';

/** The props of a tab of the device page. */
export interface DeviceTabProps {
  readonly asset: RaRecord;
}

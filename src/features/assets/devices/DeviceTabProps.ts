import type { RaRecord } from 'react-admin';

/** What a part of the page of a device is told. */
export interface DeviceTabProps {
  readonly asset: RaRecord;
}

import type { RaRecord } from 'react-admin';

import type { calls } from '../../../data/calls.ts';

/** A device record. */
export type Asset = RaRecord<string> & Awaited<ReturnType<typeof calls.core.getAsset>>;

/** The last reported status of a device. */
export type AssetStatus = RaRecord<string> & Awaited<ReturnType<typeof calls.core.getStatus>>;

/** The props of a tab of the device page. */
export interface AssetTabProps {
  readonly asset: Asset;
}

import type { RaRecord } from 'react-admin';

import type { calls } from '../../../data/calls.ts';

/** A device as the platform keeps it. */
export type Asset = RaRecord<string> & Awaited<ReturnType<typeof calls.core.getAsset>>;

/** What a device last said of itself. */
export type AssetStatus = RaRecord<string> & Awaited<ReturnType<typeof calls.core.getStatus>>;

/** What a part of the page of a device is told. */
export interface AssetTabProps {
  readonly asset: Asset;
}

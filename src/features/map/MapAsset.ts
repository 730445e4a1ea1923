import type { RaRecord } from 'react-admin';

import type { calls } from '../../data/calls.ts';

/** A device record. */
export type MapAsset = RaRecord<string> & Awaited<ReturnType<typeof calls.core.getAsset>>;

/** The last report of a device. */
export type MapAssetStatus = RaRecord<string> & Awaited<ReturnType<typeof calls.core.getStatus>>;

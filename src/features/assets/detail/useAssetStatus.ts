import { useGetOne } from 'react-admin';

import { isNotFound } from '../../../domain/errorStatus.ts';
import type { AssetStatus } from './Asset.ts';

/** Polling interval of an open page, in milliseconds: a switched lamp shows its new state. */
const POLL_INTERVAL_MS = 10_000;

/**
 * Reads the last reported status of a device, and polls it while the page is open and visible. A device that never
 * reported has none and is not polled.
 *
 * @see ASSET-15
 */
export const useAssetStatus = (id: string) =>
  useGetOne<AssetStatus>(
    'statuses',
    { id },
    { refetchInterval: ({ state }) => (isNotFound(state.error) ? false : POLL_INTERVAL_MS) },
  );

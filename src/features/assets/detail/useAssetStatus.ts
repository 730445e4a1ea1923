import { useGetOne } from 'react-admin';

import { isNotFound } from '../../../domain/errorStatus.ts';
import type { AssetStatus } from './Asset.ts';

/** Milliseconds after which an open page asks again: a lamp that was switched is seen to be. */
const POLL_INTERVAL_MS = 10_000;

/**
 * What a device last said of itself, asked again while the page is open and in sight. A device that never reported has
 * none, and nothing asks for it again and again.
 *
 * @see ASSET-15
 */
export const useAssetStatus = (id: string) =>
  useGetOne<AssetStatus>(
    'statuses',
    { id },
    { refetchInterval: ({ state }) => (isNotFound(state.error) ? false : POLL_INTERVAL_MS) },
  );

import { useSyncExternalStore } from 'react';

import type { ConnectionState } from '../../api/live/connectionState.ts';
import { liveClient } from '../../api/live/sharedClient.ts';

/**
 * Returns the state of the alert socket, the same in every tab.
 *
 * @example const { phase, lostAt } = useConnection();
 * @see ALERT-10
 */
export const useConnection = (): ConnectionState =>
  useSyncExternalStore(liveClient.state.subscribe, liveClient.state.get);

/**
 * Returns how many frames of the platform were skipped because its document does not allow them, and the reason of the
 * last one.
 *
 * @example const { count, reason } = useInvalidFrames();
 */
export const useInvalidFrames = () =>
  useSyncExternalStore(liveClient.invalidFrames.subscribe, liveClient.invalidFrames.get);

/**
 * Tries to connect at once, without waiting for the next retry.
 *
 * @example <ActionButton onClick={retryConnection} />
 */
export const retryConnection = liveClient.retry;

import { useEffect, useEffectEvent } from 'react';

import type { ResyncScope } from '../../api/live/connectionState.ts';
import type { LiveListener } from '../../api/live/AlertSocketClient.ts';
import type { LiveAlert, DeviceStatusFrame } from '../../api/live/readFrames.ts';
import { liveClient } from '../../api/live/sharedClient.ts';

export type { DeviceStatusFrame, LiveAlert };

/**
 * Calls a listener with what arrives on the alert socket while the component is mounted.
 *
 * @example useLiveUpdates({ onAlerts: alerts => setNewCount(count => count + alerts.length) });
 */
export function useLiveUpdates({ onAlerts, onStatus, onResync }: LiveListener): void {
  const handleAlerts = useEffectEvent((alerts: readonly LiveAlert[]) => onAlerts?.(alerts));
  const handleStatus = useEffectEvent((frame: DeviceStatusFrame) => onStatus?.(frame));
  const handleResync = useEffectEvent((scope: ResyncScope) => onResync?.(scope));
  useEffect(
    () =>
      liveClient.subscribe({
        onAlerts: alerts => handleAlerts(alerts),
        onStatus: frame => handleStatus(frame),
        onResync: scope => handleResync(scope),
      }),
    [],
  );
}

import type { LocatedAlert } from './locateAlerts.ts';

/** Several alerts in one frame: `NotificationsFrame` of the document. */
export interface AlertsFrame {
  readonly type: 'alerts';
  readonly alerts: readonly LocatedAlert[];
}

/** The maximum number of alerts with a frame each; more are sent together. */
const MAX_SINGLE_FRAMES = 20;

/** The maximum number of alerts of a frame, some 400 kB. */
const MAX_ALERTS_PER_FRAME = 1_000;

/** Returns the frames for alerts of one moment: thousands a second pass a socket only together. */
export function createAlertFrames(
  alerts: readonly LocatedAlert[],
): readonly (LocatedAlert | AlertsFrame)[] {
  if (alerts.length <= MAX_SINGLE_FRAMES) return alerts;
  const frames: AlertsFrame[] = [];
  for (let start = 0; start < alerts.length; start += MAX_ALERTS_PER_FRAME)
    frames.push({ type: 'alerts', alerts: alerts.slice(start, start + MAX_ALERTS_PER_FRAME) });
  return frames;
}

import type { NotificationPayload, NotificationType } from 'react-admin';

/** When a toast enters, hides and is removed, in milliseconds. */
export interface ToastTiming {
  /** Delay before it enters. */
  readonly enterDelayMs: number;
  /** Delay before it hides automatically; null: it stays until dismissed. */
  readonly autoHideMs: number | null;
  /** From hiding to removal: automatic, and on dismissal. */
  readonly autoExitMs: number;
  readonly dismissExitMs: number;
}

const RESULT_TIMING = { enterDelayMs: 0, autoExitMs: 500, dismissExitMs: 500 };
const SYSTEM_TIMING = { enterDelayMs: 50, autoExitMs: 50, dismissExitMs: 300 };

/** Results of actions. @see ALERT-07 */
const resultTimings: Readonly<Record<NotificationType, ToastTiming>> = {
  success: { ...RESULT_TIMING, autoHideMs: 5000 },
  info: { ...RESULT_TIMING, autoHideMs: 5000 },
  warning: { ...RESULT_TIMING, autoHideMs: 30_000 },
  error: { ...RESULT_TIMING, autoHideMs: 30_000 },
};

/** Messages of the console: its connection and its tasks; an error stays. @see ALERT-08, docs/decisions/2026-11-21-product-modes.md 4 */
const systemTimings: Readonly<Record<NotificationType, ToastTiming>> = {
  success: { ...SYSTEM_TIMING, autoHideMs: 10_000 },
  info: { ...SYSTEM_TIMING, autoHideMs: 10_000 },
  warning: { ...SYSTEM_TIMING, autoHideMs: 300_000 },
  error: { ...SYSTEM_TIMING, autoHideMs: null },
};

/**
 * Returns the timing of a notification; its sender may override the duration, null for a persistent one, as in
 * react-admin.
 */
export function getToastTiming({ type, notificationOptions }: NotificationPayload): ToastTiming {
  const table = notificationOptions?.['kind'] === 'system' ? systemTimings : resultTimings;
  const timing = table[type in table ? type : 'info'];
  const autoHideMs = notificationOptions?.autoHideDuration;
  return autoHideMs === undefined ? timing : { ...timing, autoHideMs };
}

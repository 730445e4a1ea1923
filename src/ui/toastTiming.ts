import type { NotificationPayload, NotificationType } from 'react-admin';

/** When a toast comes, hides and is gone, in milliseconds. */
export interface ToastTiming {
  /** Until it moves in. */
  readonly enterDelayMs: number;
  /** Until it hides by itself; null: it stays until it is closed. */
  readonly autoHideMs: number | null;
  /** From hiding to being gone: by itself, and by hand. */
  readonly autoExitMs: number;
  readonly dismissExitMs: number;
}

const RESULT_TIMING = { enterDelayMs: 0, autoExitMs: 500, dismissExitMs: 500 };
const SYSTEM_TIMING = { enterDelayMs: 50, autoExitMs: 50, dismissExitMs: 300 };

/** What came of an act. @see ALERT-07 */
const resultTimings: Readonly<Record<NotificationType, ToastTiming>> = {
  success: { ...RESULT_TIMING, autoHideMs: 5000 },
  info: { ...RESULT_TIMING, autoHideMs: 5000 },
  warning: { ...RESULT_TIMING, autoHideMs: 30_000 },
  error: { ...RESULT_TIMING, autoHideMs: 30_000 },
};

/** What the console says of itself, its connection and its tasks: a fail stays. @see ALERT-08, docs/decisions/2026-11-21-product-modes.md 4 */
const systemTimings: Readonly<Record<NotificationType, ToastTiming>> = {
  success: { ...SYSTEM_TIMING, autoHideMs: 10_000 },
  info: { ...SYSTEM_TIMING, autoHideMs: 10_000 },
  warning: { ...SYSTEM_TIMING, autoHideMs: 300_000 },
  error: { ...SYSTEM_TIMING, autoHideMs: null },
};

/** The times of a notice; its sender may ask for another life, null for one that stays, as react-admin has it. */
export function getToastTiming({ type, notificationOptions }: NotificationPayload): ToastTiming {
  const table = notificationOptions?.['kind'] === 'system' ? systemTimings : resultTimings;
  const timing = table[type in table ? type : 'info'];
  const autoHideMs = notificationOptions?.autoHideDuration;
  return autoHideMs === undefined ? timing : { ...timing, autoHideMs };
}

import type { NotificationPayload, NotificationType } from 'react-admin';

/** When a toast comes, hides and is gone, in milliseconds. */
export interface ToastTimes {
  /** Until it moves in. */
  readonly delay: number;
  /** Until it hides by itself; null: it stays until it is closed. */
  readonly life: number | null;
  /** From hiding to being gone: by itself, and by hand. */
  readonly leave: number;
  readonly leaveByHand: number;
}

const RESULT = { delay: 0, leave: 500, leaveByHand: 500 };
const OWN = { delay: 50, leave: 50, leaveByHand: 300 };

/** What came of an act. @see spec B4 (ALERT-07) */
const results: Readonly<Record<NotificationType, ToastTimes>> = {
  success: { ...RESULT, life: 5000 },
  info: { ...RESULT, life: 5000 },
  warning: { ...RESULT, life: 30_000 },
  error: { ...RESULT, life: 30_000 },
};

/** What the console says of itself, its connection and its tasks: a fail stays. @see spec A4, design 8.14 (ALERT-08) */
const own: Readonly<Record<NotificationType, ToastTimes>> = {
  success: { ...OWN, life: 10_000 },
  info: { ...OWN, life: 10_000 },
  warning: { ...OWN, life: 300_000 },
  error: { ...OWN, life: null },
};

/** The times of a notice; its sender may ask for another life, null for one that stays, as react-admin has it. */
export function timesOf({ type, notificationOptions }: NotificationPayload): ToastTimes {
  const table = notificationOptions?.['kind'] === 'system' ? own : results;
  const times = table[type in table ? type : 'info'];
  const life = notificationOptions?.autoHideDuration;
  return life === undefined ? times : { ...times, life };
}

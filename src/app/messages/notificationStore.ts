import type { NotificationPayload } from 'react-admin';

import { HOUR_MS, MINUTE_MS } from '../../domain/duration.ts';
import { getPlatformTime } from '../../domain/platformClock.ts';
import { createStore } from '../../domain/createStore.ts';
import { useStore } from '../../ui/useStore.ts';
import { unreadCount } from '../../ui/unreadCount.ts';

/** Results of user actions, or messages of the console itself: the connection, its tasks. */
export type NotificationCategory = 'results' | 'system';

/** A notification that remains stored after its toast has closed. */
export interface StoredNotification {
  /** Random, below ten million. @see ALERT-08 */
  readonly id: number;
  readonly category: NotificationCategory;
  readonly notification: NotificationPayload;
  /** Time of creation, in milliseconds. */
  readonly createdAt: number;
  /** It was neither seen in the message centre nor dismissed as a toast. */
  readonly isUnread: boolean;
}

const MAX_ID = 10_000_000;
/** Maximum number of stored notifications besides warnings; the oldest are removed first. */
const MAX_STORED = 200;

/**
 * Milliseconds until a result is removed: an error is level 1, a success level 2; a warning stays.
 *
 * @see ALERT-07, docs/decisions/2026-11-21-product-modes.md 4
 */
const RESULT_TTL_MS: Partial<Record<NotificationPayload['type'], number>> = {
  error: HOUR_MS,
  success: 5 * MINUTE_MS,
  info: 5 * MINUTE_MS,
};

const storedNotifications = createStore<readonly StoredNotification[]>([]);
const unreadAlertCount = createStore(0);
/** Start of the period without messages, shown at the bell. */
let quietSince = getPlatformTime();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function setStoredNotifications(nextNotifications: readonly StoredNotification[]): void {
  if (storedNotifications.get().length > 0 && nextNotifications.length === 0)
    quietSince = getPlatformTime();
  storedNotifications.set(nextNotifications);
  updateUnreadCount();
}

function updateUnreadCount(): void {
  const notificationCount = storedNotifications.get().filter(({ isUnread }) => isUnread).length;
  unreadCount.set(notificationCount + unreadAlertCount.get());
}

/** Sets the number of unread alerts: their store loads later than the bell. */
export function setUnreadAlertCount(count: number): void {
  unreadAlertCount.set(count);
  updateUnreadCount();
}

/** The console's own notifications declare it; all others are results of user actions. */
export const getNotificationCategory = ({
  notificationOptions,
}: NotificationPayload): NotificationCategory =>
  notificationOptions?.['kind'] === 'system' ? 'system' : 'results';

/** Stores a notification. Successes and infos need no attention, so they are never unread. */
export function storeNotification(notification: NotificationPayload): void {
  const category = getNotificationCategory(notification);
  const usedIds = new Set(storedNotifications.get().map(({ id }) => id));
  let id = Math.floor(Math.random() * MAX_ID);
  while (usedIds.has(id)) id = (id + 1) % MAX_ID;
  const isUnread = notification.type === 'error' || notification.type === 'warning';
  const ttlMs = category === 'results' ? RESULT_TTL_MS[notification.type] : undefined;
  if (ttlMs !== undefined)
    timers.set(
      id,
      setTimeout(() => removeNotification(id), ttlMs),
    );
  const allNotifications = [
    { id, category, notification, createdAt: getPlatformTime(), isUnread },
    ...storedNotifications.get(),
  ];
  const removable = allNotifications.filter(each => each.notification.type !== 'warning');
  const removed = new Set(removable.slice(MAX_STORED));
  for (const { id: oldId } of removed) stopTimer(oldId);
  setStoredNotifications(allNotifications.filter(each => !removed.has(each)));
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function removeNotification(id: number): void {
  stopTimer(id);
  setStoredNotifications(storedNotifications.get().filter(storedItem => storedItem.id !== id));
}

/** Removes the notifications of one category, or all. */
export function removeNotifications(category?: NotificationCategory): void {
  const removedNotifications = storedNotifications
    .get()
    .filter(storedItem => category === undefined || storedItem.category === category);
  removedNotifications.forEach(({ id }) => stopTimer(id));
  setStoredNotifications(
    storedNotifications.get().filter(storedItem => !removedNotifications.includes(storedItem)),
  );
}

/** Marks the notifications of a category, or the one whose toast was dismissed, as read. */
export function markNotificationsRead(
  readTarget: NotificationCategory | NotificationPayload,
): void {
  const isTarget = (storedItem: StoredNotification) =>
    storedItem.category === readTarget || storedItem.notification === readTarget;
  if (!storedNotifications.get().some(storedItem => storedItem.isUnread && isTarget(storedItem)))
    return;
  setStoredNotifications(
    storedNotifications.get().map(one => (isTarget(one) ? { ...one, isUnread: false } : one)),
  );
}

/** Returns the stored notifications, newest first. */
export const useStoredNotifications = (): readonly StoredNotification[] =>
  useStore(storedNotifications);

/** Returns the number of unread messages, alerts included. */
export const useUnreadCount = (): number => useStore(unreadCount);

/** Returns the time in milliseconds when the last message was removed, or the console was opened. */
export const getQuietSince = (): number => quietSince;

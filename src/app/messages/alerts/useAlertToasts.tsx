import { useEffect, useEffectEvent, useRef } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';

import { severityByLevel } from '../../../domain/severityByLevel.ts';
import { createStore, type ValueStore } from '../../../domain/createStore.ts';
import type { CentreAlert } from './CentreAlert.ts';
import { getWorstLevel } from './alertLevel.ts';
import { alertStore, useAlertView } from './alertStore.ts';
import { AlertToast, StormToast } from './AlertToast.tsx';

/** A toast that is shown, or waits behind the others. */
interface OpenToast {
  readonly notification: NotificationPayload;
  readonly alerts: ValueStore<readonly CentreAlert[]>;
}

interface OpenStormToast {
  readonly notification: NotificationPayload;
  readonly count: ValueStore<number>;
}

/** A number that changes a thousand times a second is shown at this interval, in milliseconds. */
const COUNT_INTERVAL_MS = 500;

const createAlertNotification = (
  message: NotificationPayload['message'],
  level: CentreAlert['level'],
): NotificationPayload => ({
  message,
  type: 'warning',
  notificationOptions: { kind: 'alert', severity: severityByLevel[level] },
});

/**
 * Returns a function that shows new alerts as toasts: equal ones of a device as one, a storm as one. A toast leaves when
 * all of its alerts are acknowledged.
 *
 * @see ALERT-01, ALERT-11
 */
export function useAlertToasts(): (added: readonly CentreAlert[]) => void {
  const { notifications, setNotifications } = useNotificationContext();
  const view = useAlertView();
  const toasts = useRef(new Map<string, OpenToast>());
  const storm = useRef<OpenStormToast>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = (closed: ReadonlySet<NotificationPayload>) =>
    setNotifications(all => all.filter(each => !closed.has(each)));

  // A toast that has left is not merged with any more.
  useEffect(() => {
    const open = new Set(notifications);
    for (const [key, { notification }] of toasts.current)
      if (!open.has(notification)) toasts.current.delete(key);
    if (storm.current && !open.has(storm.current.notification)) storm.current = undefined;
  }, [notifications]);

  const closeAcknowledged = useEffectEvent(() => {
    const closed = new Set<NotificationPayload>();
    for (const [key, { notification, alerts }] of toasts.current) {
      const rest = alerts.get().filter(({ id }) => view.book.has(id));
      if (rest.length > 0) {
        if (rest.length < alerts.get().length) alerts.set(rest);
        continue;
      }
      toasts.current.delete(key);
      closed.add(notification);
    }
    if (closed.size > 0) close(closed);
  });
  useEffect(() => closeAcknowledged(), [view]);

  const showOne = (alert: CentreAlert) => {
    const key = `${alert.device.id} ${alert.type}`;
    const open = toasts.current.get(key);
    if (open) {
      open.alerts.set([...open.alerts.get(), alert]);
      return;
    }
    const alerts = createStore<readonly CentreAlert[]>([alert]);
    const notification = createAlertNotification(<AlertToast alerts={alerts} />, alert.level);
    toasts.current.set(key, { notification, alerts });
    setNotifications(all => [...all, notification]);
  };

  const showStorm = (added: readonly CentreAlert[]) => {
    if (storm.current) {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        storm.current?.count.set(alertStore.getStormIds().size);
      }, COUNT_INTERVAL_MS);
      return;
    }
    const stormIds = alertStore.getStormIds();
    const count = createStore(stormIds.size);
    const notification = createAlertNotification(
      <StormToast count={count} />,
      getWorstLevel(added),
    );
    storm.current = { notification, count };
    // A toast from before the storm stays: its alert is in no group.
    const closed = new Set<NotificationPayload>();
    for (const [key, toast] of toasts.current)
      if (toast.alerts.get().every(({ id }) => stormIds.has(id))) {
        closed.add(toast.notification);
        toasts.current.delete(key);
      }
    setNotifications(all => [...all.filter(each => !closed.has(each)), notification]);
  };

  return added => {
    if (alertStore.isStorm()) showStorm(added);
    else added.forEach(showOne);
  };
}

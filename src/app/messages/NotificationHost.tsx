import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type NotificationPayload, useNotificationContext, useNotify } from 'react-admin';

import { NotificationToasts } from '../../ui/NotificationToasts.tsx';
import { isStorageInMemory } from '../../data/isStorageInMemory.ts';
import { openDialog } from '../openDialogs.ts';
import { storeNotification, markNotificationsRead } from './notificationStore.ts';

/** The toasts, and their storage in the message centre. */
export const NotificationHost = () => {
  useStoreNotifications();
  useConnectionNotifications();
  useStorageNotification();
  return (
    <NotificationToasts
      onDismissed={markNotificationsRead}
      onShowOthers={() => openDialog('messages')}
    />
  );
};

/** Stores every notification when it is created: one that hides unseen is not lost. */
function useStoreNotifications(): void {
  const { notifications } = useNotificationContext();
  const storedOnes = useRef(new WeakSet<NotificationPayload>());
  useEffect(() => {
    for (const notification of notifications) {
      if (storedOnes.current.has(notification)) continue;
      storedOnes.current.add(notification);
      // The message centre has the alerts themselves.
      if (notification.notificationOptions?.['kind'] !== 'alert') storeNotification(notification);
    }
  }, [notifications]);
}

const OFFLINE_MESSAGE = 'notice.offline';

/** Notifies that the browser is offline, while it is, and when it is online again. */
function useConnectionNotifications(): void {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const notifyOffline = useEffectEvent(() =>
    notify(OFFLINE_MESSAGE, { type: 'error', kind: 'system' }),
  );
  const notifyOnline = useEffectEvent(() => {
    setNotifications(current => current.filter(({ message }) => message !== OFFLINE_MESSAGE));
    notify('notice.online', { type: 'success', kind: 'system' });
  });
  useLayoutEffect(() => {
    const handleOffline = () => notifyOffline();
    const handleOnline = () => notifyOnline();
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
    };
  }, []);
}

/** Notifies once per page that nothing is stored beyond it. */
function useStorageNotification(): void {
  const notify = useNotify();
  useEffect(() => {
    if (isStorageInMemory()) notify('notice.noStorage', { type: 'warning', kind: 'system' });
  }, [notify]);
}

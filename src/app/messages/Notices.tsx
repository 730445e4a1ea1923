import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type NotificationPayload, useNotificationContext, useNotify } from 'react-admin';

import { Toasts } from '../../ui/Toasts.tsx';
import { keepMessage, readMessages } from './messages.ts';

/** The toasts, and what the message centre keeps of them when they are gone. */
export const Notices = () => {
  useKeptNotices();
  useConnectionNotices();
  return <Toasts onClosed={readMessages} />;
};

/** Keeps every notice the moment it is told: one that hides unseen is not lost. */
function useKeptNotices(): void {
  const { notifications } = useNotificationContext();
  const known = useRef(new WeakSet<NotificationPayload>());
  useEffect(() => {
    for (const notice of notifications) {
      if (known.current.has(notice)) continue;
      known.current.add(notice);
      keepMessage(notice);
    }
  }, [notifications]);
}

const OFFLINE = 'notice.offline';

/** Says when the browser lost its connection, for as long as it has none, and when it is back. */
function useConnectionNotices(): void {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const lost = useEffectEvent(() => notify(OFFLINE, { type: 'error', kind: 'system' }));
  const back = useEffectEvent(() => {
    setNotifications(all => all.filter(({ message }) => message !== OFFLINE));
    notify('notice.online', { type: 'success', kind: 'system' });
  });
  useLayoutEffect(() => {
    const onLost = () => lost();
    const onBack = () => back();
    window.addEventListener('offline', onLost);
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', onBack);
    };
  }, []);
}

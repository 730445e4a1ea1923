import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { startLiveUpdates } from '../../../data/live/startLiveUpdates.ts';
import { type LiveAlert, useLiveUpdates } from '../../../data/live/useLiveUpdates.ts';
import { useOpenDialogName } from '../../openDialogs.ts';
import { shellPaths } from '../../shellPaths.ts';
import { useNotificationTab } from '../notificationTab.ts';
import { alertStore, useAlertView } from './alertStore.ts';
import { useAlertSound } from './useAlertSound.ts';
import { useAlertToasts } from './useAlertToasts.tsx';
import { useCriticalAnnouncement } from './useCriticalAnnouncement.ts';
import {
  resetReadCount,
  useRereadAlerts,
  useUnacknowledgedAlerts,
} from './useUnacknowledgedAlerts.ts';

/** Receives the live alerts of the session: for the message centre, as toasts, for screen readers, and as sounds. */
export default function LiveAlerts() {
  const { announcement, announce } = useCriticalAnnouncement();
  const showToasts = useAlertToasts();
  const playSound = useAlertSound();
  const reread = useRereadAlerts();
  const isShown = useAreAlertsShown();
  useUnacknowledgedAlerts(isShown);
  useLiveUpdates({
    onAlerts: alerts => {
      const added = alertStore.receive(alerts);
      const mutedIds = new Set(alerts.filter(isMuted).map(({ id }) => id));
      const audible = mutedIds.size > 0 ? added.filter(({ id }) => !mutedIds.has(id)) : added;
      if (audible.length === 0) return;
      showToasts(audible);
      announce(audible);
      playSound(audible);
    },
    onResync: scope => {
      if (scope === 'all') reread();
    },
  });
  useEffect(startLiveUpdates, []);
  useEffect(
    () => () => {
      alertStore.reset();
      resetReadCount();
    },
    [],
  );
  return (
    <div className="visually-hidden" aria-live="assertive">
      <span key={announcement.number}>{announcement.text}</span>
    </div>
  );
}

const isMuted = ({ muted }: LiveAlert) => muted === true;

/** Whether the user sees the alerts, so that they are read: in the message centre, or on the alarm screen. */
function useAreAlertsShown(): boolean {
  const { pathname } = useLocation();
  const isCentreOpen = useOpenDialogName() === 'messages';
  const isTabOpen = useNotificationTab() === 'alerts';
  const isAlarmScreen = `${pathname}/`.startsWith(`${shellPaths.alarms}/`);
  const view = useAlertView();
  const isShown = (isCentreOpen && isTabOpen) || isAlarmScreen;
  useEffect(() => {
    if (isShown && document.visibilityState === 'visible') alertStore.markRead();
  }, [isShown, view]);
  return isShown;
}

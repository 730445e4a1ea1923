import './notificationCenter.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo, type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { TabCount } from '../../ui/TabCount.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { Tag } from '../../ui/Tag.tsx';
import { closeDialog } from '../openDialogs.ts';
import { alertStore, useAlertCount } from './alerts/alertStore.ts';
import { AlertsTab } from './AlertsTab.tsx';
import { NotificationList } from './NotificationList.tsx';
import {
  removeNotifications,
  markNotificationsRead,
  useStoredNotifications,
  useUnreadCount,
} from './notificationStore.ts';
import {
  selectNotificationTab,
  clearNotificationTab,
  hasAlerts,
  type NotificationTabName,
  NOTIFICATION_TABS,
  useNotificationTab,
} from './notificationTab.ts';
import { useUser } from '../useUser.ts';
import { useShellLinks } from '../useShellLinks.ts';

const AlertServerStatus = lazyComponent(
  withLazyMessages(() => import('./AlertServerStatus.tsx')),
  { isOptional: true },
);

/** The message centre: alerts of the city, results of actions, and messages of the console. */
export default function NotificationCenter() {
  const translate = useTranslate();
  const storedNotifications = useStoredNotifications();
  const zone = useZoneLabel();
  const { alarms } = useShellLinks();
  const { role } = useUser();
  const selectedTab = useNotificationTab();
  const tab = selectedTab ?? getDefaultTab(storedNotifications);
  useEffect(() => {
    if (selectedTab !== tab) selectNotificationTab(tab);
  }, [selectedTab, tab]);
  useEffect(() => clearNotificationTab, []);
  useEffect(() => {
    if (tab !== 'alerts') markNotificationsRead(tab);
  }, [tab, storedNotifications]);
  const panels: Readonly<Record<NotificationTabName, () => ReactNode>> = {
    alerts: () => (
      <>
        <AlertsTab />
        {role === 'admin' && (
          <LazyBoundary>
            <AlertServerStatus />
          </LazyBoundary>
        )}
      </>
    ),
    results: () => <NotificationList kind="results" />,
    system: () => <NotificationList kind="system" />,
  };
  return (
    <SidePanel
      title={translate('messages')}
      titleNote={<UnreadCount />}
      action={<ClearButton tab={tab} />}
      footer={
        <>
          <span>{translate('shell.time.zone', { zone })}</span>
          {hasAlerts && alarms && <Link to={alarms}>{translate('messages.alarms')}</Link>}
        </>
      }
      onClose={() => closeDialog('messages')}
    >
      <NotificationTabs tab={tab} />
      <div
        id="messages-panel"
        className="stack min-h-0 flex-1 overflow-auto"
        role="tabpanel"
        aria-labelledby={`messages-tab-${tab}`}
      >
        {panels[tab]()}
      </div>
    </SidePanel>
  );
}

interface TabProps {
  readonly tab: NotificationTabName;
}

/**
 * The tabs. MUI measures all tabs after each render of them, so in a storm of alerts only the count in them renders again.
 */
const NotificationTabs = memo(({ tab }: TabProps) => {
  const translate = useTranslate();
  return (
    <Tabs
      className="flex-none px-20 py-0 max-sm:pl-16"
      value={tab}
      aria-label={translate('messages')}
      onChange={(_event, nextTab: NotificationTabName) => selectNotificationTab(nextTab)}
    >
      {NOTIFICATION_TABS.map(name => (
        <Tab
          key={name}
          value={name}
          id={`messages-tab-${name}`}
          aria-controls="messages-panel"
          label={
            <span className="row gap-6">
              {translate(`messages.${name}`)}
              {name === 'alerts' && <AlertCount />}
            </span>
          }
        />
      ))}
    </Tabs>
  );
});

const AlertCount = () => {
  const count = useAlertCount();
  return count > 0 && <TabCount count={count} />;
};

const UnreadCount = () => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const count = useUnreadCount();
  return (
    count > 0 && (
      <Tag tone="fault">{translate('messages.unread.count', { count: formatNumber(count) })}</Tag>
    )
  );
};

/** Removes the messages of a tab; absent without one. */
const ClearButton = ({ tab }: TabProps) => {
  const translate = useTranslate();
  const storedNotifications = useStoredNotifications();
  const alertCount = useAlertCount();
  const hasMessages =
    tab === 'alerts'
      ? alertCount > 0
      : storedNotifications.some(({ category }) => category === tab);
  const clearTab = () => (tab === 'alerts' ? alertStore.dismissAll() : removeNotifications(tab));
  return (
    hasMessages && (
      <ActionButton kind="auxiliary" onClick={clearTab}>
        {translate('messages.clear')}
      </ActionButton>
    )
  );
};

/** Returns the first tab with unread messages; else the alerts. */
function getDefaultTab(
  storedNotifications: ReturnType<typeof useStoredNotifications>,
): NotificationTabName {
  return (
    storedNotifications.find(({ isUnread }) => isUnread)?.category ??
    NOTIFICATION_TABS[0] ??
    'results'
  );
}

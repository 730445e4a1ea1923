import './messages.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { withWords } from '../../i18n/laterWords.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { OverDrawer } from '../../ui/OverDrawer.tsx';
import { useZoneWords } from '../../ui/SiteTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { close } from '../opened.ts';
import { AlertsTab } from './AlertsTab.tsx';
import { KeptMessages } from './KeptMessages.tsx';
import { forgetMessages, readMessages, useMessages, useUnread } from './messages.ts';
import { chooseTab, forgetTab, hasAlerts, type TabName, TABS, useTab } from './tab.ts';
import { useUser } from '../useUser.ts';
import { useWays } from '../useWays.ts';

const AlertServer = lazyScreen(
  withWords(() => import('./AlertServer.tsx')),
  { isExtra: true },
);

/** What the city calls attention to, what came of what was done, and what the console says of itself. */
export default function MessagesDrawer() {
  const translate = useTranslate();
  const messages = useMessages();
  const unread = useUnread();
  const zone = useZoneWords();
  const { alarms } = useWays();
  const { role } = useUser();
  const chosen = useTab();
  const tab = chosen ?? firstTab(messages);
  useEffect(() => {
    if (chosen !== tab) chooseTab(tab);
  }, [chosen, tab]);
  useEffect(() => forgetTab, []);
  useEffect(() => {
    if (tab !== 'alerts') readMessages(tab);
  }, [tab, messages]);
  const panels: Readonly<Record<TabName, () => ReactNode>> = {
    alerts: () => (
      <>
        <AlertsTab />
        {role === 'admin' && (
          <Suspense>
            <AlertServer />
          </Suspense>
        )}
      </>
    ),
    results: () => <KeptMessages kind="results" />,
    system: () => <KeptMessages kind="system" />,
  };
  return (
    <OverDrawer
      title={translate('messages')}
      note={
        unread > 0 && (
          <Tag tone="fault">{translate('messages.unread.count', { count: unread })}</Tag>
        )
      }
      action={
        messages.length > 0 && (
          <ActionButton kind="auxiliary" onClick={() => forgetMessages()}>
            {translate('messages.clear')}
          </ActionButton>
        )
      }
      foot={
        <>
          <span>{translate('shell.time.zone', { zone })}</span>
          {hasAlerts && alarms && <Link to={alarms}>{translate('messages.alarms')}</Link>}
        </>
      }
      onClose={() => close('messages')}
    >
      <Tabs
        className="messages-tabs"
        value={tab}
        aria-label={translate('messages')}
        onChange={(_event, next: TabName) => chooseTab(next)}
      >
        {TABS.map(name => (
          <Tab
            key={name}
            value={name}
            id={`messages-tab-${name}`}
            aria-controls="messages-panel"
            label={translate(`messages.${name}`)}
          />
        ))}
      </Tabs>
      <div
        id="messages-panel"
        className="messages-panel"
        role="tabpanel"
        aria-labelledby={`messages-tab-${tab}`}
      >
        {panels[tab]()}
      </div>
    </OverDrawer>
  );
}

/** Where something waits to be seen; else the alerts. */
function firstTab(messages: ReturnType<typeof useMessages>): TabName {
  return messages.find(({ isUnread }) => isUnread)?.kind ?? TABS[0] ?? 'results';
}

import './messages.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { isOfDocuments } from '../../data/isOfDocuments.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { OverDrawer } from '../../ui/OverDrawer.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { close } from '../opened.ts';
import { AlertsTab } from './AlertsTab.tsx';
import { KeptMessages } from './KeptMessages.tsx';
import {
  forgetMessages,
  type MessageKind,
  readMessages,
  useMessages,
  useUnread,
} from './messages.ts';
import { useWays } from '../useWays.ts';
import { useZoneWords } from './useZoneWords.ts';

type TabName = 'alerts' | MessageKind;

/** A console of documents from elsewhere has no alerts of a city. */
const hasAlerts = !isOfDocuments;
const TABS: readonly TabName[] = hasAlerts
  ? ['alerts', 'results', 'system']
  : ['results', 'system'];

/** What the city calls attention to, what came of what was done, and what the console says of itself. */
export default function MessagesDrawer() {
  const translate = useTranslate();
  const messages = useMessages();
  const unread = useUnread();
  const zone = useZoneWords();
  const { alarms } = useWays();
  const [tab, setTab] = useState<TabName>(() => firstTab(messages));
  useEffect(() => {
    if (tab !== 'alerts') readMessages(tab);
  }, [tab, messages]);
  const panels: Readonly<Record<TabName, () => ReactNode>> = {
    alerts: () => <AlertsTab />,
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
          <span>{translate('messages.zone', { zone })}</span>
          {hasAlerts && alarms && <Link to={alarms}>{translate('messages.alarms')}</Link>}
        </>
      }
      onClose={() => close('messages')}
    >
      <Tabs
        className="messages-tabs"
        value={tab}
        aria-label={translate('messages')}
        onChange={(_event, next: TabName) => setTab(next)}
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

import { useSyncExternalStore } from 'react';

import { isDocumentsBuild } from '../../data/isDocumentsBuild.ts';
import type { NotificationCategory } from './notificationStore.ts';

export type NotificationTabName = 'alerts' | NotificationCategory;

/** A console of documents from elsewhere has no alerts of a city. */
export const hasAlerts = !isDocumentsBuild;

export const NOTIFICATION_TABS: readonly NotificationTabName[] = hasAlerts
  ? ['alerts', 'results', 'system']
  : ['results', 'system'];

let activeTab: NotificationTabName | undefined;
const listeners = new Set<() => void>();

function setActiveTab(nextTab: NotificationTabName | undefined): void {
  activeTab = nextTab;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tab of the message centre that is open; undefined until somebody, or the address, has chosen one. */
export const useNotificationTab = (): NotificationTabName | undefined =>
  useSyncExternalStore(subscribe, () => activeTab);

const HASH_PREFIX = '#messages=';

/** The tab that an address opens the message centre at. */
export const readTabFromHash = (hash: string): NotificationTabName | undefined =>
  NOTIFICATION_TABS.find(name => hash === `${HASH_PREFIX}${name}`);

/** Opens a tab, as an address said. */
export const openNotificationTab = (nextTab: NotificationTabName): void => setActiveTab(nextTab);

/**
 * Opens a tab and says so in the address, behind the page's own part: the centre stays open from page to page, and is part of
 * none. It is no step of the way back.
 */
export function selectNotificationTab(nextTab: NotificationTabName): void {
  setActiveTab(nextTab);
  replaceHash(`${HASH_PREFIX}${nextTab}`);
}

/** Says again in the address which tab is open: another page has taken it away. */
export function restoreTabInUrl(): void {
  if (activeTab) replaceHash(`${HASH_PREFIX}${activeTab}`);
}

/** The centre is closed: the address says nothing of it. */
export function clearNotificationTab(): void {
  setActiveTab(undefined);
  if (location.hash.startsWith(HASH_PREFIX)) replaceHash('');
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

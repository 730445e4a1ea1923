import { useSyncExternalStore } from 'react';

import { isDocumentsBuild } from '../../data/isDocumentsBuild.ts';
import type { NotificationCategory } from './notificationStore.ts';

export type NotificationTabName = 'alerts' | NotificationCategory;

/** A build for foreign documents has no city alerts. */
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

/** The open tab of the message centre; undefined until a user or the URL selects one. */
export const useNotificationTab = (): NotificationTabName | undefined =>
  useSyncExternalStore(subscribe, () => activeTab);

const HASH_PREFIX = '#messages=';

/** Returns the tab of the message centre that a URL hash selects. */
export const readTabFromHash = (hash: string): NotificationTabName | undefined =>
  NOTIFICATION_TABS.find(name => hash === `${HASH_PREFIX}${name}`);

/** Opens a tab that the URL selects. */
export const openNotificationTab = (nextTab: NotificationTabName): void => setActiveTab(nextTab);

/**
 * Opens a tab and writes it to the URL hash: the centre stays open across pages and belongs to none. It adds no
 * history entry.
 */
export function selectNotificationTab(nextTab: NotificationTabName): void {
  setActiveTab(nextTab);
  replaceHash(`${HASH_PREFIX}${nextTab}`);
}

/** Writes the open tab to the URL again after a route change has removed it. */
export function restoreTabInUrl(): void {
  if (activeTab) replaceHash(`${HASH_PREFIX}${activeTab}`);
}

/** Closes the message centre and removes its tab from the URL. */
export function clearNotificationTab(): void {
  setActiveTab(undefined);
  if (location.hash.startsWith(HASH_PREFIX)) replaceHash('');
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

import { isDocumentsBuild } from '../../data/isDocumentsBuild.ts';
import { createStore } from '../../domain/createStore.ts';
import { useStore } from '../../ui/useStore.ts';
import type { NotificationCategory } from './notificationStore.ts';

export type NotificationTabName = 'alerts' | NotificationCategory;

/** A build for foreign documents has no city alerts. */
export const hasAlerts = !isDocumentsBuild;

export const NOTIFICATION_TABS: readonly NotificationTabName[] = hasAlerts
  ? ['alerts', 'results', 'system']
  : ['results', 'system'];

const activeTabStore = createStore<NotificationTabName | undefined>(undefined);

/** The open tab of the message centre; undefined until a user or the URL selects one. */
export const useNotificationTab = (): NotificationTabName | undefined => useStore(activeTabStore);

const HASH_PREFIX = '#messages=';

/** Returns the tab of the message centre that a URL hash selects. */
export const readTabFromHash = (hash: string): NotificationTabName | undefined =>
  NOTIFICATION_TABS.find(name => hash === `${HASH_PREFIX}${name}`);

/** Opens a tab that the URL selects. */
export const openNotificationTab = (nextTab: NotificationTabName): void =>
  activeTabStore.set(nextTab);

/**
 * Opens a tab and writes it to the URL hash: the centre stays open across pages and belongs to none. It adds no
 * history entry.
 */
export function selectNotificationTab(nextTab: NotificationTabName): void {
  activeTabStore.set(nextTab);
  replaceHash(`${HASH_PREFIX}${nextTab}`);
}

/** Writes the open tab to the URL again after a route change has removed it. */
export function restoreTabInUrl(): void {
  const activeTab = activeTabStore.get();
  if (activeTab) replaceHash(`${HASH_PREFIX}${activeTab}`);
}

/** Closes the message centre and removes its tab from the URL. */
export function clearNotificationTab(): void {
  activeTabStore.set(undefined);
  if (location.hash.startsWith(HASH_PREFIX)) replaceHash('');
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

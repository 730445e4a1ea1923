import { useSyncExternalStore } from 'react';

import { isOfDocuments } from '../../data/isOfDocuments.ts';
import type { MessageKind } from './messages.ts';

export type TabName = 'alerts' | MessageKind;

/** A console of documents from elsewhere has no alerts of a city. */
export const hasAlerts = !isOfDocuments;

export const TABS: readonly TabName[] = hasAlerts
  ? ['alerts', 'results', 'system']
  : ['results', 'system'];

let tab: TabName | undefined;
const listeners = new Set<() => void>();

function put(next: TabName | undefined): void {
  tab = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tab of the message centre that is open; undefined until somebody, or the address, has chosen one. */
export const useTab = (): TabName | undefined => useSyncExternalStore(subscribe, () => tab);

const MARK = '#messages=';

/** The tab that an address opens the message centre at. */
export const tabIn = (hash: string): TabName | undefined =>
  TABS.find(name => hash === `${MARK}${name}`);

/** Opens a tab, as an address said. */
export const showTab = (next: TabName): void => put(next);

/**
 * Opens a tab and says so in the address, behind the page's own part: the centre stays open from page to page, and is part of
 * none. It is no step of the way back.
 */
export function chooseTab(next: TabName): void {
  put(next);
  write(`${MARK}${next}`);
}

/** Says again in the address which tab is open: another page has taken it away. */
export function keepTab(): void {
  if (tab) write(`${MARK}${tab}`);
}

/** The centre is closed: the address says nothing of it. */
export function forgetTab(): void {
  put(undefined);
  if (location.hash.startsWith(MARK)) write('');
}

function write(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

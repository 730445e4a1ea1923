import { useSyncExternalStore } from 'react';

/** What can float over the shell, one at a time. Bars, keys and the palette open the same thing. */
export type Opened = 'palette' | 'shortcuts' | 'messages' | 'more' | 'password' | 'logOut';

let opened: Opened | undefined;
const listeners = new Set<() => void>();

function put(next: Opened | undefined): void {
  if (next === opened) return;
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens it, in place of what is open. */
export const open = (what: Opened): void => put(what);

/** Closes it, or whatever is open. */
export const close = (what = opened): void => {
  if (what === opened) put(undefined);
};

/** Whether it is what is open. */
export const isOpen = (what: Opened): boolean => opened === what;

/** Opens what is closed, closes what is open. */
export const toggle = (what: Opened): void => put(what === opened ? undefined : what);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpened = (): Opened | undefined => useSyncExternalStore(subscribe, () => opened);

import { useSyncExternalStore } from 'react';

/** Whether the drawer of tasks is open; outside the screens, for two bars and a notice open it. */
let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openTasksDrawer = (): void => setOpen(true);
export const closeTasksDrawer = (): void => setOpen(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsTasksDrawerOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

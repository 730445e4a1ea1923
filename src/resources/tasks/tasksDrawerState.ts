import { useSyncExternalStore } from 'react';

/** Whether the task drawer is open; stored outside of the screens, because two bars and a notification open it. */
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

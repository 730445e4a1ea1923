import { useSyncExternalStore } from 'react';

/** Whether the drawer of tasks is open; outside the screens, for two bars and a notice open it. */
let open = false;
const listeners = new Set<() => void>();

function put(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openTasks = (): void => put(true);
export const closeTasks = (): void => put(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTasksOpen = (): boolean => useSyncExternalStore(subscribe, () => open);

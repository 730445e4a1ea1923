import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;
let second = Math.floor(Date.now() / SECOND_MS);
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** One timer for all clocks, while one is shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    second = Math.floor(Date.now() / SECOND_MS);
    for (const each of listeners) each();
  }, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the time in milliseconds since 1970, updated each second. */
export const useSecond = (): number => useSyncExternalStore(subscribe, () => second) * SECOND_MS;

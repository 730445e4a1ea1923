import { createStore, type ValueStore } from '../../../domain/createStore.ts';
import { SECOND_MS } from '../../../domain/duration.ts';
import { getPlatformTime } from '../../../domain/platformClock.ts';
import { useStore } from '../../../ui/useStore.ts';

const readSecond = () => Math.floor(getPlatformTime() / SECOND_MS);

let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all clocks, while one is shown. */
const second: ValueStore<number> = createStore(readSecond(), {
  onStart: () => {
    timer = setInterval(() => second.set(readSecond()), SECOND_MS);
  },
  onStop: () => clearInterval(timer),
});

/** Returns the time in milliseconds since 1970, updated each second. */
export const useSecond = (): number => useStore(second) * SECOND_MS;

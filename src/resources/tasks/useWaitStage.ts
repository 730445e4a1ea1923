import { useEffect, useState } from 'react';

import { getPlatformTime } from '../../domain/platformClock.ts';

/** How long a task has been running, in stages of user feedback. */
export type WaitStage = 'quiet' | 'short' | 'long' | 'away';

/** The start of each stage in milliseconds. @see UX-06 */
const STAGE_START_MS: readonly (readonly [WaitStage, number])[] = [
  ['quiet', 0],
  ['short', 300],
  ['long', 3_000],
  ['away', 10_000],
];

const getStage = (age: number): WaitStage =>
  STAGE_START_MS.findLast(([, from]) => age >= from)?.[0] ?? 'quiet';

/** Returns the wait stage of a task that started then. `quiet` shows nothing; `away` moves it to the drawer. */
export function useWaitStage(startedAt: number): WaitStage {
  const [stage, setStage] = useState(() => getStage(getPlatformTime() - startedAt));
  useEffect(() => {
    const updateStage = () => setStage(getStage(getPlatformTime() - startedAt));
    const timers = STAGE_START_MS.filter(([, from]) => startedAt + from > getPlatformTime()).map(
      ([, from]) => setTimeout(updateStage, startedAt + from - getPlatformTime()),
    );
    return () => timers.forEach(clearTimeout);
  }, [startedAt]);
  return stage;
}

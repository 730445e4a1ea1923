import { useEffect, useState } from 'react';

/** How long a piece of work has lasted, as far as anybody who waits cares. */
export type WaitStage = 'quiet' | 'short' | 'long' | 'away';

/** When each stage begins, in milliseconds. @see UX-06 */
const STAGE_START_MS: readonly (readonly [WaitStage, number])[] = [
  ['quiet', 0],
  ['short', 300],
  ['long', 3_000],
  ['away', 10_000],
];

const getStage = (age: number): WaitStage =>
  STAGE_START_MS.findLast(([, from]) => age >= from)?.[0] ?? 'quiet';

/** The stage of work that began then. Nothing is drawn while it is quiet; when it is away, it belongs to the drawer. */
export function useWaitStage(startedAt: number): WaitStage {
  const [stage, setStage] = useState(() => getStage(Date.now() - startedAt));
  useEffect(() => {
    const updateStage = () => setStage(getStage(Date.now() - startedAt));
    const timers = STAGE_START_MS.filter(([, from]) => startedAt + from > Date.now()).map(
      ([, from]) => setTimeout(updateStage, startedAt + from - Date.now()),
    );
    return () => timers.forEach(clearTimeout);
  }, [startedAt]);
  return stage;
}

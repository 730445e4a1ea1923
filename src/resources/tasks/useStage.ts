import { useEffect, useState } from 'react';

/** How long a piece of work has lasted, as far as anybody who waits cares. */
export type Stage = 'quiet' | 'short' | 'long' | 'away';

/** When each stage begins, in milliseconds. @see UX-06 */
const BEGINS: readonly (readonly [Stage, number])[] = [
  ['quiet', 0],
  ['short', 300],
  ['long', 3_000],
  ['away', 10_000],
];

const stageAt = (age: number): Stage => BEGINS.findLast(([, from]) => age >= from)?.[0] ?? 'quiet';

/** The stage of work that began then. Nothing is drawn while it is quiet; when it is away, it belongs to the drawer. */
export function useStage(began: number): Stage {
  const [stage, setStage] = useState(() => stageAt(Date.now() - began));
  useEffect(() => {
    const look = () => setStage(stageAt(Date.now() - began));
    const timers = BEGINS.filter(([, from]) => began + from > Date.now()).map(([, from]) =>
      setTimeout(look, began + from - Date.now()),
    );
    return () => timers.forEach(clearTimeout);
  }, [began]);
  return stage;
}

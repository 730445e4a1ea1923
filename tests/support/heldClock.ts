import { vi } from 'vitest';

type FakedTimer = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date';

/**
 * From here on time passes when the test says so, and otherwise so slowly (a millisecond at each turn of the loop, and
 * never more than in the world) that a machine with other things to do comes to no threshold by itself. What waits for a
 * short while, such as a dialog that leaves, still ends. `vi.useRealTimers()` ends it.
 */
export function useHeldClock(extraTimers: readonly FakedTimer[] = []): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', ...extraTimers],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
}

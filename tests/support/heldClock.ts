import { vi } from 'vitest';

type FakedTimer = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date';

/**
 * Fakes the clock: time passes when the test advances it, and otherwise by one millisecond per turn of the event loop (at
 * most as fast as real time), so that a busy machine reaches no threshold by itself. Short delays, such as the exit of
 * a dialog, still end. `vi.useRealTimers()` restores the clock.
 */
export function useHeldClock(extraTimers: readonly FakedTimer[] = []): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', ...extraTimers],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { playAlone } from './soundLock.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The locks of a browser: a lock that is held is not available to another request. */
function createLocks() {
  let isHeld = false;
  return {
    async request(_name: string, _options: object, run: (lock: object | null) => unknown) {
      if (isHeld) return run(null);
      isHeld = true;
      await run({});
      isHeld = false;
      return undefined;
    },
  };
}

describe('sounds', () => {
  it.each([
    ['in the tabs of a browser', createLocks()],
    ['in a browser without locks', undefined],
  ])('%s have 2 s between them at least [ALERT-14/sound]', async (_, locks) => {
    vi.stubGlobal('navigator', { locks });
    const play = vi.fn();
    playAlone(play);
    await vi.advanceTimersByTimeAsync(1999);
    playAlone(play);
    expect(play).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    playAlone(play);
    expect(play).toHaveBeenCalledTimes(2);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { adjustPlatformTime, getPlatformTime } from './platformClock.ts';

const NOW = Date.UTC(2026, 10, 11, 18, 0, 0, 700);

describe('the clock of the platform', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    vi.setSystemTime(0);
    adjustPlatformTime(new Date(0).toUTCString(), 1000);
    vi.useRealTimers();
  });

  it.each([
    ['Wed, 11 Nov 2026 18:00:00 GMT', 0, 'as that of the browser'],
    ['Wed, 11 Nov 2026 17:59:58 GMT', -1700, 'behind'],
    ['Wed, 11 Nov 2026 20:00:00 GMT', 7_199_300, 'two hours ahead'],
    ['', 0, 'unknown'],
    ['soon', 0, 'unknown'],
  ])('by the header %j is %d ms ahead: %s [ALERT-14/mute]', (header, aheadMs, _description) => {
    adjustPlatformTime(header, NOW);
    expect(getPlatformTime() - NOW).toBe(aheadMs);
    // Of the browser's clock, as a query notes when it was read.
    expect(getPlatformTime(NOW - 60_000) - NOW).toBe(aheadMs - 60_000);
  });

  it('stays within the time of a slow response, however late it arrives', () => {
    adjustPlatformTime('Wed, 11 Nov 2026 17:59:50 GMT', NOW - 30_000);
    expect(getPlatformTime()).toBe(NOW);
  });
});

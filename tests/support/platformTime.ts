import { onTestFinished, vi } from 'vitest';

import { adjustPlatformTime } from '../../src/domain/platformClock.ts';

const BROWSER_DELAY_MS = 3 * 3_600_000;

/** Sets the clock of the platform. The clock of the browser is hours behind it, so that a test notices its use. */
export function setPlatformTime(time: number | string): void {
  const platformTime = new Date(time);
  const browserTimeMs = platformTime.getTime() - BROWSER_DELAY_MS;
  vi.setSystemTime(browserTimeMs);
  adjustPlatformTime(platformTime.toUTCString(), browserTimeMs);
  onTestFinished(() => {
    vi.setSystemTime(0);
    adjustPlatformTime(new Date(0).toUTCString(), 1000);
    vi.useRealTimers();
  });
}

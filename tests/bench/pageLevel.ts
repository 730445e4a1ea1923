import type { CDPSession, Page } from '@playwright/test';

import { type BenchLine, line } from './line.ts';

/** What a page holds after a collection. */
export interface PageLevel {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

export async function readPageLevel(session: CDPSession): Promise<PageLevel> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? NaN;
  return {
    megabytes: usedSize / 1_000_000,
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

/** Returns the lines of what a page holds more than before. */
export function compareLevels(
  name: string,
  before: PageLevel,
  after: PageLevel,
): readonly BenchLine[] {
  const bound = 'at most';
  return [
    line({
      ...{ name: `${name} heap`, value: after.megabytes - before.megabytes, unit: 'MB' },
      ...{ limit: 10, bound, note: `${before.megabytes.toFixed(0)} MB before them` },
    }),
    line({
      ...{ name: `${name} nodes`, value: after.nodes - before.nodes, unit: '' },
      ...{ limit: 500, bound, note: `${before.nodes} before them` },
    }),
    line({
      ...{ name: `${name} listeners`, value: after.listeners - before.listeners, unit: '' },
      ...{ limit: 50, bound, note: `${before.listeners} before them` },
    }),
  ];
}

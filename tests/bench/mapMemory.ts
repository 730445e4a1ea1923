import type { CDPSession, Page } from '@playwright/test';

import { type BenchLine, line } from './line.ts';
import { openCity, signedIn } from './openCity.ts';

const VIEW_CHANGES = 1_000;
const WARM_UP_CHANGES = 100;

/** A view that is no longer shown is dropped after 30 s: see useMapQueries. */
const DROP_AFTER_MS = 35_000;

interface Level {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the map keeps of 1,000 changes of its view, at all its levels. */
export async function measureMapMemory(): Promise<readonly BenchLine[]> {
  const opened = await openCity();
  try {
    const page = await signedIn(opened);
    await page.goto(`${opened.city.url}/smartLight/map?lat=30.2084&lng=120.2126&zoom=16`);
    await page.locator('.map-in-view-button').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.evaluate(changeViews, WARM_UP_CHANGES);
    const before = await measureLevel(page, session);
    await page.evaluate(changeViews, VIEW_CHANGES);
    const after = await measureLevel(page, session);
    const name = `map: after ${VIEW_CHANGES.toLocaleString('en')} changes of the view,`;
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
  } finally {
    await opened.close();
  }
}

async function measureLevel(page: Page, session: CDPSession): Promise<Level> {
  // Both levels are those of the same view.
  await page.evaluate(changeViews, 1);
  await page.waitForTimeout(DROP_AFTER_MS);
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

/** Runs in the page: goes through views of the city as links do, and ends at the first one. */
async function changeViews(count: number): Promise<void> {
  for (let change = count - 1; change >= 0; change -= 1) {
    const lat = 30.2084 + 0.03 * Math.sin(change);
    const lng = 120.2126 + 0.04 * Math.sin(1.7 * change);
    const url = `/smartLight/map?lat=${lat.toFixed(6)}&lng=${lng.toFixed(6)}&zoom=${11 + (change % 8)}`;
    const state = { idx: 1, key: String(change), usr: null };
    history.replaceState(state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    // Long enough for most responses.
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

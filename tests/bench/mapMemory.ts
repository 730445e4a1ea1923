import type { CDPSession, Page } from '@playwright/test';

import type { BenchLine } from './line.ts';
import { captureSocket, FRAMES, sendFrames } from './mapFrames.ts';
import { openCity, signedIn } from './openCity.ts';
import { compareLevels, openSession, type PageLevel, readPageLevel } from './pageLevel.ts';

const VIEW_CHANGES = 1_000;
const WARM_UP_CHANGES = 100;
const WARM_UP_FRAMES = 1_000;

/** A view that is no longer shown is dropped after 30 s: see useMapQueries. */
const DROP_AFTER_MS = 35_000;

/** What the map keeps of 1,000 changes of its view, at all its levels, and of 100,000 frames of changed devices. */
export async function measureMapMemory(): Promise<readonly BenchLine[]> {
  const opened = await openCity();
  try {
    const page = await signedIn(opened, captureSocket);
    await page.goto(`${opened.city.url}/smartLight/map?lat=30.2084&lng=120.2126&zoom=16`);
    await page.locator('.map-in-view-button').first().waitFor();
    const session = await openSession(page);
    await page.evaluate(changeViews, WARM_UP_CHANGES);
    await sendFrames(page, opened.city, WARM_UP_FRAMES);
    const before = await measureLevel(page, session);
    await page.evaluate(changeViews, VIEW_CHANGES);
    const changed = await measureLevel(page, session);
    await sendFrames(page, opened.city, FRAMES);
    const after = await measureLevel(page, session);
    const format = (count: number) => count.toLocaleString('en');
    return [
      ...compareLevels(`map: after ${format(VIEW_CHANGES)} changes of the view,`, before, changed),
      ...compareLevels(`map: after ${format(FRAMES)} frames of changed devices,`, changed, after),
    ];
  } finally {
    await opened.close();
  }
}

async function measureLevel(page: Page, session: CDPSession): Promise<PageLevel> {
  // All levels are those of the same view.
  await page.evaluate(changeViews, 1);
  await page.waitForTimeout(DROP_AFTER_MS);
  return readPageLevel(session);
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

import type { Page } from '@playwright/test';

/** What stands in for something that has not come yet. */
const WAITING = [
  ...['.skeleton-row', '.MuiSkeleton-root', '.name-loading', '[aria-busy=true]', '.loading'],
  ...['.login-picture:not(:has(svg))', 'main#content:not(:has(h1))'],
].join();
const QUIET_MS = 120;
const LIMIT_MS = 6_000;

/** Watches the calls of a page. What it answers waits until none is under way, and nothing stands in for anything. */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', request => underWay.add(request));
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => underWay.delete(request));
  // Requests of a previous page never end.
  page.on('framenavigated', () => underWay.clear());
  return async () => {
    const end = Date.now() + LIMIT_MS;
    let quietSince = Date.now();
    while (Date.now() - quietSince < QUIET_MS) {
      await page.waitForTimeout(40);
      const isBusy =
        underWay.size > 0 || (await page.locator(WAITING).filter({ visible: true }).count()) > 0;
      if (isBusy) quietSince = Date.now();
      if (Date.now() > end) throw new Error('did not come to rest');
    }
  };
}

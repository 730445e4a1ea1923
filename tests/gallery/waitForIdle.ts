import type { Page } from '@playwright/test';

/** Placeholders of content that is still loading. */
const PLACEHOLDERS = [
  ...['.skeleton-row', '.MuiSkeleton-root', '.name-loading', '[aria-busy=true]', '.loading'],
  ...['.login-picture:not(:has(svg))', 'main#content:not(:has(h1))'],
].join();
const QUIET_MS = 120;
const LIMIT_MS = 6_000;

/** Tracks the requests of a page. The returned function waits until none is pending and no placeholder is visible. */
export function createIdleWait(page: Page): () => Promise<void> {
  const pendingRequests = new Set<unknown>();
  page.on('request', request => pendingRequests.add(request));
  page.on('requestfinished', request => pendingRequests.delete(request));
  page.on('requestfailed', request => pendingRequests.delete(request));
  // Requests of a previous page never end.
  page.on('framenavigated', () => pendingRequests.clear());
  return async () => {
    const end = Date.now() + LIMIT_MS;
    let quietSince = Date.now();
    while (Date.now() - quietSince < QUIET_MS) {
      await page.waitForTimeout(40);
      const isBusy =
        pendingRequests.size > 0 ||
        (await page.locator(PLACEHOLDERS).filter({ visible: true }).count()) > 0;
      if (isBusy) quietSince = Date.now();
      if (Date.now() > end) throw new Error('did not become idle');
    }
  };
}

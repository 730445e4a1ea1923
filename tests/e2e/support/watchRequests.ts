import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Watches the requests of a page, before it is opened. `networkidle` of Playwright is reached only once in a document, and
 * the console is one document.
 *
 * @returns a function that waits until no request has been under way for half a second
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let startedCount = 0;
  page.on('request', request => {
    underWay.add(request);
    startedCount += 1;
  });
  page.on('requestfinished', request => void underWay.delete(request));
  page.on('requestfailed', request => void underWay.delete(request));
  return async () => {
    let quietCount: number | undefined;
    const isQuiet = () => {
      const wasQuiet = quietCount === startedCount;
      quietCount = underWay.size === 0 ? startedCount : undefined;
      return wasQuiet && quietCount !== undefined;
    };
    await expect
      .poll(isQuiet, { message: 'the page requests nothing', intervals: [QUIET_MS] })
      .toBe(true);
  };
}

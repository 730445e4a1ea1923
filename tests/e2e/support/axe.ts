import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What is asked of every screen. @see UX-10 */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Milliseconds after which what axe found is looked at again: a part that is just coming or going is no finding. */
const AGAIN = 1000;

/** Times that a page is examined. */
const LOOKS = 2;

/**
 * What axe finds serious or worse on a page as it stands, as sentences.
 *
 * Its script is put into the page once, by the browser's own hand, which the policy allows; it lasts until the page is
 * loaded again.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  let found: readonly string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0)
      await page.evaluate(wait => new Promise(resolve => setTimeout(resolve, wait)), AGAIN);
    // The contrast of a notice that is fading out is no finding.
    await page.waitForFunction(() => !document.querySelector('.toast-leaving'));
    found = await page.evaluate(examine, WCAG);
    if (found.length === 0) break;
  }
  return found;
}

/** In the page. */
async function examine(tags: string[]): Promise<string[]> {
  const here = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await here.run(document, { resultTypes: ['violations'], runOnly: tags });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
}

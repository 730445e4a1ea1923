import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules for every screen. @see UX-10 */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose results depend on the theme, and not on the language. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules to check: all of WCAG, those of the colours only, or all but those of the colours. */
export type AxeRules = 'all' | 'colours' | 'structure';

const RUN_OPTIONS: Readonly<Record<AxeRules, axe.RunOptions>> = {
  all: { runOnly: WCAG },
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  structure: {
    runOnly: WCAG,
    rules: Object.fromEntries(COLOUR_RULES.map(rule => [rule, { enabled: false }])),
  },
};

/** The delay in milliseconds before a second run: an element in transition is no finding. */
const RETRY_DELAY_MS = 1000;

/** The maximum number of runs per page. */
const MAX_RUNS = 2;

/**
 * Returns the serious and critical violations that axe finds on the current page, as sentences.
 *
 * With a selector only its elements are checked, of which there must be one.
 *
 * The script of axe is injected once by the browser, which the policy allows; it lasts until the next page load.
 */
export async function findAxeViolations(
  page: Page,
  rules: AxeRules = 'all',
  within?: string,
): Promise<readonly string[]> {
  const isInstalled = await page.evaluate(() => 'axe' in window);
  if (!isInstalled) await page.evaluate(axe.source);
  let found: readonly string[] = [];
  for (let run = 0; run < MAX_RUNS; run += 1) {
    if (run > 0)
      await page.evaluate(
        wait => new Promise(resolve => setTimeout(resolve, wait)),
        RETRY_DELAY_MS,
      );
    // The contrast of a toast that fades out is no finding.
    await page.waitForFunction(() => !document.querySelector('.toast-leaving'));
    found = await page.evaluate(runAxe, { options: RUN_OPTIONS[rules], within });
    if (found.length === 0) break;
  }
  return found;
}

/** The arguments of axe in the page. */
interface AxeRun {
  readonly options: axe.RunOptions;
  readonly within: string | undefined;
}

/** Runs in the page. */
async function runAxe({ options, within }: AxeRun): Promise<string[]> {
  const here = (window as unknown as { axe: typeof axe }).axe;
  const context = within === undefined ? document : document.querySelectorAll(within);
  const { violations } = await here.run(context, { ...options, resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
}

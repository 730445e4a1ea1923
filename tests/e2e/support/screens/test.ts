import type { Page } from '@playwright/test';

import { type AxeRules, findAxeViolations } from '../axe.ts';
import { CPU_SLOWDOWN, expect, test as base } from '../test.ts';
import { isCompleteWalk } from './variants.ts';
import {
  createFaultList,
  hideToasts,
  signInForChecks,
  type FaultList,
  OFFLINE_DEVICE_ERRORS,
} from './walkScreens.ts';

/** A walk over all screens takes longer than a test of one. */
const WALK_TIMEOUT_MS = 600_000;

/**
 * Checks the current screen with axe and searches it for the token; a report names what was done there. With a selector axe
 * checks its elements only.
 */
export type CheckScreen = (done?: string, rules?: AxeRules, within?: string) => Promise<void>;

interface Fixtures {
  /** The faults that the test finds, after the administrator has signed in. A fault fails the test at its end. */
  readonly faults: FaultList;
  /**
   * Fails the test at its end for a violation, a message in the log and a request to another site. `problems` of every
   * test fails it for a breach of the policy, and for uncaught errors.
   */
  readonly checkScreen: CheckScreen;
}

/** Errors and warnings are recorded by `problems`, unless a test expects them; the rest is advice of the browser's own. */
const OTHERWISE_RECORDED = new Set(['error', 'warning', 'verbose']);

/** A test that checks many screens. */
export const test = base.extend<Fixtures>({
  // A walk of a thousand steps stores no picture of each. Without traces all tests have the same workers.
  ...(isCompleteWalk && { trace: ['off', { scope: 'worker' }] }),
  // A colour in the middle of a transition is in no palette.
  reducedMotion: 'reduce',
  faults: async ({ page, consolePage, problems }, use, testInfo) => {
    testInfo.setTimeout(WALK_TIMEOUT_MS * CPU_SLOWDOWN);
    problems.expect(OFFLINE_DEVICE_ERRORS);
    const faults = createFaultList();
    await hideToasts(page);
    await signInForChecks(page, consolePage);
    await use(faults);
    expect(faults.read(), 'faults, each with its screens').toEqual([]);
  },
  checkScreen: async ({ page, city }, use, testInfo) => {
    testInfo.setTimeout(WALK_TIMEOUT_MS * CPU_SLOWDOWN);
    const requestedOrigins = new Set<string>();
    const logged: string[] = [];
    const found: string[] = [];
    const urls: string[] = [];
    const addUrl = (url: string) => {
      requestedOrigins.add(new URL(url).origin.replace(/^ws/u, 'http'));
      urls.push(url);
    };
    page.on('request', request => addUrl(request.url()));
    page.on('websocket', socket => addUrl(socket.url()));
    page.on('console', message => {
      const type: string = message.type();
      if (!OTHERWISE_RECORDED.has(type)) logged.push(`${type}: ${message.text()}`);
    });
    await use(async (done = '', rules = 'all', within) => {
      const { pathname } = new URL(page.url());
      const token = await findToken(page, urls.splice(0));
      found.push(...token.map(where => `${pathname} ${done} has the token in ${where}`));
      const state = await page.evaluate(() => {
        const { lang, dataset } = document.documentElement;
        return `${lang} ${dataset['theme'] ?? ''} ${innerWidth}`;
      });
      const violations = await findAxeViolations(page, rules, within);
      found.push(...violations.map(one => `${pathname} ${done} (${state}) ${one}`));
    });
    expect(found, 'violations of WCAG, and the token outside its cookie').toEqual([]);
    // The log has nothing in it, so not the token either.
    expect(logged).toEqual([]);
    // What a page has in itself, such as a picture in a data URL, has no origin.
    expect([...requestedOrigins].filter(origin => origin !== 'null')).toEqual([city.url]);
  },
});

/** Returns where the token occurs besides its cookie; empty before the sign-in. @see SEC-02 */
async function findToken(page: Page, requestedUrls: readonly string[]): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  const user = cookies.find(({ name }) => name === 'user');
  const { tokenId = '' } = user
    ? (JSON.parse(decodeURIComponent(user.value)) as { tokenId?: string })
    : {};
  if (!tokenId) return [];
  const texts = await page.evaluate(() => ({
    'the address': location.href + JSON.stringify(history.state),
    'the storage': JSON.stringify([localStorage, sessionStorage]),
    'the page': document.documentElement.outerHTML,
  }));
  return Object.entries({ ...texts, 'a requested address': requestedUrls.join() }).flatMap(
    ([where, text]) => (text.includes(tokenId) ? [where] : []),
  );
}

export { expect };

import type { Page } from '@playwright/test';

import type { Language } from '../../../src/i18n/language.ts';
import type { RouteMode } from '../../support/consoleRoutes.ts';
import { fetchRoute } from './fetchRoute.ts';
import { expect } from './test.ts';

export type Theme = 'light' | 'dark';

declare global {
  interface Window {
    /** The heading of the screen that a test has left, until the router has removed it. */
    outgoingHeading?: Element | null;
  }
}

/** Navigates to a path as a link of the console does, without a page load, and waits for its screen. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async to => {
    const isOtherPath = new URL(to, location.href).pathname !== location.pathname;
    // The content of another path has a new heading.
    window.outgoingHeading = isOtherPath ? document.querySelector('#content h1') : null;
    // As the router does, which counts its steps in the history state.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: to, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    // The router renders in a transition: of the same path, the outgoing rows are there until the page is idle.
    if (!isOtherPath) await new Promise(done => requestIdleCallback(done, { timeout: 1000 }));
  }, path);
  await waitForScreen(page, path);
}

/** Waits until the screen of a path is rendered with its data. */
export async function waitForScreen(page: Page, path: string): Promise<void> {
  // Checked in every frame, because a test visits hundreds of paths.
  await page
    .waitForFunction(
      () => {
        const isComing = document.querySelector(
          '.skeleton-row, .list-stale, .loading:not(.loading-failed, .not-found-sheet)',
        );
        const isOutgoing = window.outgoingHeading?.isConnected === true;
        return !isComing && !isOutgoing && document.querySelector('h1')?.checkVisibility();
      },
      undefined,
      { timeout: 20_000 },
    )
    .catch((error: unknown) => {
      throw new Error(`${path} does not stand`, { cause: error });
    });
  const { pathname } = new URL(path, page.url());
  expect(new URL(page.url()).pathname, 'the page redirects nowhere').toBe(pathname);
}

/** Changes the colour scheme of the browser, without a page load. */
export async function setColorScheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(wanted => document.documentElement.dataset['theme'] === wanted, theme);
}

/** Selects a language in the top bar of the desktop layout, also behind an overlay, without a page load. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('.bar-language').dispatchEvent('click');
  await page.locator(`[role=menuitem][lang=${language}]`).dispatchEvent('click');
  await page.waitForFunction(
    wanted =>
      document.documentElement.lang.startsWith(wanted) &&
      !document.querySelector('[role=menuitem][lang]'),
    language,
  );
}

/** Makes the platform return another product mode. */
export async function mockProductMode(page: Page, mode: RouteMode): Promise<void> {
  await page.route('**/api/config/version?**', async route => {
    const response = await fetchRoute(route);
    await route.fulfill({ json: { ...((await response.json()) as object), mode } });
  });
}

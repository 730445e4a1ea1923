import type { Page } from '@playwright/test';

import type { Language } from '../../../src/i18n/language.ts';
import type { RouteMode } from '../../support/consoleRoutes.ts';
import { expect } from './test.ts';

export type Theme = 'light' | 'dark';

/** Goes to an address as a link of the console does, without loading the page again, and waits until it stands. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    // As the router itself does: it counts its steps in the state of the history.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: to, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await stands(page, path);
}

/** Waits until the screen of an address is drawn, with what it asked the platform for. */
export async function stands(page: Page, path: string): Promise<void> {
  // Asked at every frame: a walk of hundreds of steps has no time for anything coarser.
  await page
    .waitForFunction(
      () => {
        const isComing = document.querySelector(
          '.skeleton-row, .coming:not(.coming-failed, .nowhere-sheet)',
        );
        return !isComing && document.querySelector('h1')?.checkVisibility();
      },
      undefined,
      { timeout: 20_000 },
    )
    .catch((error: unknown) => {
      throw new Error(`${path} does not stand`, { cause: error });
    });
  const { pathname } = new URL(path, page.url());
  expect(new URL(page.url()).pathname, 'nobody is sent elsewhere').toBe(pathname);
}

/** Turns the page to a theme where it stands, as a browser does that follows the system. */
export async function turnTo(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(wanted => document.documentElement.dataset['theme'] === wanted, theme);
}

/** Chooses a language at a desk, where the page stands. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('.bar-language').click();
  await page.locator(`[role=menuitem][lang=${language}]`).click();
  await page.waitForFunction(
    wanted =>
      document.documentElement.lang.startsWith(wanted) && !document.querySelector('.MuiMenu-root'),
    language,
  );
}

/** Lets the platform be one of another product mode. */
export async function pretendMode(page: Page, mode: RouteMode): Promise<void> {
  await page.route('**/api/config/version?**', async route => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), mode } });
  });
}

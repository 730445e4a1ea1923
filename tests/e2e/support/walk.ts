import type { Page } from '@playwright/test';

import type { Mode, Spot } from '../../support/places.ts';
import { expect } from './test.ts';

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
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('.skeleton-row, .coming:not(.coming-failed)'), path).toHaveCount(0);
  expect(new URL(page.url()).pathname, 'nobody is sent elsewhere').toBe(path);
}

/** Lets the platform be one of another product mode. */
export async function pretendMode(page: Page, mode: Mode): Promise<void> {
  await page.route('**/api/config/version?**', async route => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), mode } });
  });
}

/** The addresses of a mode. */
export const spotsOf = (spots: readonly Spot[], mode: Mode): readonly Spot[] =>
  spots.filter(spot => spot.mode === mode && !spot.isOutside);

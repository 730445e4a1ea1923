import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

const STOPS = 60;

/** The keys that move the focus: between the stops of a page, and in a menu or a group of radio buttons. */
type FocusKey = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight';

const isFocused = async (target: Locator) =>
  target.evaluate(element => element === document.activeElement);

/** Presses a key until the element has the focus. */
export async function reach(page: Page, target: Locator, key: FocusKey = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  const focus = await page
    .locator(':focus')
    .ariaSnapshot()
    .catch(() => 'no element');
  throw new Error(
    `The focus does not come to ${target.toString()} by ${STOPS} presses of ${key}. It is on: ${focus}`,
  );
}

/** Chooses an entry of a menu whose button has the focus; before its first entry is the last one. */
export async function chooseByKeys(
  page: Page,
  entry: Locator,
  key: 'ArrowDown' | 'ArrowUp',
): Promise<void> {
  await page.keyboard.press('Enter');
  // An open menu has the focus on its first entry that is not disabled.
  await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible();
  await reach(page, entry, key);
  await page.keyboard.press('Enter');
  // Its button has the focus again.
  await expect(page.getByRole('menu')).toBeHidden();
}

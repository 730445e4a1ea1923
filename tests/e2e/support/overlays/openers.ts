import type { Locator } from '@playwright/test';

import type { Caption, Opener, OverlayContext } from './Overlay.ts';

/** Returns the caption in the language of the screen. */
export const getCaption = ({ translate, language }: OverlayContext, caption: Caption): string =>
  typeof caption === 'string' ? translate(caption) : caption[language];

const visible = (locator: Locator) => locator.filter({ visible: true }).first();

/** Clicks the first visible button with a caption; in a dialog, where one is open. */
export const clickButton =
  (caption: Caption): Opener =>
  async context => {
    const name = getCaption(context, caption);
    await visible(context.page.getByRole('button', { name, exact: true })).click();
  };

/** Clicks the first visible button of the screen with a text, whose accessible name may be longer. */
export const clickText =
  (caption: Caption): Opener =>
  async context => {
    const hasText = getCaption(context, caption);
    await visible(context.page.locator('main button').filter({ hasText })).click();
  };

/** Waits for a button: an overlay replaces the one before it. */
export const waitForButton =
  (caption: Caption): Opener =>
  async context => {
    const name = getCaption(context, caption);
    await context.page.getByRole('button', { name, exact: true }).last().waitFor();
  };

/** Clicks the first visible element of each selector. */
export const clickFirst =
  (...selectors: readonly string[]): Opener =>
  async ({ page }) => {
    for (const selector of selectors) await visible(page.locator(selector)).click();
  };

/** Checks the first visible radio button or checkbox of a selector. */
export const checkFirst =
  (selector: string): Opener =>
  ({ page }) =>
    page.locator(selector).first().check();

/** Presses a key or a combination of keys. */
export const pressKeys =
  (keys: string): Opener =>
  ({ page }) =>
    page.keyboard.press(keys);

/** Selects an item of the open menu. */
export const chooseItem =
  (caption: Caption): Opener =>
  async context => {
    const name = getCaption(context, caption);
    await context.page.getByRole('menuitem', { name, exact: true }).click();
  };

/** Selects an action in the menu of the first row. */
export const chooseRowAction = (caption: Caption): Opener =>
  sequence(clickFirst('.row-more'), chooseItem(caption));

/** Selects an action in the menu of a device page. */
export const chooseDeviceAction = (caption: Caption): Opener =>
  sequence(clickFirst('.asset-more'), chooseItem(caption));

/** Runs openers in order. */
export function sequence(...openers: readonly Opener[]): Opener {
  return async context => {
    for (const open of openers) await open(context);
  };
}

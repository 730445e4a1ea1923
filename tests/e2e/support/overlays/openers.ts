import type { Locator } from '@playwright/test';

import type { ButtonLabel, Opener, OverlayContext } from './Overlay.ts';

/** Returns the label in the language of the screen. */
export const getButtonLabel = (
  { translate, language }: OverlayContext,
  label: ButtonLabel,
): string => (typeof label === 'string' ? translate(label) : label[language]);

const visible = (locator: Locator) => locator.filter({ visible: true }).first();

/** Clicks the first visible button with a label; in a dialog, where one is open. */
export const clickButton =
  (label: ButtonLabel): Opener =>
  async context => {
    const name = getButtonLabel(context, label);
    await visible(context.page.getByRole('button', { name, exact: true })).click();
  };

/** Clicks the first visible button of the screen with a text, whose accessible name may be longer. */
export const clickText =
  (label: ButtonLabel): Opener =>
  async context => {
    const hasText = getButtonLabel(context, label);
    await visible(context.page.locator('main button').filter({ hasText })).click();
  };

/** Waits for a button: an overlay replaces the one before it. */
export const waitForButton =
  (label: ButtonLabel): Opener =>
  async context => {
    const name = getButtonLabel(context, label);
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
  (label: ButtonLabel): Opener =>
  async context => {
    const name = getButtonLabel(context, label);
    await context.page.getByRole('menuitem', { name, exact: true }).click();
  };

/** Selects an action in the menu of the first row. */
export const chooseRowAction = (label: ButtonLabel): Opener =>
  sequence(clickFirst('.row-more'), chooseItem(label));

/** Opens the menu of the row of a record: another list may be on the screen until its row is. */
export const clickMoreOf =
  (record: string): Opener =>
  async ({ page, translate }) => {
    const name = translate('record.more', { record });
    await page.getByRole('button', { name, exact: true }).click();
  };

/** Selects an action in the menu of the row of a record. */
export const chooseActionOf = (record: string, label: ButtonLabel): Opener =>
  sequence(clickMoreOf(record), chooseItem(label));

/** Selects the row of a record. */
export const checkRecord =
  (record: string): Opener =>
  async ({ page, translate }) => {
    const name = translate('list.select', { record });
    await page.getByRole('checkbox', { name, exact: true }).check();
  };

/** Selects an action in the menu of a device page. */
export const chooseDeviceAction = (label: ButtonLabel): Opener =>
  sequence(clickFirst('.asset-more'), chooseItem(label));

/** Runs openers in order. */
export function sequence(...openers: readonly Opener[]): Opener {
  return async context => {
    for (const open of openers) await open(context);
  };
}

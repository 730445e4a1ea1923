import type { InteractionContext } from './Screenshot.ts';

/** The interactions with a page. */
export type Interaction = (context: InteractionContext) => Promise<void>;

/** A phone has no top bar. */
export const isPhone = ({ variant }: InteractionContext) => variant.width < 600;

/** A button, by the key of its texts. */
export const clickButton =
  (key: string): Interaction =>
  ({ page, translate }) =>
    page
      .getByRole('button', { name: translate(key), exact: true })
      .first()
      .click();

/** Clicks the first visible element of each selector. */
export const clickFirst =
  (...selectors: readonly string[]): Interaction =>
  async ({ page }) => {
    for (const selector of selectors)
      await page.locator(selector).filter({ visible: true }).first().click();
  };

/** Presses a key or a combination of keys. */
export const pressKeys =
  (keys: string): Interaction =>
  ({ page }) =>
    page.keyboard.press(keys);

/** Runs interactions in order. */
export const sequence =
  (...interactions: readonly Interaction[]): Interaction =>
  async context => {
    for (const interact of interactions) await interact(context);
  };

/** Items of the top bar of a desktop are in the “More” sheet of a phone. */
export const desktopOrPhone =
  (desktop: Interaction, phone: Interaction): Interaction =>
  context =>
    isPhone(context) ? sequence(clickButton('shell.more'), phone)(context) : desktop(context);

/** Clicks an action of the menu of the first row, by its index. */
export const clickRowAction =
  (nth: number): Interaction =>
  async ({ page }) => {
    await page.locator('.row-more').first().click();
    await page.getByRole('menuitem').nth(nth).click();
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
  };

/** Signs in and waits for a selector. */
export const signInAs =
  (username: string, password: string, then: string): Interaction =>
  async ({ page }) => {
    await page.locator('form input').first().fill(username);
    await page.locator('form input[type=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.locator(then).first().waitFor({ timeout: 20_000 });
  };

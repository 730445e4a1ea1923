import type { Stage } from './Shot.ts';

/** The interactions with a page. */
export type Interaction = (stage: Stage) => Promise<void>;

/** The bar of a desk is not there. */
export const isPhone = ({ look }: Stage) => look.width < 600;

/** A button, by the key of its words. */
export const press =
  (key: string): Interaction =>
  ({ page, translate }) =>
    page
      .getByRole('button', { name: translate(key), exact: true })
      .first()
      .click();

/** Each of the selectors in turn. */
export const pick =
  (...selectors: readonly string[]): Interaction =>
  async ({ page }) => {
    for (const selector of selectors)
      await page.locator(selector).filter({ visible: true }).first().click();
  };

/** One key, or several at once. */
export const type =
  (keys: string): Interaction =>
  ({ page }) =>
    page.keyboard.press(keys);

/** One after the other. */
export const inTurn =
  (...acts: readonly Interaction[]): Interaction =>
  async stage => {
    for (const act of acts) await act(stage);
  };

/** What the bar of a desk has, a phone has behind “More”. */
export const byWidth =
  (desk: Interaction, phone: Interaction): Interaction =>
  stage =>
    isPhone(stage) ? inTurn(press('shell.more'), phone)(stage) : desk(stage);

/** The nth act of the menu of the only row. */
export const ofRow =
  (nth: number): Interaction =>
  async ({ page }) => {
    await page.locator('.row-more').first().click();
    await page.getByRole('menuitem').nth(nth).click();
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
  };

/** Signs in, and waits for what comes of it. */
export const signInAs =
  (username: string, password: string, then: string): Interaction =>
  async ({ page }) => {
    await page.locator('form input').first().fill(username);
    await page.locator('form input[type=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.locator(then).first().waitFor({ timeout: 20_000 });
  };

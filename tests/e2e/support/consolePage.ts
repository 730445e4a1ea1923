import { expect, type Locator, type Page } from '@playwright/test';

import type { Translate } from './messages.ts';

/** The password of every seeded account. */
export const SEEDED_PASSWORD = 'Lamp#2026';

/** A page object of the console, with its messages; the same for desktop and phone. */
export interface ConsolePage {
  readonly signIn: (username: string, password?: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Searches the open list: types into its search box and presses Enter. */
  readonly search: (label: string, part: string) => Promise<void>;
  /** Selects an action in the menu of a record. */
  readonly choose: (record: string, action: string) => Promise<void>;
  /** The row or the card of a record. */
  readonly entry: (record: string) => Locator;
  /** All rows or cards of the list. */
  readonly entries: Locator;
  /** The open dialog. */
  readonly dialog: Locator;
  /** Presses a button of the open dialog, and waits until it closes. */
  readonly confirm: (text: string) => Promise<void>;
  /** Waits for a notification. */
  readonly expectNotification: (text: string) => Promise<void>;
}

/** Opens the console without the page of the sign-in, which costs a second of processor time and has tests of its own. */
export interface ConsoleOpener {
  /** Opens a path with a new session of a seeded account, by default that of the administrator. */
  readonly openSignedIn: (path: string, username?: string) => Promise<void>;
}

/** Creates the page object. */
export function createConsolePage(page: Page, translate: Translate, isPhone: boolean): ConsolePage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const main = page.getByRole('main');
  const entries = isPhone ? main.getByRole('listitem') : main.locator('tbody').getByRole('row');
  const menuOf = (record: string) => button(translate('record.more', { record }));
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const leave = translate('shell.logout');

  return {
    entries,
    dialog,
    entry: record => entries.filter({ has: menuOf(record) }),
    signIn: async (username, password = SEEDED_PASSWORD) => {
      await page.getByLabel(translate('signIn.username'), { exact: true }).fill(username);
      await page.getByLabel(translate('signIn.password'), { exact: true }).fill(password);
      await button(translate('signIn.submit')).click();
    },
    signOut: async () => {
      await button(
        isPhone ? translate('shell.more') : translate('shell.user', { name: 'admin' }),
      ).click();
      await inDialog(leave).click();
      await expect(dialog).toContainText(translate('shell.logout.title'));
      await inDialog(leave).click();
    },
    search: async (label, part) => {
      const box = page.getByRole('searchbox', { name: translate('list.search', { field: label }) });
      await box.fill(part);
      await box.press('Enter');
    },
    choose: async (record, action) => {
      await menuOf(record).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    confirm: async text => {
      await inDialog(text).click();
      await expect(dialog).toBeHidden();
    },
    expectNotification: async text => {
      // The text follows the label of its type, which is for screen readers.
      await expect(page.getByText(text)).toBeVisible();
    },
  };
}

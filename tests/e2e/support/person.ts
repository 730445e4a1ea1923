import { expect, type Locator, type Page } from '@playwright/test';

import type { Translate } from './messages.ts';

/** The password of every seeded account. */
export const SEEDED_PASSWORD = 'Lamp#2026';

/** What a person does, in the words that the console has for it; the same at a desk and on a phone. */
export interface Person {
  readonly signIn: (username: string, password?: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Searches the list that is open, as its box is meant: type, then Enter. */
  readonly search: (label: string, part: string) => Promise<void>;
  /** Chooses an action of the menu of a record. */
  readonly choose: (record: string, action: string) => Promise<void>;
  /** The line or the card of a record. */
  readonly entry: (record: string) => Locator;
  /** All lines or cards of the list. */
  readonly entries: Locator;
  /** The dialog that is open. */
  readonly dialog: Locator;
  /** Presses a button of the open dialog, and waits until it is gone. */
  readonly confirm: (words: string) => Promise<void>;
  /** Waits for what the console tells in passing. */
  readonly isTold: (words: string) => Promise<void>;
}

/** Somebody before a page. */
export function createPerson(page: Page, say: Translate, isPhone: boolean): Person {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const main = page.getByRole('main');
  const entries = isPhone ? main.getByRole('listitem') : main.locator('tbody').getByRole('row');
  const menuOf = (record: string) => button(say('record.more', { record }));
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const leave = say('shell.logout');

  return {
    entries,
    dialog,
    entry: record => entries.filter({ has: menuOf(record) }),
    signIn: async (username, password = SEEDED_PASSWORD) => {
      await page.getByLabel(say('signIn.username'), { exact: true }).fill(username);
      await page.getByLabel(say('signIn.password'), { exact: true }).fill(password);
      await button(say('signIn.submit')).click();
    },
    signOut: async () => {
      await button(isPhone ? say('shell.more') : say('shell.user', { name: 'admin' })).click();
      await inDialog(leave).click();
      await expect(dialog).toContainText(say('shell.logout.ask'));
      await inDialog(leave).click();
    },
    search: async (label, part) => {
      const box = page.getByRole('searchbox', { name: say('list.search', { field: label }) });
      await box.fill(part);
      await box.press('Enter');
    },
    choose: async (record, action) => {
      await menuOf(record).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    confirm: async words => {
      await inDialog(words).click();
      await expect(dialog).toBeHidden();
    },
    isTold: async words => {
      // The words follow that of their kind, which is for those who cannot see its colour.
      await expect(page.getByText(words)).toBeVisible();
    },
  };
}

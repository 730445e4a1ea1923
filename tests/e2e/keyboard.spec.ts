import type { Locator, Page } from '@playwright/test';

import { SEEDED_PASSWORD } from './support/person.ts';
import { expect, test } from './support/test.ts';
import { actOf } from './support/words.ts';

const STOPS = 60;

/** Presses Tab until the element has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus does not come to ${target.toString()} in ${STOPS} stops.`);
}

test('all of it works without a mouse [UX-07/users]', async ({ page, person, say, language }) => {
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const lock = actOf('lockUser', language);
  const name = 'operator';

  await test.step('signing in: the first field has the focus, Enter submits', async () => {
    await page.goto('/');
    await expect(page.getByLabel(say('signIn.username'), { exact: true })).toBeFocused();
    await keyboard.type('admin');
    await keyboard.press('Tab');
    await keyboard.type(SEEDED_PASSWORD);
    await keyboard.press('Enter');
  });

  await test.step('to the users, and to one of them', async () => {
    await reach(page, page.getByRole('main').locator('a[href="/permissionManage"]'));
    await keyboard.press('Enter');
    await reach(page, page.getByRole('searchbox'));
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(name));
    await expect(person.entry(name)).toBeVisible();
  });

  await test.step('locks: the menu by arrows, the dialog begins at what harms least', async () => {
    await reach(page, button(say('record.more', { record: name })));
    await keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: lock, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await keyboard.press('Enter');
    await expect(person.dialog.getByRole('button', { name: say('shell.cancel') })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(person.dialog).toBeHidden();
    await expect(person.entry(name).getByLabel(say('users.isLocked'))).toBeVisible();
  });

  await test.step('Escape leaves a form, and the focus goes back to what opened it', async () => {
    await reach(page, button(say('users.add')));
    await keyboard.press('Enter');
    await expect(person.dialog.getByRole('textbox').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(person.dialog).toBeHidden();
    await expect(button(say('users.add'))).toBeFocused();
  });

  await test.step('signs out', async () => {
    await reach(page, button(say('shell.user', { name: 'admin' })));
    await keyboard.press('Enter');
    const leave = person.dialog.getByRole('button', { name: say('shell.logout'), exact: true });
    await reach(page, leave);
    await keyboard.press('Enter');
    await expect(person.dialog).toContainText(say('shell.logout.ask'));
    await reach(page, leave);
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: say('signIn.submit') })).toBeVisible();
  });
});

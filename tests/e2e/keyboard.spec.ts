import type { Page } from '@playwright/test';

import { SEEDED_PASSWORD } from './support/consolePage.ts';
import { reach } from './support/reach.ts';
import { expect, test } from './support/test.ts';
import { getOperationLabel } from './support/messages.ts';

test('all of it works without a mouse', async ({ page, consolePage, translate, language }) => {
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const lock = getOperationLabel('lockUser', language);
  // Not an account that another test signs in with: both may run before the same city.
  const name = 'guest';

  await test.step('signing in: the first field has the focus, Enter submits', async () => {
    await page.goto('/');
    await expect(page.getByLabel(translate('signIn.username'), { exact: true })).toBeFocused();
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
    await expect(consolePage.entry(name)).toBeVisible();
  });

  await test.step('locks: the menu by arrows, the dialog has its initial focus on the safe button', async () => {
    await reach(page, button(translate('record.more', { record: name })));
    await keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: lock, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await keyboard.press('Enter');
    await expect(
      consolePage.dialog.getByRole('button', { name: translate('shell.cancel') }),
    ).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(consolePage.dialog).toBeHidden();
    await expect(consolePage.entry(name).getByLabel(translate('users.isLocked'))).toBeVisible();
  });

  await test.step('Escape leaves a form, and the focus goes back to what opened it', async () => {
    await reach(page, button(translate('users.add')));
    await keyboard.press('Enter');
    await expect(consolePage.dialog.getByRole('textbox').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(consolePage.dialog).toBeHidden();
    await expect(button(translate('users.add'))).toBeFocused();
  });

  await test.step('signs out', async () => {
    await reach(page, button(translate('shell.user', { name: 'admin' })));
    await keyboard.press('Enter');
    const leave = consolePage.dialog.getByRole('button', {
      name: translate('shell.logout'),
      exact: true,
    });
    await reach(page, leave);
    await keyboard.press('Enter');
    await expect(consolePage.dialog).toContainText(translate('shell.logout.title'));
    await reach(page, leave);
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: translate('signIn.submit') })).toBeVisible();
  });
});

/** Fails when the focus is on nothing, or when nothing shows where it is. */
async function expectFocus(page: Page, step: string): Promise<void> {
  const focus = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'lost';
      // A heading that has been sent the focus is no control; a field shows its caret.
      if (element.matches('main, h1, input:not([type=checkbox], [type=radio]), textarea'))
        return '';
      const outlined = [element, element.parentElement, element.nextElementSibling];
      const isSeen = outlined.some(one => {
        const { outlineStyle, outlineWidth } = one
          ? getComputedStyle(one)
          : { ...{ outlineStyle: 'none', outlineWidth: '0' } };
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      });
      return isSeen ? '' : `invisible on ${element.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(focus, { message: `the focus after: ${step}` }).toBe('');
}

test('an operator commands lamps, confirms an alert and signs out without a mouse, and always sees the focus', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const { keyboard } = page;
  const call = city.callAs('operator');
  const where = { model: 'ssslc', status: 'normal', id: { like: 'SSSLC' } };
  const filter = encodeURIComponent(JSON.stringify({ where, order: ['id ASC'], limit: 200 }));
  const lamps = (await call(`/core/assets?filter=${filter}`)) as readonly { readonly id: string }[];
  const tens = Map.groupBy(lamps, ({ id }) => id.slice(0, -1));
  // Two that one search finds.
  const [part, [lamp, other] = []] = [...tens].find(([, each]) => each.length > 1) ?? [];
  if (!part || !lamp || !other) throw new Error('The city has no such lamps.');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const choice = (name: string | RegExp) =>
    consolePage.dialog.getByRole('button', { name, exact: true });

  /** Goes to what the palette finds. */
  async function find(text: string, option: string | RegExp) {
    const palette = page.getByRole('combobox', { name: translate('palette.open') });
    await keyboard.press('Control+k');
    await expect(palette).toBeFocused();
    await keyboard.type(text);
    const found = page.getByRole('option', { name: option }).first();
    await expect(found).toBeVisible();
    await expect(async () => {
      if ((await found.getAttribute('aria-selected')) !== 'true') await keyboard.press('ArrowDown');
      await expect(found).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
    }).toPass();
    await keyboard.press('Enter');
    await expect(palette).toBeHidden();
  }

  await test.step('signs in, and the page has the focus', async () => {
    await page.goto('/');
    await expect(page.getByLabel(translate('signIn.username'), { exact: true })).toBeFocused();
    await keyboard.type('operator');
    await keyboard.press('Tab');
    await keyboard.type(SEEDED_PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('finds a lamp and switches it off', async () => {
    await find(lamp.id, new RegExp(lamp.id, 'u'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await reach(page, button('Off'));
    await keyboard.press('Enter');
    await expect(choice(translate('shell.cancel'))).toBeFocused();
    await reach(page, choice('Switch off'));
    await expectFocus(page, 'going to Switch off');
    await keyboard.press('Enter');
    await expect(consolePage.dialog).toBeHidden();
    await expectFocus(page, 'switching off');
  });

  await test.step('returns it to its strategy: the button goes, the focus stays next to it', async () => {
    await reach(page, button('Return to strategy'));
    await keyboard.press('Enter');
    await reach(page, choice('Return to strategy'));
    await keyboard.press('Enter');
    await expect(consolePage.dialog).toBeHidden();
    await expect(button('Return to strategy')).toHaveCount(0);
    await expectFocus(page, 'returning to the strategy');
    await expect(page.locator('.asset-light :focus')).toHaveCount(1);
  });

  await test.step('confirms an alert from its menu', async () => {
    await find('Current alerts', /Current alerts/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const unconfirmed = page.getByRole('main').getByRole('row').filter({ hasText: 'unconfirmed' });
    await reach(page, unconfirmed.locator('.row-more').first());
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await reach(page, page.getByRole('menuitem', { name: 'Confirm', exact: true }), 'ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByText(/: confirmed$/u)).toBeVisible();
    await expectFocus(page, 'confirming an alert');
  });

  await test.step('filters a list, selects two rows, and commands both', async () => {
    await find('Single-lamp controllers', /Single-lamp controllers/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await reach(page, page.getByLabel('Device ID contains'));
    await keyboard.type(part);
    await keyboard.press('Enter');
    await expect(page.locator('.filter-chip')).toContainText(part);
    for (const { id } of [lamp, other]) {
      const row = page.getByRole('main').locator('tbody').getByRole('row').filter({ hasText: id });
      await reach(page, row.getByRole('checkbox'));
      await keyboard.press('Space');
    }
    await expect(page.getByText(translate('bulk.selected', { count: '2' }))).toBeVisible();
    // What can be done with the rows is in the palette, without passing all the others.
    await find('Switch and dim', /^Switch and dim/u);
    await expect(consolePage.dialog).toContainText('2');
    await reach(page, choice(/^Switch on/u));
    await expectFocus(page, 'going to the command');
    await keyboard.press('Enter');
    await expect(consolePage.dialog).toContainText(/succeeded|done|not sent|failed|offline/iu);
  });

  await test.step('reads the result and closes it', async () => {
    await reach(page, choice(translate('bulk.close')));
    await keyboard.press('Enter');
    await expect(consolePage.dialog).toBeHidden();
    await expectFocus(page, 'closing the result');
  });

  await test.step('signs out', async () => {
    await reach(page, button(translate('shell.user', { name: 'operator' })), 'Shift+Tab');
    await keyboard.press('Enter');
    const leave = choice(translate('shell.logout'));
    await reach(page, leave);
    await keyboard.press('Enter');
    await expect(consolePage.dialog).toContainText(translate('shell.logout.title'));
    await reach(page, leave);
    await keyboard.press('Enter');
    await expect(page.getByLabel(translate('signIn.username'), { exact: true })).toBeFocused();
  });
});

import type { Page, Route } from '@playwright/test';

import type { ConsoleOpener, ConsolePage } from './support/consolePage.ts';
import { expect, test } from './support/test.ts';
import { getColumnLabel } from './support/messages.ts';

const open = async (page: Page, consolePage: ConsolePage & ConsoleOpener, path: string) => {
  await consolePage.openSignedIn(path);
  await expect(consolePage.entries.first()).toBeVisible();
};

/** Also while a chooser is open, which hides the table from screen readers. */
const heads = async (page: Page) =>
  (await page.locator('thead th').allTextContents()).filter(text => text !== '');

test('a list looks as its reader likes it, also after signing out: columns, order, density, the whole screen [UX-01]', async ({
  page,
  consolePage,
  translate,
  language,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const actions = translate('list.actions');
  const column = (source: string) => getColumnLabel(source, language);
  const [role, username, lastLogin] = ['roleId', 'username', 'lastLoginDate'].map(column) as [
    string,
    string,
    string,
  ];
  await open(page, consolePage, '/permissionManage');
  const usual = await heads(page);

  await test.step('hides a column, shows another, and drags one by its grip', async () => {
    await button(translate('columns.title')).click();
    const chooser = page.getByRole('dialog', { name: translate('columns.title') });
    await chooser.getByRole('checkbox', { name: lastLogin }).uncheck();
    await chooser.getByRole('checkbox', { name: column('locked') }).check();
    const grip = (name: string) =>
      chooser.getByRole('listitem').filter({ hasText: name }).locator('.columns-grip');
    const from = await grip(role).boundingBox();
    const to = await grip(username).boundingBox();
    if (!from || !to) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + 10, to.y + 14, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await heads(page)).slice(0, 2)).toEqual([username, role]);
    await page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
  });

  const mine = await heads(page);
  expect(mine).toContain(column('locked'));
  expect(mine.filter(head => head.startsWith(lastLogin))).toEqual([]);

  await test.step('makes room between the rows', async () => {
    await button(translate('list.density')).click();
    await expect(consolePage.entries.first()).toHaveJSProperty('offsetHeight', 48);
  });

  await test.step('finds all of it again after signing out and in', async () => {
    await consolePage.signOut();
    await page.goto('/permissionManage');
    await consolePage.signIn('admin');
    await expect(consolePage.entries.first()).toBeVisible();
    expect(await heads(page)).toEqual(mine);
    await expect(button(translate('list.density'))).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('moves a column with the keys, and goes back to what the document defines', async () => {
    await button(translate('columns.title')).click();
    const chooser = page.getByRole('dialog', { name: translate('columns.title') });
    await chooser.getByRole('checkbox', { name: role }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(chooser.getByRole('checkbox', { name: role })).toBeFocused();
    await expect.poll(async () => (await heads(page))[0]).toBe(role);
    await chooser.getByRole('button', { name: translate('columns.reset') }).click();
    await expect.poll(() => heads(page)).toEqual(usual);
    await page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
    expect(usual).toContain(actions);
  });

  await test.step('fills the screen, and leaves it', async () => {
    const bar = page.locator('.topbar');
    await button(translate('list.full')).click();
    await expect(bar).toBeHidden();
    // The bar is hidden at once, the browser fills the screen a moment later.
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await button(translate('list.full')).click();
    await expect(bar).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  await test.step('requests the rows again', async () => {
    const again = page.waitForResponse(/\/api\/users\/users\?/);
    await button(translate('list.refresh')).click();
    expect((await again).ok()).toBe(true);
  });
});

/** Delays every list of users until it is released. The route stays: a request may arrive while it is removed. */
async function holdLists(page: Page) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/api\/users\/users\?/, route =>
    isHeld ? void held.push(route) : route.fallback(),
  );
  return async () => {
    isHeld = false;
    await Promise.all(held.map(route => route.continue()));
  };
}

test('nothing moves before 300 ms; then a skeleton without motion, and old rows pale while new ones load', async ({
  page,
  consolePage,
  translate,
}) => {
  await open(page, consolePage, '/permissionManage');
  const first = (await consolePage.entries.first().textContent()) ?? '';
  const rows = page.locator('.list-rows');

  const letGo = await holdLists(page);
  await page.getByRole('button', { name: translate('pagination.next'), exact: true }).click();
  await expect(rows).toHaveClass(/list-stale/);
  expect(await rows.evaluate(at => getComputedStyle(at).transitionDelay)).toBe('0.3s');
  await expect(rows).toHaveCSS('opacity', '0.6');
  await expect(consolePage.entries.first()).toHaveText(first);
  await letGo();
  await expect(rows).toHaveCSS('opacity', '1');
  await expect(consolePage.entries.first()).not.toHaveText(first);

  const letGoAgain = await holdLists(page);
  await page.reload();
  const skeleton = page.locator('.after-300ms');
  await expect(skeleton).toBeVisible();
  expect(await skeleton.evaluate(at => getComputedStyle(at).animationDelay)).toBe('0.3s');
  expect(
    await skeleton
      .locator('.skeleton-row')
      .first()
      .evaluate(at => at.getAnimations().length),
  ).toBe(0);
  await letGoAgain();
  await expect(consolePage.entries.first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the order, the size and the last page of a list are within reach', async ({
    page,
    consolePage,
    translate,
  }) => {
    await open(page, consolePage, '/permissionManage');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(translate('pagination.last')).tap();
    await expect(page).toHaveURL(/page=\d{3}/);
    await expect(consolePage.entries.first()).toBeVisible();

    await button(translate('list.options')).tap();
    const sheet = page.getByRole('dialog', { name: translate('list.options') });
    await sheet.getByRole('button', { name: translate('list.sort.ASC') }).tap();
    await expect(page).toHaveURL(/order=DESC/);
    await sheet.getByRole('combobox', { name: translate('pagination.size') }).tap();
    await page.getByRole('option', { name: translate('pagination.size.of', { size: '50' }) }).tap();
    await expect(page).toHaveURL(/perPage=50/);
    await sheet.getByRole('button', { name: translate('shell.close') }).tap();
    await expect(consolePage.entries).toHaveCount(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('a device type that is too long for its card ends in an ellipsis, not at the edge', async ({
    page,
    consolePage,
  }) => {
    await open(page, consolePage, '/data/assets');
    const models = page.locator('.list-card-second .field-ellipsis');
    await expect(models.filter({ hasText: 'Single-lamp controller' }).first()).toBeVisible();
    const beyond = await models.evaluateAll(all =>
      all.map(one => {
        const line = one.closest('.list-card-second')!.getBoundingClientRect();
        return Math.max(0, Math.floor(one.getBoundingClientRect().right - line.right));
      }),
    );
    expect(Math.max(...beyond)).toBe(0);
  });
});

test('the bulk bar covers neither the last row nor the pagination', async ({
  page,
  consolePage,
  translate,
}) => {
  await open(page, consolePage, '/permissionManage');
  const boxes = page.locator(
    '.list-rows tbody input[type=checkbox], .list-card input[type=checkbox]',
  );
  await boxes.first().check({ force: true });
  const bar = page.getByRole('region', { name: translate('bulk.bar') });
  await expect(bar).toBeVisible();
  await boxes.last().scrollIntoViewIfNeeded();
  const edges = await page.evaluate(() => {
    const of = (selector: string) =>
      [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
    const row = of('.list-rows tbody tr, .list-card');
    return {
      row: row?.bottom,
      bar: of('.bulk')?.toJSON() as DOMRect,
      pager: of('.pagination')?.top,
    };
  });
  expect(edges.row).toBeLessThanOrEqual(edges.bar.top);
  expect(edges.pager).toBeGreaterThanOrEqual(edges.bar.bottom);
});

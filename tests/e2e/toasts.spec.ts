import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';
import type { ConsolePage } from './support/consolePage.ts';

/** The controls that can be reached now. */
const CONTROLS = 'button, a[href], input, select, textarea, [role="button"], [role="tab"]';

const open = async (page: Page, consolePage: ConsolePage, path: string) => {
  await page.goto('/login');
  await consolePage.signIn('admin');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(path);
};

/** Shows a notice that stays: that the connection is lost. */
const tell = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.locator('.toast')).toBeVisible();
};

/** The names of the controls that a toast covers. */
const covered = (page: Page, within: string) =>
  page.evaluate(
    ([controls, scope]) => {
      const toasts = [...document.querySelectorAll('.toast')].map(one =>
        one.getBoundingClientRect(),
      );
      const boxes = [...document.querySelectorAll(scope)].flatMap(one => [
        ...one.querySelectorAll(controls),
      ]);
      return boxes
        .filter(one => !one.closest('.toasts') && one.checkVisibility({ visibilityProperty: true }))
        .filter(one => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
          return (
            isInWindow &&
            toasts.some(
              toast =>
                left < toast.right &&
                right > toast.left &&
                top < toast.bottom &&
                bottom > toast.top,
            )
          );
        })
        .map(one => one.getAttribute('aria-label') ?? one.textContent);
    },
    [CONTROLS, within] as const,
  );

const isClear = async (page: Page, within = 'body') =>
  expect.poll(() => covered(page, within)).toEqual([]);

/** Whether the box of a locator and the toasts have no point in common. */
const isBeside = async (page: Page, selector: string) =>
  expect
    .poll(async () => {
      const [one, other] = await Promise.all([
        page.locator(selector).first().boundingBox(),
        page.locator('.toasts').boundingBox(),
      ]);
      if (!one || !other) return 'not there';
      return one.x >= other.x + other.width ||
        other.x >= one.x + one.width ||
        one.y >= other.y + other.height ||
        other.y >= one.y + one.height
        ? 'beside'
        : 'covered';
    })
    .toBe('beside');

test('a toast covers no action of a row, button of a page, pager or bulk bar, and a click goes through it', async ({
  page,
  consolePage,
  translate,
}) => {
  await open(page, consolePage, '/permissionManage');
  await expect(consolePage.entries.first()).toBeVisible();
  await tell(page);
  await isClear(page);
  const behind = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.toast')!.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && hit.closest('.toasts') === null;
  });
  expect(behind).toBe(true);
  await consolePage.entries.nth(1).getByRole('checkbox').check();
  await expect(page.getByText(/selected/u).first()).toBeVisible();
  await isClear(page);
  await page.getByRole('button', { name: translate('notice.close') }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a toast covers no dialog, drawer or control of a map', async ({
  page,
  consolePage,
  translate,
}) => {
  await open(page, consolePage, '/permissionManage');
  await expect(consolePage.entries.first()).toBeVisible();
  await tell(page);
  await page.getByRole('button', { name: translate('users.add'), exact: true }).click();
  await expect(consolePage.dialog).toBeVisible();
  await isBeside(page, '.MuiDialog-paper');
  await page.keyboard.press('Escape');
  await expect(consolePage.dialog).toBeHidden();
  await page.getByRole('button', { name: /^Tasks/u }).click();
  await isBeside(page, '.over-drawer');
  await isClear(page, '.over-drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Messages/u }).click();
  await isBeside(page, '.over-drawer');
  await isClear(page);
  await page.goto('/domainManage/mapPreview');
  await expect(page.locator('.map-buttons')).toBeVisible();
  await tell(page);
  await isClear(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a toast covers no dialog button, menu of a card or place of the bar, nor what has the focus', async ({
    page,
    consolePage,
    translate,
  }) => {
    await open(page, consolePage, '/permissionManage');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await tell(page);
    await isClear(page, '.bottom-bar');
    const controls = page.getByRole('main').locator(CONTROLS);
    for (const control of (await controls.all()).slice(0, 12)) {
      await control.focus();
      await expect
        .poll(() =>
          page.evaluate(() => {
            const focus = document.activeElement!.getBoundingClientRect();
            const toasts = document.querySelector('.toasts')!.getBoundingClientRect();
            return (
              focus.left >= toasts.right ||
              focus.right <= toasts.left ||
              focus.top >= toasts.bottom ||
              focus.bottom <= toasts.top
            );
          }),
        )
        .toBe(true);
    }
    await page
      .getByRole('button', { name: translate('users.add'), exact: true })
      .first()
      .click();
    await expect(page.locator('.MuiDialog-paper')).toBeVisible();
    await isClear(page, '.MuiDialog-paper');
  });

  test('a toast covers neither the bar nor the controls of a drawer that fills the window above it', async ({
    page,
    consolePage,
    translate,
  }) => {
    await open(page, consolePage, '/permissionManage');
    await page
      .locator('.bottom-bar')
      .getByRole('button', { name: new RegExp(`^${translate('shell.more')}`, 'u') })
      .click();
    await page.getByRole('button', { name: new RegExp(`^${translate('messages')}`, 'u') }).click();
    await expect(page.locator('.over-drawer')).toBeVisible();
    await tell(page);
    await isClear(page);
  });

  test('a toast covers no title of a dialog that fills the window', async ({
    page,
    consolePage,
    translate,
  }) => {
    await open(page, consolePage, '/permissionManage');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await tell(page);
    await page.getByRole('button', { name: translate('filter.sheet') }).click();
    await expect(page.locator('.filter-sheet')).toBeVisible();
    await isBeside(page, '.MuiDialogTitle-root');
    await isClear(page, '.MuiDialog-paper');
  });
});

import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';
import type { ConsoleOpener, ConsolePage } from './support/consolePage.ts';
import { installVisibilityTools } from './support/screens/visibilityTools.ts';

/** The controls that can be reached now. */
const CONTROLS = 'button, a[href], input, select, textarea, [role="button"], [role="tab"]';

const open = async (page: Page, consolePage: ConsolePage & ConsoleOpener, path: string) => {
  await page.addInitScript(installVisibilityTools);
  await consolePage.openSignedIn(path);
};

/** Shows notifications that stay: that the connection is lost. */
const notify = async (page: Page, count = 1) => {
  await page.evaluate(times => {
    for (let time = 0; time < times; time += 1) dispatchEvent(new Event('offline'));
  }, count);
  await expect(page.locator('.toast')).toHaveCount(count);
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
          // What a scrolled list clips is not visible.
          const box = window.visibility.seenPart(one);
          const { left, right, top, bottom } = box;
          const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
          return (
            isInWindow &&
            box.width > 0 &&
            box.height > 0 &&
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
const isNextTo = async (page: Page, selector: string) =>
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

test('a toast covers no action of a row, button of a page, pagination or bulk bar, and a click goes through it', async ({
  page,
  consolePage,
  translate,
}) => {
  await open(page, consolePage, '/permissionManage');
  await expect(consolePage.entries.first()).toBeVisible();
  await notify(page);
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
  await notify(page);
  await page.getByRole('button', { name: translate('users.add'), exact: true }).click();
  await expect(consolePage.dialog).toBeVisible();
  await isNextTo(page, '.MuiDialog-paper');
  await page.keyboard.press('Escape');
  await expect(consolePage.dialog).toBeHidden();
  await page.getByRole('button', { name: /^Tasks/u }).click();
  await isNextTo(page, '.over-drawer');
  await isClear(page, '.over-drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Messages/u }).click();
  await isNextTo(page, '.over-drawer');
  await isClear(page);
  await page.goto('/domainManage/mapPreview');
  await expect(page.locator('.map-buttons')).toBeVisible();
  await notify(page);
  await isClear(page);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('three toasts cover no part of a dialog: the newest one is shown where not all have room', async ({
    page,
    consolePage,
  }) => {
    await open(page, consolePage, '/systemOperation/config/ssslc');
    await page.locator('.row-more').first().click();
    await page.getByRole('menuitem', { name: 'Upgrade', exact: true }).click();
    await expect(consolePage.dialog.getByRole('radio').first()).toBeVisible();
    await notify(page, 3);
    await isNextTo(page, '.MuiDialog-paper');
    await expect(page.locator('.toast').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('toasts have a strip of their own above the bar: they cover no menu of a card, pagination or button of a full list, and the page is whole after them', async ({
    page,
    consolePage,
    translate,
  }) => {
    await open(page, consolePage, '/permissionManage');
    await expect(consolePage.entries.first()).toBeVisible();
    const getPageBottom = () =>
      page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().bottom);
    const pageBottom = await getPageBottom();
    await notify(page, 3);
    await isNextTo(page, 'main');
    await isClear(page);
    // Neither does one cover a control at the other end of the list.
    await consolePage.entries.last().scrollIntoViewIfNeeded();
    await isClear(page);
    const first = consolePage.entry('admin').getByRole('button').last();
    await first.scrollIntoViewIfNeeded();
    await first.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await isNextTo(page, '[role=menu]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await isNextTo(page, 'main');
    const close = page.getByRole('button', { name: translate('notice.close') });
    for (const left of [2, 1, 0]) {
      await close.first().click();
      await expect(page.locator('.toast')).toHaveCount(left);
    }
    await expect.poll(getPageBottom).toBe(pageBottom);
  });

  test('a control at the end of a page that has the focus stays visible next to the strip', async ({
    page,
    consolePage,
  }) => {
    await open(page, consolePage, '/permissionManage');
    const isVisibleFocus = () =>
      page.evaluate(() => {
        const focus = document.activeElement!;
        const { height } = focus.getBoundingClientRect();
        return window.visibility.seenPart(focus).height > height - 2;
      });
    await expect(consolePage.entries.first()).toBeVisible();
    const indices = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main .row-more')];
      const { bottom } = document.querySelector('main .page-body')!.getBoundingClientRect();
      return boxes.flatMap((one, index) =>
        one.getBoundingClientRect().bottom <= bottom ? [index] : [],
      );
    });
    const last = page.locator('main .row-more').nth(indices.at(-1)!);
    await last.focus();
    await notify(page, 3);
    await isNextTo(page, 'main');
    await expect(last).toBeFocused();
    await expect.poll(isVisibleFocus).toBe(true);
    await isClear(page);
  });

  test('a toast covers no part of a dialog or drawer, full screen or not', async ({
    page,
    consolePage,
    translate,
  }) => {
    await open(page, consolePage, '/permissionManage');
    await expect(consolePage.entries.first()).toBeVisible();
    await notify(page, 3);
    const press = (key: string) =>
      page
        .getByRole('button', { name: translate(key), exact: true })
        .first()
        .click();
    for (const [surface, show] of [
      ['.MuiDialog-paper', () => press('users.add')],
      ['.MuiDialog-paper', () => press('filter.sheet')],
      ['.MuiDialog-paper', () => page.keyboard.press('Control+k')],
      ['.side-drawer', () => press('shell.lists')],
      ['.list-sheet', () => press('list.options')],
      ['.more-sheet', () => page.locator('.bottom-link').last().click()],
    ] as const) {
      await show();
      await expect(page.locator(surface)).toBeVisible();
      await isNextTo(page, surface);
      await page.keyboard.press('Escape');
      await expect(page.locator(surface)).toHaveCount(0);
      await isNextTo(page, 'main');
    }
    // A drawer that fills the window above the bar leaves both the bar and the strip.
    await page.locator('.bottom-link').last().click();
    await page.getByRole('button', { name: new RegExp(`^${translate('messages')}`, 'u') }).click();
    await isNextTo(page, '.over-drawer');
    await isClear(page);
  });
});

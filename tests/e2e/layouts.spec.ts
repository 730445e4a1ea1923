import type { Page } from '@playwright/test';

import { isSimilarRoute } from '../support/consoleRoutes.ts';
import { listAllRoutes } from './support/examine/listAllRoutes.ts';
import { collect, enter, OUT_OF_REACH, RECORDS, resize, walk } from './support/examine/examined.ts';
import { findClippedText, findLayoutFaults } from './support/examine/findLayoutFaults.ts';
import { expect, test } from './support/test.ts';

// A walk of a thousand steps keeps no picture of each.
test.use({ trace: 'off', reducedMotion: 'reduce' });
test.setTimeout(300_000);

/** From the narrowest phone that counts to a tablet that lies. @see UX-08 */
const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
] as const;

/** A finger needs so many pixels, in one direction at least what a line of a list has. */
const FINGER = 44;
/** Narrower than this, lists are cards. */
const PHONE = 600;
/** What does not fit at this width, each with the width. */
async function misfitsAt(page: Page, width: number): Promise<readonly string[]> {
  const isPhone = width < PHONE;
  const found = await findLayoutFaults(page, { isPhone, finger: FINGER });
  return [...found, ...(await findClippedText(page))].map(one => `${String(width)}: ${one}`);
}

for (const language of ['en', 'zh'] as const)
  test.describe(`under a finger, in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('every screen fits from 360 px: nothing beyond the page, under or on another, or cut; lists are cards on a phone [UX-08/layouts]', async ({
      page,
      consolePage,
      problems,
    }) => {
      problems.expect(OUT_OF_REACH);
      const findings = collect();
      await enter(page, consolePage);
      const look = async (path: string) => {
        // A list of other records stands as the first one does: the narrowest tells enough of it.
        for (const [width, height] of isSimilarRoute(path) ? SIZES.slice(0, 1) : SIZES) {
          await resize(page, width, height);
          findings.add(path, await misfitsAt(page, width));
        }
      };
      await walk(page, look, [...(await listAllRoutes()), ...RECORDS]);
      expect(findings.read()).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  const viewport = { width: 360, height: 640 };
  test.use({ viewport, hasTouch: true, isMobile: true });

  test('what opens over a screen fits too [UX-08/layouts]', async ({
    page,
    consolePage,
    translate,
  }) => {
    const findings = collect();
    await enter(page, consolePage);
    const operator = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
    const press = (key: string) =>
      page
        .getByRole('button', { name: translate(key), exact: true })
        .first()
        .click();
    const ofRow = (nth: number) => async () => {
      await page.locator('.row-more').first().click();
      await page.getByRole('menuitem').nth(nth).click();
      await page.locator('[role=menu]').waitFor({ state: 'detached' });
    };
    const messages = async () => {
      await press('shell.more');
      await consolePage.dialog
        .getByRole('button', { name: translate('messages'), exact: true })
        .click();
      await expect(page.locator('.more-sheet')).toHaveCount(0);
      const drawer = page.getByRole('dialog', { name: translate('messages') });
      await expect(drawer).toBeVisible();
      expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: viewport.width });
    };
    const opened: readonly (readonly [string, () => Promise<void>])[] = [
      ['more', () => press('shell.more')],
      ['messages', messages],
      ['lists', () => press('shell.lists')],
      ['palette', () => page.keyboard.press('Control+k')],
      ['keys', () => page.keyboard.press('Shift+?')],
      ['form', () => press('users.add')],
      ['filters', () => page.locator('.filter-open button').click()],
      ['list', () => press('list.options')],
      ['export', () => press('transfer.export')],
      ['import', () => press('transfer.import')],
      ...[0, 1, 2, 3, 4, 5].map(nth => [`act ${String(nth)} of a row`, ofRow(nth)] as const),
    ];
    await page.goto(`/permissionManage?filter=${operator}`);
    await expect(consolePage.entry('operator')).toBeVisible();
    for (const [name, open] of opened) {
      await open();
      const layer = page.locator('[role=dialog], [role=alertdialog]').last();
      await expect(layer, name).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0);
      const sheets = await page.locator('.dialog-sheet .MuiDialog-paper').all();
      // A dialog is a sheet at the foot of a phone.
      for (const sheet of sheets)
        expect(await sheet.boundingBox(), name).toMatchObject({ x: 0, width: viewport.width });
      findings.add(name, await misfitsAt(page, viewport.width));
      await page.keyboard.press('Escape');
      await expect(layer, name).toBeHidden();
    }
    expect(findings.read()).toEqual([]);
  });
});

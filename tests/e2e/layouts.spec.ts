import type { Page } from '@playwright/test';

import { isSimilarRoute } from '../support/consoleRoutes.ts';
import { listAllRoutes } from './support/screens/listAllRoutes.ts';
import { listTabPaths } from './support/screens/listTabRoutes.ts';
import { RECORD_PATHS } from './support/screens/recordPaths.ts';
import { samplePhoneScreens } from './support/screens/sampleCases.ts';
import { resizeWindow, walkScreens } from './support/screens/walkScreens.ts';
import { findClippedText, findLayoutFaults } from './support/screens/findLayoutFaults.ts';
import { expect, test } from './support/screens/test.ts';
import { chooseScreens, chooseVariants, orderByVariant } from './support/screens/variants.ts';
import { setColorScheme, type Theme } from './support/walk.ts';

type Size = readonly [width: number, height: number];

/** The narrowest supported phone, in pixels. @see UX-08 */
const NARROWEST: Size = [360, 640];
/** Up to a tablet in landscape orientation. */
const WIDER: readonly Size[] = [
  [768, 1024],
  [1024, 768],
  [390, 844],
];
/** Screens whose panels are arranged differently at each width: the map, and the alarms with their panel. */
const ARRANGED =
  /^\/smartLight\/map|^\/systemOperation\/faultManagement|^\/domainManage\/mapPreview/u;

const chooseSizes = (path: string, index: number): readonly Size[] => [
  NARROWEST,
  ...(ARRANGED.test(path) ? WIDER : chooseVariants(WIDER, index)),
];

/** The minimum height of a touch target in pixels. */
const TOUCH_TARGET_PX = 44;
/** Lists are cards below this width. */
const PHONE = 600;
/** Returns the layout faults at a width, each with the width. */
async function findLayoutFaultsAt(page: Page, width: number): Promise<readonly string[]> {
  const isPhone = width < PHONE;
  const found = await findLayoutFaults(page, { isPhone, minTargetPx: TOUCH_TARGET_PX });
  return [...found, ...(await findClippedText(page))].map(one => `${String(width)}: ${one}`);
}

for (const language of ['en', 'zh'] as const)
  test.describe(`under a finger, in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the screens fit from 360 px: nothing beyond the page, under or on another, or cut; lists are cards on a phone, which keep the policy and are open to the user [UX-08/layouts] [SEC-01/sections] [SEC-11] [UX-10/sections]', async ({
      page,
      faults,
      checkScreen,
    }) => {
      const routes = await listAllRoutes();
      const paths = chooseScreens(
        [
          ...new Set([
            ...samplePhoneScreens(routes),
            ...routes.filter(path => ARRANGED.test(path)),
          ]),
          ...samplePhoneScreens(RECORD_PATHS),
          ...listTabPaths(),
        ],
        language,
      );
      const indexOf = new Map(paths.map((path, index) => [path, index]));
      // Each language has the other theme of a screen.
      const themes: readonly Theme[] = language === 'en' ? ['dark', 'light'] : ['light', 'dark'];
      let theme: Theme | undefined;
      const checkPath = async (path: string) => {
        const index = indexOf.get(path)!;
        const chosen = themes[index % themes.length]!;
        if (theme !== chosen) await setColorScheme(page, (theme = chosen));
        // A list of another model has the same layout, and is checked with axe on a desktop.
        const isSimilar = isSimilarRoute(path);
        for (const [width, height] of isSimilar ? [NARROWEST] : chooseSizes(path, index)) {
          await resizeWindow(page, width, height);
          faults.add(path, await findLayoutFaultsAt(page, width));
          if (width === NARROWEST[0] && !isSimilar) await checkScreen();
        }
      };
      const ordered = orderByVariant(paths, themes.length).map(([, path]) => path);
      await walkScreens(page, checkPath, ordered);
    });
  });

test.describe('on a phone', () => {
  const viewport = { width: 360, height: 640 };
  test.use({ viewport, hasTouch: true, isMobile: true });

  test('the overlays of a screen fit too [UX-08/layouts]', async ({
    page,
    consolePage,
    translate,
    faults,
  }) => {
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
      faults.add(name, await findLayoutFaultsAt(page, viewport.width));
      await page.keyboard.press('Escape');
      await expect(layer, name).toBeHidden();
    }
  });
});

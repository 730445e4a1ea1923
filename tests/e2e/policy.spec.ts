import type { Page } from '@playwright/test';

import type { Language } from '../../src/i18n/language.ts';
import { isSimilarRoute } from '../support/consoleRoutes.ts';
import type { ConsoleOpener } from './support/consolePage.ts';
import { RECORD_PATHS } from './support/screens/recordPaths.ts';
import { findScreenFaults } from './support/screens/findScreenFaults.ts';
import { listAllRoutes } from './support/screens/listAllRoutes.ts';
import { listRecordRoutes } from './support/screens/listRecordRoutes.ts';
import { listTabRoutes } from './support/screens/listTabRoutes.ts';
import { sampleDesktopScreens } from './support/screens/sampleCases.ts';
import { type CheckScreen, expect, test } from './support/screens/test.ts';
import {
  chooseAppearance,
  chooseAppearances,
  chooseLanguages,
  isCompleteWalk,
  orderByVariant,
} from './support/screens/variants.ts';
import type { ConsoleOptions } from './support/test.ts';
import {
  goTo,
  mockProductMode,
  chooseLanguage,
  waitForScreen,
  type Theme,
  setColorScheme,
} from './support/walk.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const light = { colorScheme: 'light' } as const;

const other = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

async function openConsole(page: Page, consolePage: ConsoleOpener): Promise<void> {
  await consolePage.openSignedIn('/');
  await page.locator('main#content').waitFor();
  await waitForScreen(page, '/');
}

/** Visits a screen, whose heading then has the focus. */
async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(
    page.locator('#content h1').first(),
    `UX-10: the heading of ${path} has the focus`,
  ).toBeFocused();
}

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, ...light });

  /** Checks a screen without axe, in its present language; the path and its index. */
  type CheckLayout = (path: string, index: number) => Promise<void>;

  /** Visits every path without a second page load: a complete walk in both themes and languages, a sampled one in one of each. */
  const walk = isCompleteWalk ? walkInAll : walkInOne;

  async function walkInOne(
    page: Page,
    paths: readonly string[],
    checkScreen: CheckScreen,
    checkLayout: CheckLayout = async () => {},
  ): Promise<void> {
    let language: Language = 'en';
    let theme: Theme = 'light';
    for (const [index, path] of orderByVariant(paths))
      await test.step(path, async () => {
        const chosen = chooseAppearance(index);
        if (theme !== chosen.theme) await setColorScheme(page, (theme = chosen.theme));
        if (language !== chosen.language) await chooseLanguage(page, (language = chosen.language));
        await visit(page, path);
        await checkScreen();
        await checkLayout(path, index);
      });
  }

  /** Contrast depends on the theme only, the other rules on the language only. */
  async function walkInAll(
    page: Page,
    paths: readonly string[],
    checkScreen: CheckScreen,
    checkLayout: CheckLayout = async () => {},
  ): Promise<void> {
    let language: Language = 'en';
    let theme: Theme = 'light';
    for (const [index, path] of paths.entries())
      await test.step(path, async () => {
        await visit(page, path);
        await checkScreen();
        await checkLayout(path, index);
        // The screen of another model has the same components.
        if (isSimilarRoute(path)) return;
        await setColorScheme(page, (theme = other(theme)));
        await checkScreen('', 'colours');
        await chooseLanguage(page, (language = language === 'en' ? 'zh' : 'en'));
        await checkScreen('', 'structure');
        await checkLayout(path, index);
      });
  }

  for (const half of [0, 1])
    test(`every URL keeps the policy, is open to the user and calls no other site; works without a pointer, colours, motion and small targets, has the focus at its heading, and fits at a zoom of 200 %, of 400 % or with wide text spacing, ${half + 1} of 2 [SEC-01/sections] [SEC-11] [UX-07] [UX-10/sections]`, async ({
      page,
      faults,
      checkScreen,
    }) => {
      const routes = await listAllRoutes();
      expect(routes.length).toBeGreaterThan(70);
      // The walk starts at the home page: where it is the first, it is visited last, because a visit moves the focus.
      const [first, ...others] = sampleDesktopScreens(routes);
      const paths = [...others, first!];
      await walk(
        page,
        paths.filter((_, index) => index % 2 === half),
        checkScreen,
        async (path, index) => faults.add(path, await findScreenFaults(page, path, index)),
      );
    });

  for (const half of [0, 1])
    test(`so do every record page, each of its tabs and every form, ${half + 1} of 2 [SEC-01/records] [UX-07] [UX-10/records]`, async ({
      page,
      faults,
      checkScreen,
      city,
    }) => {
      const routes = await listRecordRoutes(city);
      expect(routes.length).toBeGreaterThan(30);
      const custom = [...sampleDesktopScreens(RECORD_PATHS), ...(await listTabRoutes(city))];
      const paths = [...new Set([...custom, ...routes])];
      await walk(
        page,
        paths.filter((_, index) => index % 2 === half),
        checkScreen,
        async (path, index) => {
          if (custom.includes(path)) faults.add(path, await findScreenFaults(page, path, index));
        },
      );
    });

  test('so do the URLs that only another product mode has [SEC-01/sections] [SEC-11] [UX-10/sections]', async ({
    page,
    consolePage,
    checkScreen,
  }) => {
    const known = new Set(await listAllRoutes());
    await openConsole(page, consolePage);
    await mockProductMode(page, 'light');
    await page.goto('/');
    await waitForScreen(page, '/');
    const own = (await listAllRoutes('light')).filter(path => !known.has(path));
    expect(own.length).toBeGreaterThan(0);
    await walk(page, own, checkScreen);
  });
});

/** The screens that draw on a canvas, and something that an operator does there, in any language. */
const CUSTOM_SCREENS: readonly (readonly [path: string, use: (page: Page) => Promise<void>])[] = [
  [
    '/smartLight/map?lat=30.2084&lng=120.2126&zoom=18',
    async page => {
      const stage = (await page.locator('.city-map-stage').boundingBox())!;
      await page.locator('.map-view-tools button').nth(-3).click();
      // Tiles, the image, and back to the drawn ground.
      for (const layer of [1, 2, 0]) {
        await page.getByRole('menuitemradio').nth(layer).click();
        await expect(page.locator('.map-raster').first()).toHaveCount(layer === 0 ? 0 : 1);
        await expect(page.getByRole('menu')).toHaveCount(0);
        if (layer !== 0) await page.locator('.map-view-tools button').nth(-3).click();
      }
      // Measures a line, and ends the tool.
      await page.locator('.map-tools button').nth(1).click();
      for (const right of [-60, 60])
        await page.mouse.click(stage.x + stage.width / 2 + right, stage.y + stage.height / 2);
      await expect(page.locator('.map-measurement')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.locator('.map-tool-panel')).toHaveCount(0);
      await page.locator('.map-in-view-button').first().click();
      await expect(page.locator('.map-card')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  ],
  ['/smartLight/statistics', readChart],
  ['/assetManage/statistics/ssslc', readChart],
  ['/systemOperation/faultManagement/alarmLog', readChart],
  [
    '/reporterManage/stat',
    async page => {
      const main = page.getByRole('main');
      const report = main.getByRole('slider').or(main.locator('tbody').getByRole('row'));
      await expect(report.first()).toBeVisible();
    },
  ],
];

/** Reads a value of a chart by its keys. */
async function readChart(page: Page): Promise<void> {
  const chart = page.getByRole('main').getByRole('slider').first();
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('canvas')).toBeVisible();
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.chart-tooltip').first()).toBeVisible();
}

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, ...light });

  test('the map, the media editor and the charts keep the policy while they are used [SEC-01/map]', async ({
    page,
    consolePage,
    city,
  }) => {
    test.setTimeout(240_000);
    const [project] = (await city.call('/media/projects?filter={"limit":1}')) as readonly [
      { readonly id: string },
    ];
    const editor = [
      `/data/projects/${project.id}`,
      async () => {
        await page.getByRole('treeitem').last().click();
        await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(1);
      },
    ] as const;
    await openConsole(page, consolePage);
    let current: Language = 'en';
    for (const [index, [path, use]] of [...CUSTOM_SCREENS, editor].entries())
      await test.step(path, async () => {
        await goTo(page, path);
        for (const { language, theme } of chooseAppearances(index)) {
          if (language !== current) await chooseLanguage(page, (current = language));
          await setColorScheme(page, theme);
          await use(page);
        }
      });
  });
});

for (const [index, size] of [DESKTOP, PHONE].entries())
  for (const language of chooseLanguages(index))
    test.describe(`${size.isMobile ? 'on a phone' : 'on a desktop'}, in ${language}`, () => {
      test.use({ ...size, ...light, ...({ language } satisfies ConsoleOptions) });
      test('so do the screens of a user without a session, and the forced change of the password [SEC-01/sections] [SEC-11] [UX-10/sections]', async ({
        page,
        consolePage,
        problems,
        checkScreen,
      }) => {
        // The rules but those of the colours do not depend on the theme.
        const inBothThemes = async (done?: string) => {
          await checkScreen(done);
          await setColorScheme(page, 'dark');
          await checkScreen(done, 'colours');
          await setColorScheme(page, 'light');
        };
        await page.goto('/nowhere/at/all');
        await waitForScreen(page, '/nowhere/at/all');
        await inBothThemes();
        await page.goto('/login');
        await waitForScreen(page, '/login');
        await inBothThemes();
        problems.expect(/status of 401/u);
        await consolePage.signIn('admin', 'wrong');
        await page.getByRole('alert').first().waitFor();
        await inBothThemes('rejected');
        await consolePage.signIn('newcomer');
        await page.waitForURL('**/pwd-change');
        await waitForScreen(page, '/pwd-change');
        await inBothThemes();
      });
    });

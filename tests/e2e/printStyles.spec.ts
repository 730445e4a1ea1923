import type { Page } from '@playwright/test';

import { sampleCases } from './support/screens/sampleCases.ts';
import { countColors, inView, STREET } from './support/mapPage.ts';
import { listAllRoutes } from './support/screens/listAllRoutes.ts';
import { RECORD_PATHS, TAB_PATHS } from './support/screens/recordPaths.ts';
import { resizeWindow, walkScreens } from './support/screens/walkScreens.ts';
import { expect, test } from './support/screens/test.ts';
import { setColorScheme } from './support/walk.ts';

/** The colours of the states in the light theme. */
const NORMAL_COLOR = 'rgb(17, 122, 74)';
const FAULT_COLOR = 'rgb(184, 24, 42)';

/** The pixels of one marker at least. */
const MIN_MARKER_PIXELS = 200;

/** Returns a colour as `countColors` has it. */
const toColorSteps = (color: string) =>
  [...color.matchAll(/\d+/gu)].map(([channel]) => Number(channel) >> 4).join();

/** The width between the margins of an A4 sheet, at 96 dots an inch. */
const SHEET = 703;

/** What a sheet should not have: something to press, a word beyond its edge or cut, a colour of the dark. */
const findPrintFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { nameOf } = window.visibility;
    const found = new Set<string>();
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const pressed = 'button, [role=button], input, select, nav, [role=dialog], .toasts > *';
    for (const element of document.querySelectorAll(pressed))
      // A sortable column header is a text on paper, and so are the conditions; a field of a form shows its value.
      if (isVisible(element) && !element.matches('th *, .filter-chip *, form *, .record-form *'))
        found.add(`${nameOf(element)} is printed`);
    const lines = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = lines.nextNode(); text; text = lines.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isVisible(element)) continue;
      if (element.closest('.visually-hidden, .skip, title, style, svg, .leaflet-container'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width < 1) continue;
      if (left < -2 || right > innerWidth + 2) found.add(`${nameOf(element)} runs off the sheet`);
      const ink = /[\d., ]+/u.exec(getComputedStyle(element).color)?.[0].split(',').map(Number);
      if (Math.max(...(ink ?? []).slice(0, 3)) > 200) found.add(`${nameOf(element)} is pale`);
    }
    for (const head of document.querySelectorAll('main thead'))
      if (getComputedStyle(head).display !== 'table-header-group')
        found.add(`${nameOf(head)} stands on the first sheet only`);
    for (const element of document.querySelectorAll('body, .app, main, main *')) {
      const { backgroundColor, overflowX, overflowY } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        /[\d., ]+/u.exec(backgroundColor)?.[0] ?? ''
      )
        .split(',')
        .map(Number);
      const box = element.getBoundingClientRect();
      const isLarge = box.width > 100 && box.height > 12;
      if (alpha > 0.3 && Math.max(red, green, blue) < 60 && isLarge && isVisible(element))
        found.add(`${nameOf(element)} is dark`);
      const cuts = /auto|scroll|hidden/u.test(`${overflowX} ${overflowY}`);
      if (cuts && element.scrollHeight > element.clientHeight + 4 && element.clientHeight > 60)
        found.add(`${nameOf(element)} is cut at its foot`);
    }
    return [...found];
  });

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('every screen is black on white, whole, without controls, with its headings on each sheet, and with the user and the time of the print [UX-09/print]', async ({
    page,
    faults,
  }) => {
    await resizeWindow(page, SHEET, 1000);
    await page.emulateMedia({ media: 'print' });
    const checkScreen = async (path: string) => {
      faults.add(path, await findPrintFaults(page));
      await expect(page.locator('.print-line')).toHaveText(
        /admin, \d{4}-\d\d-\d\d \d\d:\d\d UTC\+8/u,
      );
    };
    const paths = sampleCases([...(await listAllRoutes()), ...RECORD_PATHS, ...TAB_PATHS], 2);
    await walkScreens(page, checkScreen, paths);
  });

  test('a list names its filters, keeps its rows whole, and becomes a PDF [UX-09/print]', async ({
    page,
    consolePage,
  }) => {
    const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
    await consolePage.openSignedIn(`/permissionManage?filter=${filter}`);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.filter-chip')).toContainText('operator');
    const cell = page.getByRole('main').locator('tbody td').filter({ hasText: 'operator' }).first();
    await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
    for (const shell of ['.topbar', '.page-foot']) await expect(page.locator(shell)).toBeHidden();
    expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5000);
  });
});

test('a theme follows the system until it is pinned, stays over a reload, and is there before the first script [UX-09/theme]', async ({
  page,
  consolePage,
  problems,
}) => {
  const html = page.locator('html');
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(236, 240, 241)', 'rgb(10, 16, 19)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await consolePage.openSignedIn('/');
  await expect(page.locator('#content h1').first()).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await canvas()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await canvas()).toBe(light);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dark');
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'dark');

  problems.expect(/ERR_FAILED/u);
  // No module runs: what shows is what shows before one does.
  await page.route('**/assets/*.js', route => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(canvas).toBe(dark);
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('#content h1').first()).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

/** The colours of a chart, by the design tokens that `useChartColors` reads. */
const CHART_TOKENS = [
  'grid',
  'line-2',
  'lamp',
  'lamp-line',
  'accent',
  'normal',
  'offline',
  'fault',
];
/** Fewer pixels of one colour may be the edge of another. */
const MIN_PIXELS = 20;

/** The tokens whose present colour is drawn on the canvases of the page, with that colour. */
const readUsedTokens = (page: Page) =>
  page.evaluate(
    ({ names, minPixels }) => {
      const toColor = (data: Uint8ClampedArray, at: number) => data.slice(at, at + 4).join();
      const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
      const style = getComputedStyle(document.documentElement);
      const counts = new Map<string, number>();
      for (const canvas of document.querySelectorAll('canvas')) {
        const { width, height } = canvas;
        if (width === 0 || height === 0) continue;
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
        for (let at = 0; at < data.length; at += 4) {
          const color = toColor(data, at);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
      }
      const tokens = names.map(name => {
        probe.fillStyle = style.getPropertyValue(`--${name}`).trim();
        probe.fillRect(0, 0, 1, 1);
        return [name, toColor(probe.getImageData(0, 0, 1, 1).data, 0)] as const;
      });
      const isVisible = (color: string) => (counts.get(color) ?? 0) >= minPixels;
      return {
        tokens: Object.fromEntries(tokens.filter(([, color]) => isVisible(color))),
        colors: [...counts.keys()].filter(isVisible),
      };
    },
    { names: CHART_TOKENS, minPixels: MIN_PIXELS },
  );

test('charts have the colours of the theme, also when it changes while they are shown [UX-09/charts]', async ({
  page,
  consolePage,
  problems,
}) => {
  // Only this test reads the pixels of a canvas.
  problems.expect(/willReadFrequently/u);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await consolePage.openSignedIn('/assetManage/statistics/ssslc');
  await expect(page.locator('canvas').first()).toBeVisible();
  const getTokens = async () => (await readUsedTokens(page)).tokens;
  await expect.poll(async () => Object.keys(await getTokens()).length).toBeGreaterThan(3);
  const light = await getTokens();
  await setColorScheme(page, 'dark');
  await expect
    .poll(async () => Object.keys(await getTokens()))
    .toEqual(expect.arrayContaining(Object.keys(light)));
  const dark = await readUsedTokens(page);
  const darkColors = Object.values(dark.tokens);
  const oldColors = Object.values(light).filter(color => !darkColors.includes(color));
  expect(oldColors.length).toBeGreaterThan(3);
  // Nothing is left of the other theme.
  for (const color of oldColors) expect(dark.colors).not.toContain(color);
  await setColorScheme(page, 'light');
  await expect.poll(getTokens).toMatchObject(light);
});

test('a map and its legend have their colours on paper; a list is black [UX-09/print]', async ({
  page,
  consolePage,
  translate,
}) => {
  // The dialog of the browser would wait for a choice.
  await page.addInitScript(() => (window.print = () => undefined));
  await consolePage.openSignedIn(STREET.replace('zoom=18', 'zoom=17'));
  const rows = inView(page).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: translate('map.print'), exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const legend = page.locator('.map-print-legend');
  const glyph = (state: string) =>
    legend.getByRole('listitem').filter({ hasText: state }).locator('.glyph');
  await expect(glyph(translate('map.state.normal'))).toHaveCSS('color', NORMAL_COLOR);
  await expect(glyph(translate('map.state.fault'))).toHaveCSS('color', FAULT_COLOR);
  // The markers of cameras and displays, which have no colour of the light.
  await expect
    .poll(async () => (await countColors(page))[toColorSteps(NORMAL_COLOR)] ?? 0)
    .toBeGreaterThan(MIN_MARKER_PIXELS);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/data/assets');
  await expect(page.locator('tbody .glyph').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('tbody .glyph').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

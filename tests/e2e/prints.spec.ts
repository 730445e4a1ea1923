import type { Page } from '@playwright/test';

import { readSheets } from './support/pdf.ts';
import { inView, STREET } from './support/mapPage.ts';
import type { City } from './support/city.ts';
import type { ConsoleOpener, ConsolePage } from './support/consolePage.ts';
import { expect, test } from './support/test.ts';
import { goTo } from './support/walk.ts';
import { chooseJourneyLanguages } from './support/screens/variants.ts';

/** The width between the margins of an A4 sheet, at 96 dots an inch. */
const SHEET = 703;

const DEVICE = '/data/assets/LAMP00001_PENDING/show';
const STATISTICS = [
  '/assetManage/statistics/ssslc',
  '/assetManage/statistics/ssads',
  '/smartLight/statistics',
];

async function enter(page: Page, consolePage: ConsolePage & ConsoleOpener): Promise<void> {
  // The dialog of the browser is none of the page's.
  await page.addInitScript(() => (window.print = () => void (window.isPrinted = true)));
  await consolePage.openSignedIn('/');
  await expect(page.locator('#content h1').first()).toBeVisible();
}

declare global {
  interface Window {
    isPrinted?: boolean;
  }
}

/** Waits for the pictures and the numbers of a page of statistics. */
async function waitForCharts(page: Page): Promise<void> {
  await expect(page.locator('.chart-skeleton')).toHaveCount(0);
  await expect(page.locator('.chart-canvas canvas').first()).toBeVisible();
}

interface DomainRow {
  readonly domainId: string;
  readonly total: number;
}

/** Gives the pages of statistics faults of every kind, and twenty domains: districts and those below them. */
async function fillStatistics(page: Page, city: City): Promise<void> {
  const below = async (parentId: string) =>
    (await city.call(`/core/statistics/domains?parentId=${parentId}`)) as readonly DomainRow[];
  const [root] = (await city.call('/core/statistics/domains')) as readonly DomainRow[];
  const districts = await below(root?.domainId ?? '');
  const each = await Promise.all(districts.map(({ domainId }) => below(domainId)));
  const rows = [...districts, ...each.flat()].filter(({ total }) => total > 0).slice(0, 20);
  await page.route(/statistics\/domains\?.*parentId/u, route => route.fulfill({ json: rows }));
  let kinds = 0;
  await page.route(/faults\/count\?.*type/u, route => {
    kinds += 1;
    return route.fulfill({ json: { count: 1000 + kinds } });
  });
}

const print = async (page: Page, options: { readonly landscape?: boolean } = {}) =>
  readSheets(await page.pdf({ format: 'A4', preferCSSPageSize: true, ...options }));

/** The texts of a page that overlap, that exceed the sheet, or whose words are broken at the end of a line. */
const misprints = (page: Page, within: string) =>
  page.evaluate(selector => {
    const found = new Set<string>();
    const boxes: { readonly node: Node; readonly text: string; readonly box: DOMRect }[] = [];
    const whole = document.querySelector(selector) ?? document.body;
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    // The first rows of a list are as all of them.
    for (let node = texts.nextNode(); node && boxes.length < 2000; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || node.parentElement?.closest('svg, .visually-hidden')) continue;
      // A line may end after a Chinese sign, as it may at a space.
      for (const word of text.matchAll(/[^\s、，；。：]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        // A word that is wider than its column has to be parted somewhere.
        if (word[0].length <= 24 && new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          found.add(`${word[0]} is parted`);
        boxes.push(...lines.map(box => ({ node, text: word[0], box })));
      }
    }
    for (const [at, one] of boxes.entries()) {
      if (one.box.left < -2 || one.box.right > innerWidth + 2)
        found.add(`${one.text} runs off the sheet`);
      for (const other of boxes.slice(at + 1)) {
        // A head that is repeated has several boxes.
        if (one.node === other.node) continue;
        const [a, b] = [one.box, other.box];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 4) found.add(`${one.text} and ${other.text} overprint`);
      }
    }
    return [...found];
  }, within);

/** The left edge of the title, of the note and of the first letters of a printed list, and the lines above them, in pixels. */
const measurePrintedHead = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelector('.print-rows')!;
    const getLeft = (element: Element | null | undefined) => {
      const range = document.createRange();
      range.selectNodeContents(element!);
      return Math.round(range.getBoundingClientRect().left);
    };
    return {
      lefts: ['p', 'th', 'td'].map(name => getLeft(rows.querySelector(name))),
      titleLeft: getLeft(document.querySelector('h1')),
      lineAbove: getComputedStyle(rows.parentElement!).borderTopWidth,
    };
  });

/** How many rows of a printed list have no line below them. */
const findUnruledRows = (page: Page) =>
  page.locator('.print-rows tr').evaluateAll(
    rows =>
      rows.filter(row => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(row);
        return borderBottomStyle !== 'solid' || Number.parseFloat(borderBottomWidth) === 0;
      }).length,
  );

/** Lays the page out as a sheet is: the pictures of charts are notified as by the browser. */
async function layOut(page: Page): Promise<void> {
  await page.setViewportSize({ width: SHEET, height: 1000 });
  await page.emulateMedia({ media: 'print' });
}

for (const language of chooseJourneyLanguages(0)) {
  test.describe(`prints in ${language}`, () => {
    test.use({ language });

    test('a device takes one or two sheets, statistics two of A4 that are filled, along or across as it is chosen [UX-09/print] [MON-04/print]', async ({
      page,
      consolePage,
    }) => {
      await enter(page, consolePage);
      await goTo(page, DEVICE);
      await expect(page.locator('.chart-canvas canvas').first()).toBeVisible();
      expect((await print(page)).length).toBeLessThanOrEqual(2);

      for (const path of STATISTICS) {
        await goTo(page, path);
        await waitForCharts(page);
        const sheets = await print(page);
        expect(sheets.length, path).toBe(2);
        for (const { width, height, filled } of sheets) {
          expect([Math.round(width), Math.round(height)]).toEqual([596, 843]);
          // The number of faults depends on the tests before.
          expect(filled, path).toBeGreaterThan(0.6);
        }
        const across = await print(page, { landscape: true });
        expect(across.length, path).toBeLessThanOrEqual(5);
        for (const { width, height } of across) expect(width).toBeGreaterThan(height);
      }
    });

    test('statistics take two sheets with faults of every kind and twenty domains [UX-09/print] [MON-04/print]', async ({
      page,
      consolePage,
      city,
    }) => {
      await fillStatistics(page, city);
      await enter(page, consolePage);
      for (const path of STATISTICS) {
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 1440, height: 900 });
        await goTo(page, path);
        await waitForCharts(page);
        await expect(page.locator('[data-card="kinds"] tbody tr')).toHaveCount(12);
        await expect(page.locator('[data-card="domains"] .chart-rows tbody tr')).toHaveCount(20);
        expect((await print(page)).length, path).toBe(2);
        await layOut(page);
        expect(await misprints(page, '.app'), path).toEqual([]);
      }
    });

    test('the map takes one sheet, along or across [UX-09/print]', async ({
      page,
      consolePage,
    }) => {
      await enter(page, consolePage);
      await goTo(page, STREET);
      await expect(inView(page).getByRole('listitem').first()).toBeVisible();
      for (const landscape of [false, true])
        expect((await print(page, { landscape })).length, `landscape ${landscape}`).toBe(1);
    });

    test('a card of statistics that still loads is printed as one line that shows it [UX-09/print]', async ({
      page,
      consolePage,
      translate,
    }) => {
      let respond: () => void = () => undefined;
      const isReleased = new Promise<void>(resolve => (respond = resolve));
      await page.route(/statistics\/domains\?/u, async route => {
        await isReleased;
        await route.continue();
      });
      await enter(page, consolePage);
      await goTo(page, STATISTICS[0]!);
      await expect(page.locator('.chart-skeleton')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      const note = page.locator('.chart-skeleton');
      await expect(note.getByText(translate('shell.loading'))).toHaveCSS('clip-path', 'none');
      // One line, where the picture will be.
      await expect
        .poll(async () => (await note.boundingBox())?.height ?? Infinity)
        .toBeLessThan(40);
      expect((await print(page)).length).toBe(2);
      respond();
      await expect(page.locator('.chart-skeleton')).toHaveCount(0);
    });

    test('nothing overlaps, exceeds the sheet or is printed twice [UX-09/print]', async ({
      page,
      consolePage,
    }) => {
      await enter(page, consolePage);
      for (const path of [...STATISTICS, DEVICE, '/reporterManage/stat']) {
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: 1440, height: 900 });
        await goTo(page, path);
        if (STATISTICS.includes(path)) await waitForCharts(page);
        await layOut(page);
        expect(await misprints(page, '.app'), path).toEqual([]);
        if (!STATISTICS.includes(path)) continue;
        // The rows of the districts are in the table of their card only.
        await expect(
          page.locator('.chart-card').getByText('东湖区').filter({ visible: true }),
        ).toHaveCount(1);
      }
    });

    test('the filters of a printed list are one sentence, which ends in no semicolon [UX-09/print]', async ({
      page,
      consolePage,
    }) => {
      await enter(page, consolePage);
      const state = { status: { inq: ['normal'] } };
      const filters = [
        [state, ['none']],
        [{ ...state, name: { like: '路' } }, ['"; "', 'none']],
      ] as const;
      for (const [filter, separators] of filters) {
        await page.emulateMedia({ media: 'screen' });
        const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
        await goTo(page, `/assetManage/model/ssslc?${query}`);
        await expect(page.locator('.filter-chip')).toHaveCount(separators.length);
        await layOut(page);
        const contents = await page
          .locator('.filter-chip')
          .evaluateAll(chips => chips.map(chip => getComputedStyle(chip, '::after').content));
        expect(contents).toEqual(separators);
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    });

    test('a list parts no word and no id, and every sheet but the last is full [UX-09/print] [MON-04/print]', async ({
      page,
      consolePage,
      translate,
    }) => {
      await enter(page, consolePage);
      for (const path of [
        '/smartLight/list/ssslc',
        '/permissionManage',
        '/systemOperation/log/equipmentLog',
      ]) {
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: 1440, height: 900 });
        await goTo(page, path);
        await page.getByRole('button', { name: translate('list.print'), exact: true }).click();
        await page.waitForFunction(() => window.isPrinted);
        await page.evaluate(() => (window.isPrinted = false));
        await layOut(page);
        // The browser makes what is wider than the sheet smaller as a whole: not so small that it cannot be read.
        const width = await page.locator('.print-rows table').evaluate(table => table.scrollWidth);
        expect(width, path).toBeLessThan(1.35 * SHEET);
        expect(await findUnruledRows(page), path).toBe(0);
        const { lefts, titleLeft, lineAbove } = await measurePrintedHead(page);
        expect(lefts, path).toEqual([titleLeft, titleLeft, titleLeft]);
        expect(lineAbove, path).toBe('0px');
        await page.setViewportSize({ width: Math.max(SHEET, width), height: 1000 });
        expect(await misprints(page, '.print-rows'), path).toEqual([]);
        // Whatever is printed is removed from the page afterwards.
        const sheets = await print(page);
        expect(sheets.length, path).toBeLessThanOrEqual(45);
        for (const { filled } of sheets.slice(0, -1)) expect(filled, path).toBeGreaterThan(0.9);
      }
    });
  });
}

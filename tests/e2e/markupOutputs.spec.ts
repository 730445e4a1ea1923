import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import type { City } from './support/city.ts';
import type { ConsoleOpener, ConsolePage } from './support/consolePage.ts';
import type { Translate } from './support/messages.ts';
import {
  findMarkup,
  MARKUP,
  poisonResponses,
  READ,
  waitForSanitizer,
} from './support/poisonResponses.ts';
import { sampleCases } from './support/screens/sampleCases.ts';
import { signInForChecks } from './support/screens/walkScreens.ts';
import { expect, test } from './support/test.ts';
import { goTo } from './support/walk.ts';

interface OutputContext {
  readonly page: Page;
  readonly city: City;
  readonly consolePage: ConsolePage & ConsoleOpener;
  readonly translate: Translate;
}

/** What leaves a screen in another form than its elements. */
interface Output {
  readonly name: string;
  readonly path: string;
  readonly check: (context: OutputContext) => Promise<void>;
}

/** The sampled runs that check every output once. */
const OUTPUT_RUNS = 3;

/** Shows a point of every chart of the screen. */
async function readCharts({ page }: OutputContext): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(READ);
  const charts = main.getByRole('slider');
  await charts.first().scrollIntoViewIfNeeded();
  for (const chart of await charts.all()) {
    await chart.scrollIntoViewIfNeeded();
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(page.locator('.chart-tooltip').first()).toBeVisible();
    expect(await findMarkup(page)).toEqual([]);
  }
}

/** Shows the report of a platform for publishing: another mode of the product, so the page loads again. */
async function readPublishingReport(context: OutputContext): Promise<void> {
  const { page } = context;
  await page.route('**/api/config/version*', route =>
    route.fulfill({ json: { version: '1.0.0', mode: 'mediaPublish' } }),
  );
  await page.goto('/');
  await expect(page.locator('#content h1').first()).toBeVisible();
  await waitForSanitizer(page);
  await goTo(page, '/mediaPublish/statistics');
  await readCharts(context);
}

/** Exports a list as CSV and as a workbook: every text is one cell, whole, in the columns of its field. */
const exportList =
  (...columns: readonly RegExp[]) =>
  async ({ page, consolePage, translate }: OutputContext): Promise<void> => {
    const button = (key: string) => page.getByRole('button', { name: translate(key), exact: true });
    await expect(consolePage.entries.first()).toContainText(READ);
    for (const format of ['csv', 'xlsx']) {
      await button('transfer.export').click();
      await button('transfer.export.all').click();
      await consolePage.dialog
        .getByRole('radio', { name: translate(`transfer.format.${format}`) })
        .check();
      const saving = page.waitForEvent('download');
      await button('transfer.export.confirm').click();
      const { rows } = readTable(new Uint8Array(readFileSync(await (await saving).path())));
      // Nothing of a cell ends it: neither a quote nor a comma of the markup.
      const [heads = []] = rows;
      expect(rows.every(cells => cells.length <= heads.length)).toBe(true);
      expect(rows.flat().some(cell => cell.endsWith(MARKUP))).toBe(true);
      for (const column of columns) {
        const at = heads.findIndex(head => column.test(head));
        const cells = rows.slice(1).map(cell => cell[at] ?? '');
        expect(
          cells.some(cell => cell.includes(READ)),
          `${format} ${String(column)} of ${heads.join()}`,
        ).toBe(true);
      }
      await expect(consolePage.dialog).toBeHidden();
    }
  };

/** Prints a list with all its rows, as the print dialog of the browser shows it. */
async function printList({ page, translate }: OutputContext): Promise<void> {
  await page.getByRole('button', { name: translate('list.print'), exact: true }).click();
  await expect(page.locator('.print-rows')).toContainText(READ);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-rows td').filter({ hasText: READ }).first()).toBeVisible();
  expect((await page.pdf()).length).toBeGreaterThan(5_000);
}

/** Prints the map with its selected device. */
async function printMap({ page, city, translate }: OutputContext): Promise<void> {
  const filter = encodeURIComponent('{"where":{"model":"ssslc"},"limit":1}');
  const [lamp] = (await city.call(`/core/assets?filter=${filter}`)) as readonly [{ id: string }];
  await goTo(page, `/smartLight/map?id=${lamp.id}&select=add:${lamp.id}`);
  await expect(page.locator('.map-card')).toContainText(READ);
  await page.getByRole('button', { name: translate('map.print'), exact: true }).click();
  const sheet = page.locator('.map-print');
  await expect(sheet).toContainText(READ);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText(READ).first()).toBeVisible();
  expect((await page.pdf()).length).toBeGreaterThan(5_000);
}

const OUTPUTS: readonly Output[] = [
  { name: 'the charts of a model', path: '/assetManage/statistics/ssslc', check: readCharts },
  {
    name: 'the chart of the alarm log',
    path: '/systemOperation/faultManagement/alarmLog',
    check: readCharts,
  },
  { name: 'the charts of the city', path: '/smartLight/statistics', check: readCharts },
  {
    name: 'the files of users, with the names of roles and domains',
    path: '/permissionManage',
    check: exportList(/username/iu, /last name/iu, /role/iu, /domain/iu),
  },
  {
    name: 'the files of plans, with nested texts and the names of strategies',
    path: '/systemOperation/strategy/plan',
    check: exportList(/^Name/u, /^Description/u, /^Domain$/u, /^Exceptions/u),
  },
  { name: 'the print of a list', path: '/permissionManage', check: printList },
  { name: 'the print of the map', path: '/', check: printMap },
  { name: 'the charts of the report of publishing', path: '/', check: readPublishingReport },
];

test('stored markup does nothing in a chart, in a file or on paper either [SEC-04/charts] [SEC-04/exports] [SEC-04/prints]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  // The print dialog of the browser is none of the page's.
  await page.addInitScript(() => (window.print = () => undefined));
  await poisonResponses(page);
  await signInForChecks(page, consolePage);
  await waitForSanitizer(page);
  for (const { name, path, check } of sampleCases(OUTPUTS, OUTPUT_RUNS))
    await test.step(name, async () => {
      await page.emulateMedia({ media: 'screen' });
      await goTo(page, path);
      await check({ page, consolePage, translate, city });
      expect(await findMarkup(page)).toEqual([]);
    });
});

import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import { sampleCases } from './support/screens/sampleCases.ts';
import { isSimilarRoute } from '../support/consoleRoutes.ts';
import { fetchRoute } from './support/fetchRoute.ts';
import { listAllRoutes } from './support/screens/listAllRoutes.ts';
import {
  createFaultList,
  signInForChecks,
  OFFLINE_DEVICE_ERRORS,
  RECORD_PATHS,
  walkScreens,
} from './support/screens/walkScreens.ts';
import { listRecordRoutes } from './support/screens/listRecordRoutes.ts';
import { expect, test } from './support/test.ts';
import { goTo } from './support/walk.ts';

/** Stored markup instead of a text: a run or a request of it would be seen. */
const MARKUP = `"'><img src="/stored" onerror="stored()"><svg onload="stored()"></svg><b class="stored">`;
/** The sampled runs that visit every screen once. */
const MARKUP_RUNS = 2;
/** Free texts, by their names; a value that is no id, number, address, date or enum value is one as well. */
const WRITTEN =
  /^(?:name|remark|title|text|message|detail|description|username|firstName|lastName|content|version|asset_name)$/u;
const PLAIN = /^[\w:./+-]*$/u;

/** A response in which every free text ends in markup. */
function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return WRITTEN.test(key) || !PLAIN.test(value) ? `${value}${MARKUP}` : value;
  if (Array.isArray(value)) return value.map(each => poisoned(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]),
  );
}

/** Elements and requests that were made of stored texts. */
const made = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('img[src="/stored"], [onload], [onerror], b.stored')].map(
      element => `${element.tagName} in ${element.parentElement?.className ?? 'nothing'}`,
    ),
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/stored'))
      .map(() => 'a request'),
  ]);

/** A part of the markup, as a user reads it. */
const READ = '<svg onload=';

/** Where the texts of a page are read as they are written. */
const listTextOrigins = (page: Page) =>
  page.evaluate(read => {
    const includesRead = (text: string | null | undefined) => text?.includes(read) === true;
    const isShownIn = (selector: string) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => includesRead(textContent));
    const inputs = [...document.querySelectorAll('input')];
    return [
      ...(isShownIn('main') ? ['page'] : []),
      ...(isShownIn('main nav, .crumbs') ? ['breadcrumbs'] : []),
      ...(includesRead(document.title) ? ['title'] : []),
      ...(inputs.some(({ value }) => includesRead(value)) ? ['form'] : []),
    ];
  }, READ);

/** Ends every text that the platform returns in markup. @returns the number of responses so far */
async function poisonResponses(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('**/api/**', async route => {
    if (route.request().method() !== 'GET' || route.request().url().includes('/users/users/'))
      return route.continue();
    const response = await fetchRoute(route);
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    count += 1;
    return route.fulfill({ response, json: poisoned(await response.json()) });
  });
  return () => count;
}

test('markup that is stored in any text is shown as it is written, and never becomes a part of a page, a form or a title [SEC-04/lists] [SEC-04/forms] [SEC-04/titles]', async ({
  page,
  consolePage,
  problems,
  city,
}) => {
  problems.expect(OFFLINE_DEVICE_ERRORS);
  const found = createFaultList();
  const getCount = await poisonResponses(page);
  await signInForChecks(page, consolePage);
  const paths = (await listAllRoutes()).filter(path => !isSimilarRoute(path));
  const allPaths = [...new Set([...paths, ...RECORD_PATHS, ...(await listRecordRoutes(city))])];
  const shown = new Map<string, number>();
  await walkScreens(
    page,
    async path => {
      found.add(path, await made(page));
      for (const origin of await listTextOrigins(page))
        shown.set(origin, (shown.get(origin) ?? 0) + 1);
    },
    sampleCases(allPaths, MARKUP_RUNS),
  );
  expect(found.read()).toEqual([]);
  // The texts were there, and are read as what they are.
  expect(getCount()).toBeGreaterThan(100 / MARKUP_RUNS);
  expect(shown.get('page')).toBeGreaterThan(40 / MARKUP_RUNS);
  for (const origin of ['title', 'breadcrumbs', 'form'])
    expect(shown.get(origin), origin).toBeGreaterThan(4 / MARKUP_RUNS);
});

test('stored markup does nothing in a notification, a chart, on the map, in a file or on paper either [SEC-04/toasts] [SEC-04/charts] [SEC-04/map] [SEC-04/exports] [SEC-04/prints]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const button = (key: string) => page.getByRole('button', { name: translate(key), exact: true });
  await poisonResponses(page);
  await signInForChecks(page, consolePage);
  // Until its sanitizer is loaded, the policy for markup shows all of it as text: a fault would not be seen.
  await page.waitForFunction(() => {
    const probe = document.createElement('i');
    // eslint-disable-next-line no-restricted-syntax -- a constant, which shows whether the sanitizer is there
    probe.innerHTML = '<b></b>';
    return probe.firstElementChild !== null;
  });

  await test.step('the notification centre and a toast', async () => {
    await page.getByRole('button', { name: new RegExp(`^${translate('messages')}`, 'u') }).click();
    const drawer = page.getByRole('dialog', { name: translate('messages') });
    await expect(drawer).toContainText(READ);
    await drawer
      .getByRole('button', { name: translate('messages.confirm') })
      .first()
      .click();
    await expect(page.locator('.toast').filter({ hasText: READ }).first()).toBeVisible();
    expect(await made(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('charts and what they say of a point', async () => {
    await goTo(page, '/assetManage/statistics/ssslc');
    await expect(page.getByRole('main')).toContainText(READ);
    const charts = page.getByRole('main').getByRole('slider');
    await charts.first().scrollIntoViewIfNeeded();
    for (const chart of await charts.all()) {
      await chart.scrollIntoViewIfNeeded();
      await chart.focus();
      await page.keyboard.press('Home');
      await expect(page.locator('.chart-tooltip')).toBeVisible();
      expect(await made(page)).toEqual([]);
    }
  });

  await test.step('the map: its list, hints, card, bubbles, dialogs and the name at the pointer', async () => {
    const filter = encodeURIComponent('{"where":{"model":"ssslc"},"limit":1}');
    const [lamp] = (await city.call(`/core/assets?filter=${filter}`)) as readonly [{ id: string }];
    // A link without a view shows its device in the middle.
    await goTo(page, `/smartLight/map?id=${lamp.id}`);
    await expect(page.locator('.map-in-view button').first()).toContainText(READ);
    const card = page.locator('.map-card');
    await expect(card).toContainText(READ);
    expect(await made(page)).toEqual([]);
    await card.getByRole('button', { name: translate('shell.close') }).click();
    await expect(card).toHaveCount(0);
    const stage = await page.locator('.city-map-stage').boundingBox();
    if (!stage) throw new Error('The map is not visible.');
    await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2 - 20, { steps: 3 });
    await expect(page.locator('.map-tooltip')).toContainText(READ);
    await page.getByRole('combobox', { name: translate('map.search') }).fill('SS');
    await expect(page.getByRole('option').first()).toContainText(READ);
    expect(await made(page)).toEqual([]);
    await page.getByRole('combobox', { name: translate('map.search') }).fill('路');
    await expect(page.getByRole('option').first()).toContainText(READ);
    await page.keyboard.press('Escape');
    // The bubbles of domains with their names, and one that is selected.
    await goTo(page, '/smartLight/map?lat=30.2084&lng=120.2126&zoom=12');
    const domain = page.locator('.map-in-view button').first();
    await expect(domain).toContainText(READ);
    expect(await made(page)).toEqual([]);
    // The name in the confirmation of an action on a selection.
    await goTo(page, `/smartLight/map?id=${lamp.id}&select=add:${lamp.id}`);
    await page.locator('.bulk').getByRole('button').first().click();
    await expect(consolePage.dialog).toContainText(READ);
    expect(await made(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(consolePage.dialog).toBeHidden();
  });

  await test.step('files', async () => {
    await goTo(page, '/permissionManage');
    await expect(consolePage.entries.first()).toContainText(READ);
    for (const format of ['csv', 'xlsx']) {
      await button('transfer.export').click();
      await consolePage.dialog
        .getByRole('radio', { name: translate(`transfer.format.${format}`) })
        .check();
      const saving = page.waitForEvent('download');
      await button('transfer.export.confirm').click();
      const { rows } = readTable(new Uint8Array(readFileSync(await (await saving).path())));
      // One cell, and nothing of a cell: neither a quote nor a comma of the markup ends it.
      const width = rows[0]?.length ?? 0;
      expect(rows.every(cells => cells.length <= width)).toBe(true);
      expect(rows.flat().filter(cell => cell.endsWith(MARKUP)).length).toBeGreaterThan(9);
      await expect(consolePage.dialog).toBeHidden();
    }
    expect(await made(page)).toEqual([]);
  });

  await test.step('paper', async () => {
    expect((await page.pdf()).length).toBeGreaterThan(5000);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toContainText(READ);
    expect(await made(page)).toEqual([]);
  });
});

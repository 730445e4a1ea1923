import { readFileSync } from 'node:fs';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import type { Page } from '@playwright/test';

import { expect, test50 as test } from './support/test.ts';

/** The card of a chart, by the beginning of its title. */
const cardOf = (page: Page, title: string | RegExp) => page.getByRole('region', { name: title });

/** Whether anything is drawn on the canvas of a chart. */
const isRendered = (page: Page, title: RegExp) =>
  cardOf(page, title)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      // An area without pixels cannot be read, and a poll does not retry an error.
      if (width === 0 || height === 0) return false;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      return data.some(value => value !== 0);
    });

test('a user reads how a model does in a city of 50,000 devices: now, night by night, in one district, and takes it along', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  await consolePage.openSignedIn('/assetManage/statistics/ssslc');
  const models = (await city.call('/core/statistics/assets')) as { model: string; total: number }[];
  const lamps = models.find(({ model }) => model === 'ssslc')!.total;
  const figures = page.locator('.metrics');
  await expect(figures).toContainText(lamps.toLocaleString('en'));

  // The picture is rendered under the policy of the page, and keys show its values.
  const energy = /^Energy by night/;
  const chart = cardOf(page, energy).getByRole('slider');
  await chart.scrollIntoViewIfNeeded();
  await expect.poll(() => isRendered(page, energy)).toBe(true);
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await expect(cardOf(page, energy).locator('.chart-tooltip')).toContainText('MWh');
  await cardOf(page, energy)
    .getByRole('button', { name: translate('chart.view.table') })
    .click();
  await expect(cardOf(page, energy).getByRole('row')).toHaveCount(31);

  // One time and one district for all of the page.
  await page.getByRole('button', { name: translate('statistics.period.7') }).click();
  await expect(cardOf(page, energy).getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: /^All of/ }).click();
  const districts = page.getByRole('treeitem', { level: 2 });
  await expect(districts.first()).toHaveText(/区/u);
  const district = (await districts.first().textContent())?.trim() ?? '';
  await districts.first().click();
  await expect(page).toHaveURL(/nights=7.*domain=/);
  await expect(
    page.getByRole('navigation', { name: translate('statistics.domain') }),
  ).toContainText(district.replace(/\d+$/, ''));
  await expect(figures).not.toContainText(lamps.toLocaleString('en'));

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: translate('statistics.export'), exact: true }).click();
  const { rows } = readTable(new Uint8Array(readFileSync(await (await saving).path())));
  expect(rows.map(([first]) => first)).toEqual(
    expect.arrayContaining([translate('statistics.states'), translate('statistics.domains')]),
  );

  // A press of a bar opens one night, hour by hour; Back returns from it.
  await cardOf(page, energy)
    .getByRole('button', { name: translate('chart.view.chart') })
    .click();
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(cardOf(page, /^Energy by hour/)).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, energy)).toBeVisible();
});

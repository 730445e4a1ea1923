import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import { expect, test50 as test } from './support/test.ts';

const IMPORT = '/systemOperation/config/import';
/** Milliseconds for many requests to the platform. */
const TIMEOUT_MS = 60_000;
/** Rows of a call. */
const TOGETHER = 500;

const fileWith = (info: TestInfo, lines: readonly string[]): string => {
  const path = info.outputPath('lamps.csv');
  writeFileSync(path, lines.join('\n'));
  return path;
};

/** The steps of an import, which are the page itself. */
function createImportHelpers(page: Page, translate: (key: string) => string) {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  return {
    button,
    count: (key: string) =>
      main.locator('.transfer-counts div').filter({ hasText: translate(`transfer.count.${key}`) }),
    choose: (path: string) => main.locator('input[type=file]').setInputFiles(path),
    save: async (name: string | RegExp) => {
      const saving = page.waitForEvent('download');
      await button(name).click();
      return new Uint8Array(readFileSync(await (await saving).path()));
    },
  };
}

interface Known {
  readonly id: string;
  readonly name: string;
  readonly domainId: string;
}

test('a street is imported from a file: errors are shown before anything is sent, the rest is sent in batches, and each rejected row is listed with its reason [ASSET-07/rows]', async ({
  page,
  consolePage,
  translate,
  city,
}, info) => {
  const known = async (where: object, limit = 1) =>
    (await city.call(
      `/core/assets?filter=${encodeURIComponent(JSON.stringify({ where, order: ['id'], limit }))}`,
    )) as readonly Known[];
  const [lamp] = await known({ model: 'ssslc' });
  const { id = '' } = lamp ?? {};
  // Roads of several districts are called the same; a district is known by its name.
  const [district] = (await city.call('/core/domains?filter={"where":{"level":2},"limit":1}')) as [
    Known,
  ];
  const { id: domainId, name: road } = district;
  await consolePage.openSignedIn(IMPORT, 'device_admin');
  const { button, count, choose, save } = createImportHelpers(page, translate);

  const template = readTable(await save(translate('transfer.template.xlsx'))).rows;
  expect(template[0]).toEqual(
    expect.arrayContaining(['Device ID', 'Device name', 'Device type', 'Domain']),
  );
  expect(template).toHaveLength(2);

  const coordinates = '30.2015,120.2043';
  const good = Array.from({ length: 2 * TOGETHER }, (_, n) => {
    const own = `newlamp_${String(n).padStart(9, '0')}`;
    return `${own},新灯 ${n},ssslc,${road},${coordinates},${n === 0 ? 'newgateway_00001' : ''}`;
  });
  const lines = [
    'Device ID,Device name,Device type,Domain,Latitude,Longitude,Gateway',
    ...good,
    // The gateway of the first lamp is below it.
    `NEWGATEWAY_00001,新网关,ssgw,${road},${coordinates},`,
    `${id},Renamed by a file,ssslc,${domainId},${coordinates},`,
    `TOO_SHORT,Lamp,ssslc,${road},${coordinates},`,
    `NEWLAMP_900000001,What?,ssslc,${road},${coordinates},`,
    `NEWLAMP_900000002,Lamp,ssslc,${road},91,181,`,
    `NEWLAMP_900000003,Lamp,ssslc,No such road,${coordinates},`,
    `NEWLAMP_000000001,Again,ssslc,${road},${coordinates},`,
    // The device that it refers to exists, but is no gateway.
    `NEWLAMP_900000004,Lamp,ssslc,${road},${coordinates},${id}`,
  ];
  await choose(fileWith(info, lines));
  const rows = lines.length - 1;
  await page
    .getByRole('main')
    .getByRole('radio', { name: translate('transfer.mode.both') })
    .check();
  await button(`Check ${rows.toLocaleString('en')} rows`).click();
  await expect(count('create')).toHaveText(/1,001$/u, { timeout: TIMEOUT_MS });
  await expect(count('update')).toHaveText(/1$/u);
  await expect(count('rejected')).toHaveText(/6$/u);
  expect(await known({ id: 'NEWLAMP_000000001' })).toEqual([]);

  // Below six reasons and a table of rows, the buttons of the step need no scroll.
  await expect(button('Import 1,002 rows')).toBeInViewport({ ratio: 1 });
  // On a phone they share lines: four of them would fill a quarter of the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const topOf = async (key: string) => (await button(translate(key)).boundingBox())?.y;
  await expect
    .poll(async () => (await topOf('transfer.back')) === (await topOf('shell.cancel')))
    .toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button('Import 1,002 rows').click();
  await expect(count('created')).toHaveText(/1,001$/u, { timeout: TIMEOUT_MS });
  await expect(count('updated')).toHaveText(/1$/u);
  await expect(count('failed')).toBeHidden();
  const [first] = await known({ id: 'NEWLAMP_000000000' });
  expect(first).toMatchObject({ ssgwId: 'NEWGATEWAY_00001', domainId });
  expect(await known({ id })).toMatchObject([{ name: 'Renamed by a file' }]);

  const report = readTable(await save('Download 6 rejected rows')).rows.slice(1);
  const reasons = new Map(report.map(cells => [cells[0], cells.at(-1)]));
  expect(reasons.get('TOO_SHORT')).toContain('Device ID');
  expect(reasons.get('NEWLAMP_900000001')).toContain('Device name');
  expect(reasons.get('NEWLAMP_900000002')).toMatch(/Latitude.*Longitude/u);
  expect(reasons.get('NEWLAMP_900000003')).toContain('No such road');
  expect(reasons.get('NEWLAMP_000000001')).toContain('Duplicate of row 3');
  expect(reasons.get('NEWLAMP_900000004')).toContain('is not a gateway');
});

test('an import that is stopped has sent whole lists, and shows of each row whether it is in', async ({
  page,
  consolePage,
  translate,
  city,
}, info) => {
  const counted = async () => (await city.call('/core/assets/count')) as { readonly count: number };
  const [domain] = (await city.call('/core/domains?filter={"where":{"level":4},"limit":1}')) as [
    Known,
  ];
  const before = await counted();
  // The third list is held back until Stop is pressed.
  let lists = 0;
  const { promise: stopped, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route('**/assets/import?**', async route => {
    lists += 1;
    if (lists === 3) await stopped;
    await route.continue();
  });
  await consolePage.openSignedIn(IMPORT);
  const { button, count, choose } = createImportHelpers(page, translate);
  const rows = 5 * TOGETHER;
  const lines = Array.from(
    { length: rows },
    (_, n) => `STOPPED_LAMP${String(n).padStart(6, '0')},Lamp ${n},ssslc,${domain.id},30.2,120.2`,
  );
  await choose(fileWith(info, ['id,name,model,domainId,geoPoint.lat,geoPoint.lng', ...lines]));
  await button('Check 2,500 rows').click();
  await button('Import 2,500 rows').click({ timeout: TIMEOUT_MS });
  await expect.poll(() => lists, { timeout: TIMEOUT_MS }).toBe(3);
  await button(translate('transfer.stop')).click();
  goOn(undefined);
  await expect(count('created')).toHaveText(/1,500$/u, { timeout: TIMEOUT_MS });
  await expect(count('unsent')).toHaveText(/1,000$/u);
  await expect(button('Download 1,000 rejected rows')).toBeEnabled();
  expect(lists).toBe(3);
  expect(await counted()).toEqual({ count: before.count + 1500 });
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import type { ConsoleOpener, ConsolePage } from './support/consolePage.ts';
import { expect, test } from './support/test.ts';

const open = async (page: Page, consolePage: ConsolePage & ConsoleOpener, path: string) => {
  await consolePage.openSignedIn(path);
  await expect(consolePage.entries.first()).toBeVisible();
};

test('what was exported is imported as it is: every asset of the city is found again, and nothing of it would change', async ({
  page,
  consolePage,
  translate,
}) => {
  await open(page, consolePage, '/data/assets');
  const button = (key: string) => page.getByRole('button', { name: translate(key), exact: true });
  await button('transfer.export').click();
  await consolePage.dialog
    .getByRole('radio', { name: translate('transfer.export.style.stored') })
    .check();
  await consolePage.dialog.getByRole('radio', { name: translate('transfer.format.csv') }).check();
  await consolePage.dialog.getByRole('button', { name: translate('transfer.export.all') }).click();
  const saving = page.waitForEvent('download');
  await consolePage.dialog
    .getByRole('button', { name: translate('transfer.export.confirm') })
    .click();
  const path = await (await saving).path();
  const lines = readFileSync(path, 'utf8').trimEnd().split('\r\n').length - 1;
  expect(lines).toBeGreaterThan(5_000);

  await button('transfer.import').click();
  await consolePage.dialog.locator('input[type=file]').setInputFiles(path);
  await consolePage.dialog.getByRole('radio', { name: translate('transfer.mode.both') }).check();
  await consolePage.dialog
    .getByRole('button', { name: `Check ${lines.toLocaleString('en')} rows` })
    .click();
  // Nothing of it differs from what is there.
  const same = consolePage.dialog.locator('.transfer-counts div', {
    hasText: translate('transfer.count.same'),
  });
  await expect(same).toContainText(lines.toLocaleString('en'), { timeout: 120_000 });
  for (const count of ['update', 'rejected'])
    await expect(
      consolePage.dialog.locator('dt').filter({ hasText: translate(`transfer.count.${count}`) }),
    ).toBeHidden();
});

test('a file of 100,000 rows is read in a thread, next to the page, that ends with the dialog', async ({
  page,
  consolePage,
  translate,
}) => {
  const rows = Array.from(
    { length: 100_000 },
    (_, n) =>
      `ROW${String(n).padStart(13, '0')},Lamp ${n},ssslc,,${n % 200},2024-05-18,note,,30.${n},120.2,,,,MANUAL,10.0.8.15,${n % 7 === 0 ? 'x' : 80}`,
  );
  const head =
    'id,name,model,specification,ratedPower,installDate,remark,domainId,geoPoint.lat,geoPoint.lng,poleId,ssgwId,controllerId,mode,ip,port';
  const path = join(tmpdir(), `rows-${process.pid}.csv`);
  writeFileSync(path, [head, ...rows].join('\n'));
  await open(page, consolePage, '/data/assets');
  await page.getByRole('button', { name: translate('transfer.import'), exact: true }).click();
  await expect(consolePage.dialog.getByText(translate('transfer.template.hint'))).toBeVisible();
  await consolePage.dialog.locator('input[type=file]').setInputFiles(path);
  await expect(consolePage.dialog.getByText(/has 100,000 rows/)).toBeVisible({ timeout: 60_000 });
  // The file is in a thread of its own, which lasts as long as the dialog; the page has a few rows of it.
  const countThreads = () =>
    page.workers().filter(worker => worker.url().includes('importWorkerThread')).length;
  expect(countThreads()).toBe(1);
  const columns = consolePage.dialog.locator('tbody').getByRole('row');
  await expect(columns).toHaveCount(16);
  await expect(columns.first()).toContainText('ROW0000000000000');
  await consolePage.dialog
    .getByRole('button', { name: translate('shell.cancel'), exact: true })
    .click();
  await expect(consolePage.dialog).toBeHidden();
  await expect.poll(countThreads).toBe(0);
  rmSync(path);
});

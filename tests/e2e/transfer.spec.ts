import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

const open = async (page: Page, person: Person, path: string) => {
  await page.goto('/login');
  await person.signIn('admin');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(path);
  await expect(person.entries.first()).toBeVisible();
};

test('what was exported is imported as it is: every asset of the city is found again, and nothing of it would change [UX-04/again]', async ({
  page,
  person,
  say,
}) => {
  await open(page, person, '/data/assets');
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  await button('transfer.export').click();
  await person.dialog.getByRole('radio', { name: say('transfer.export.style.stored') }).check();
  await person.dialog.getByRole('radio', { name: say('transfer.format.csv') }).check();
  await person.dialog.getByRole('button', { name: say('transfer.export.all') }).click();
  const saving = page.waitForEvent('download');
  await person.dialog.getByRole('button', { name: say('transfer.export.confirm') }).click();
  const path = await (await saving).path();
  const lines = readFileSync(path, 'utf8').trimEnd().split('\r\n').length - 1;
  expect(lines).toBeGreaterThan(5_000);

  await button('transfer.import').click();
  await person.dialog.locator('input[type=file]').setInputFiles(path);
  await person.dialog.getByRole('radio', { name: say('transfer.mode.both') }).check();
  await person.dialog
    .getByRole('button', { name: `Check ${lines.toLocaleString('en')} rows` })
    .click();
  // Nothing of it differs from what is there.
  const same = person.dialog.locator('.transfer-counts div', {
    hasText: say('transfer.count.same'),
  });
  await expect(same).toContainText(lines.toLocaleString('en'), { timeout: 120_000 });
  for (const count of ['update', 'rejected'])
    await expect(
      person.dialog.locator('dt').filter({ hasText: say(`transfer.count.${count}`) }),
    ).toBeHidden();
});

test('a file of 100,000 rows is read beside the page, in a thread that ends with the dialog', async ({
  page,
  person,
  say,
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
  await open(page, person, '/data/assets');
  await page.getByRole('button', { name: say('transfer.import'), exact: true }).click();
  await expect(person.dialog.getByText(say('transfer.template.hint'))).toBeVisible();
  await person.dialog.locator('input[type=file]').setInputFiles(path);
  await expect(person.dialog.getByText(/has 100,000 rows/)).toBeVisible({ timeout: 60_000 });
  // The file is in a thread of its own, which lasts as long as the dialog; the page has a few rows of it.
  const workers = () => page.workers().map(worker => worker.url());
  expect(workers()).toEqual([expect.stringContaining('importWorkerThread')]);
  const columns = person.dialog.locator('tbody').getByRole('row');
  await expect(columns).toHaveCount(16);
  await expect(columns.first()).toContainText('ROW0000000000000');
  await person.dialog.getByRole('button', { name: say('shell.cancel'), exact: true }).click();
  await expect(person.dialog).toBeHidden();
  await expect.poll(workers).toEqual([]);
  rmSync(path);
});

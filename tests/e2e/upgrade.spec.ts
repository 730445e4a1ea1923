import type { City } from './support/city.ts';
import { expect, test50 as test } from './support/test.ts';

/** A device of a model that responds now: things happen in a city. */
async function findRespondingDevice(city: City, model: string): Promise<string> {
  const filter = encodeURIComponent(
    JSON.stringify({ where: { model, state: 'normal', online: true }, limit: 1 }),
  );
  const [found] = (await city.call(`/core/statuses?filter=${filter}`)) as { asset_id: string }[];
  return found!.asset_id;
}

/** Lamps of the generated city: those that another test imported have other names. */
const NORMAL = encodeURIComponent(
  JSON.stringify({ status: { inq: ['normal'] }, name: { like: '号灯控' } }),
);

test('a package is added, installed on three lamps of a city, followed in the log, and called off for one [STORE-03/console]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await consolePage.openSignedIn('/systemOperation/storage/upgrades');

  await test.step('the file provides what it can, the form requests the rest', async () => {
    await button('Add package').click();
    const file = { name: 'ssslc-9.9.9.bin', mimeType: '', buffer: Buffer.from('\x01 firmware') };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('ssslc 9.9.9');
    await expect(page.getByRole('combobox', { name: /^Type/u })).toHaveText('Firmware');
    await button('Add package').click();
    await expect(consolePage.entry('ssslc 9.9.9')).toBeVisible();
  });

  await page.goto(`/systemOperation/config/ssslc?filter=${NORMAL}`);
  await expect(consolePage.entries.first()).toBeVisible();
  const names: string[] = [];
  await test.step('three lamps, one confirmation, three responses', async () => {
    for (const row of [0, 1, 2]) {
      const box = consolePage.entries.nth(row).getByRole('checkbox');
      names.push(((await box.getAttribute('aria-label')) ?? '').replace(/^Select /u, ''));
      await box.check();
    }
    await page
      .getByRole('region', { name: translate('bulk.bar') })
      .getByText('Upgrade')
      .click();
    await consolePage.dialog.getByRole('radio', { name: '9.9.9' }).check();
    await consolePage.dialog
      .getByRole('button', { name: 'Upgrade 3 devices', exact: true })
      .click();
    await expect(consolePage.dialog.getByRole('status')).toHaveText(
      'Upgrade started on 3 devices. Follow it in the upgrade log.',
    );
    await consolePage.confirm(translate('bulk.close'));
  });

  const [first = '', second = ''] = names;
  await test.step('one is called off', async () => {
    // Before the long wait below: an upgrade may be done after 43 s, and cannot be cancelled then.
    await page.goto('/systemOperation/log/upgradeLog');
    const record = `${second} ssslc 9.9.9`;
    await consolePage.choose(record, 'Cancel the upgrade');
    await consolePage.dialog.getByRole('button', { name: /^Cancel the upgrade/u }).click();
    await expect(consolePage.dialog).toBeHidden();
    await expect(consolePage.entry(record)).toContainText('Cancelled');
    const filter = encodeURIComponent(JSON.stringify({ where: { packageName: 'ssslc 9.9.9' } }));
    const logs = (await city.call(`/core/logs/upgrade?filter=${filter}`)) as { state: string }[];
    expect(logs).toHaveLength(3);
    expect(logs.filter(({ state }) => state === 'cancelled')).toHaveLength(1);
  });

  await test.step('the log continues by itself', async () => {
    const bar = consolePage.entry(`${first} ssslc 9.9.9`).getByRole('progressbar');
    await expect(bar).toBeVisible();
    // While the list reloads there may be no bar for a moment, and a poll does not retry an error.
    const readPercent = async () =>
      Number(await bar.getAttribute('aria-valuenow', { timeout: 1_000 }).catch(() => 0));
    await expect.poll(readPercent, { timeout: 45_000 }).toBeGreaterThan(0);
  });
});

test('a camera is turned by mouse and keys and sent to a preset; a broadcast device plays what was uploaded [ASSET-13/tab]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const camera = await findRespondingDevice(city, 'sscam');
  await consolePage.openSignedIn(`/data/assets/${camera}/show?tab=camera`);
  const state = page.locator('.camera-state');

  await test.step('it turns while it is pressed, and stops on release', async () => {
    await page.getByRole('button', { name: translate('camera.left'), exact: true }).hover();
    await page.mouse.down();
    await expect(state).toHaveText(translate('camera.turning.left'));
    await page.mouse.up();
    await expect(state).toHaveText(translate('camera.at.stopped'));
    await page.getByRole('button', { name: translate('camera.stop'), exact: true }).focus();
    await page.keyboard.down('ArrowDown');
    await expect(state).toHaveText(translate('camera.turning.down'));
    await page.keyboard.up('ArrowDown');
    await expect(state).toHaveText(translate('camera.at.stopped'));
    await page.getByRole('button', { name: /^2/u }).click();
    await expect(page.getByText(/^Moving to/u)).toBeVisible();
    const filter = encodeURIComponent(
      JSON.stringify({ where: { asset_id: camera }, order: ['time ASC'] }),
    );
    const log = (await city.call(`/core/logs/equipment?filter=${filter}`)) as { value?: string }[];
    const moves = log.map(({ value }) => value).slice(-5);
    expect(moves.slice(0, 4)).toEqual(['left', 'stop', 'down', 'stop']);
  });

  const broadcast = await findRespondingDevice(city, 'ssipat');
  await page.goto(`/data/assets/${broadcast}/show?tab=broadcast`);
  await test.step('a sound is uploaded, found and played for a minute', async () => {
    await page.getByRole('button', { name: translate('broadcast.upload'), exact: true }).click();
    const sound = Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(32_000)]);
    const file = { name: '夜间通知.mp3', mimeType: 'audio/mpeg', buffer: sound };
    await consolePage.dialog.getByLabel('File', { exact: true }).setInputFiles(file);
    await consolePage.confirm(translate('broadcast.upload.confirm'));
    await page.getByPlaceholder(translate('broadcast.search')).fill('夜间');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 file', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: '夜间通知.mp3' }).check();
    await page.getByLabel(translate('broadcast.play.for')).fill('60');
    await page.getByRole('button', { name: translate('broadcast.play'), exact: true }).click();
    await expect(consolePage.dialog).toContainText('are played immediately');
    await consolePage.confirm('Play 1 file');
    await expect(
      page.getByText(translate('broadcast.work.broadcast'), { exact: true }),
    ).toBeVisible({
      timeout: 20_000,
    });
  });
});

import { expect, test50 as test } from './support/test.ts';

const LAMP = 'SSSLC00000000011';
const GATEWAY = 'SSGW000000000001';
/** A page of a device reads its status again after this time, in milliseconds. */
const STATUS_POLL_MS = 10_000;

test('an operator opens a lamp of a city, sets its light, returns it to its strategy and binds it again', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  await page.clock.install();
  await consolePage.openSignedIn(`/assetManage/model/ssslc/${LAMP}/show`);
  const light = page.getByRole('region', { name: translate('asset.light') });
  const levelLabel = translate('asset.light.level');
  await test.step('the night and the location are rendered', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('11');
    await expect(page.locator('.chart-canvas canvas, .chart-canvas svg').first()).toBeVisible();
    await expect(page.locator('.leaflet-container')).toBeVisible();
  });

  await test.step('the slider by keys, then the confirmation, then the street', async () => {
    await light.getByRole('slider', { name: levelLabel }).press('Home');
    for (let step = 0; step < 3; step += 1)
      await light.getByRole('slider', { name: levelLabel }).press('PageUp');
    await light
      .getByRole('button', { name: translate('asset.light.set', { level: '30' }) })
      .click();
    await expect(consolePage.dialog).toContainText(translate('asset.switch.at'));
    await consolePage.confirm(translate('asset.switch.set.confirm', { level: '30' }));
    await expect(light.getByRole('status')).toContainText('30');
    await expect(light.getByRole('radio', { name: 'Manual' })).toBeChecked();
    expect(await city.call(`/core/statuses/${LAMP}`)).toMatchObject({ brightness: 30 });
  });

  await test.step('a change by another user is shown without a reload', async () => {
    const path = `/core/assets/${LAMP}/set/device-lighting:lamp-param`;
    await city.call(path, 'POST', { on: true, brightness: 70 });
    await page.clock.fastForward(STATUS_POLL_MS);
    await expect(light.getByRole('status')).toContainText('70');
  });

  await test.step('back to the strategy', async () => {
    await light.getByRole('radio', { name: 'Strategy' }).click();
    await expect(consolePage.dialog).toContainText('to the current level of its strategy');
    await consolePage.confirm('Return to strategy');
    await expect(light.getByRole('radio', { name: 'Strategy' })).toBeChecked();
  });

  await test.step('unbound, and bound again', async () => {
    await page.getByRole('tab', { name: translate('asset.tab.relations') }).click();
    await expect(page).toHaveURL(/\?tab=relations$/u);
    const gateway = page.getByRole('region', { name: translate('asset.gateway') });
    await gateway.getByRole('button', { name: translate('asset.gateway.unbind') }).click();
    await consolePage.confirm(translate('asset.gateway.unbind'));
    await expect(gateway).toContainText(translate('asset.gateway.none'));
    await gateway.getByRole('button', { name: translate('asset.gateway.bind') }).click();
    await consolePage.dialog.getByRole('radio', { name: GATEWAY }).check();
    await consolePage.dialog.getByRole('button', { name: /1号网关/u }).click();
    await expect(gateway.getByRole('link')).toBeVisible();
    expect(await city.call(`/core/assets/${LAMP}`)).toMatchObject({ ssgwId: GATEWAY });
  });

  await test.step('a reload keeps the tab; the commands are in the log', async () => {
    await page.getByRole('tab', { name: translate('asset.tab.log') }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: translate('asset.tab.log') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const log = page.getByRole('region', { name: 'Device log entries' });
    await expect(log.locator('tbody').getByRole('row')).toContainText([
      /Returned to strategy.*admin.*Success/u,
      /Dimmed.*On at 70 %.*admin.*Success/u,
      /Dimmed.*On at 30 %.*admin.*Success/u,
    ]);
  });
});

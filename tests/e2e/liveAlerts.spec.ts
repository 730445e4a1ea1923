import { expect, test } from './support/test.ts';
import { createConsolePage } from './support/consolePage.ts';
import {
  countLoggedAlerts,
  createLiveCentre,
  type LiveCentre,
  runStorm,
} from './support/liveCentre.ts';

const MINUTE_MS = 60_000;
/** What the controllers of a cut cable report, in zh. */
const COMMUNICATION_LOST = '通信中断';

test('tabs share one socket; every alert is there once after the first tab has closed, the platform was killed, and 10 minutes offline; log-out closes it [ALERT-10/resume] [ALERT-10/once] [ALERT-10/said] [SEC-09/socket]', async ({
  page,
  translate,
  problems,
  startOwnCity,
}) => {
  // Four storms, a crash and two tabs: twice the load of a quiet machine takes more than the usual limit.
  test.slow();
  const city = await startOwnCity();
  await page.clock.install();
  const centre = createLiveCentre(page, translate);
  const first = await page.context().newPage();
  const firstCentre = createLiveCentre(first, translate);
  await first.goto(city.url);
  await createConsolePage(first, translate, false).signIn('admin');
  await firstCentre.open();
  await firstCentre.expectLive();
  await page.goto(city.url);
  await centre.open();
  await centre.expectLive();
  expect([firstCentre.countSockets(), centre.countSockets()]).toEqual([1, 0]);

  // A usual alert may come at any time: the centre has what the log has, without those from before it was opened.
  const countOlder = async ({ countAlerts }: LiveCentre) =>
    (await countLoggedAlerts(city)) - (await countAlerts());
  const older = await countOlder(centre);
  const expectEachOnce = (opened: LiveCentre) => expect.poll(() => countOlder(opened)).toBe(older);
  const storm = async () => {
    expect(await runStorm(city, 30, 1)).toBeGreaterThan(10);
    await expectEachOnce(centre);
  };
  await storm();
  await expectEachOnce(firstCentre);

  await first.close();
  await expect.poll(centre.countSockets).toBe(1);
  await storm();

  problems.expect(/net::ERR_|WebSocket/u);
  const crash = city.crash();
  await expect(page.locator('.messages-state')).toContainText(translate('connection.lost'));
  await crash;
  const retryNow = page.getByRole('button', { name: translate('connection.retryNow') });
  // The page also retries by itself, before the click or during it.
  await expect(async () => {
    if (await retryNow.isVisible()) await retryNow.click({ timeout: 1_000 });
    await centre.expectLive(3_000);
  }).toPass({ timeout: 60_000 });
  await storm();

  await page.context().setOffline(true);
  await page.clock.runFor(10 * MINUTE_MS);
  await expect(page.locator('.messages-state')).toContainText(translate('connection.lost'));
  await runStorm(city, 30, 1);
  await page.context().setOffline(false);
  await centre.expectLive();
  await expectEachOnce(centre);

  await page.keyboard.press('Escape');
  await createConsolePage(page, translate, false).signOut();
  await expect(page).toHaveURL(/\/login/u);
  await expect.poll(centre.countSockets).toBe(0);
});

test.describe('in zh and dark', () => {
  test.use({ language: 'zh', colorScheme: 'dark' });

  test('an alarm is confirmed in a storm: its row stays under the pointer; a group of the storm is listed and confirmed at once [ALERT-11/groups] [ALERT-11/responsive] [ALERT-12/alarm] [ALERT-14/many]', async ({
    page,
    consolePage,
    translate,
    startOwnCity,
  }) => {
    const city = await startOwnCity('--assets', '2000');
    const centre = createLiveCentre(page, translate);
    const unconfirmed = encodeURIComponent('{"confirmed":{"eq":false}}');
    await page.goto(`${city.url}/systemOperation/faultManagement/alarm?filter=${unconfirmed}`);
    await consolePage.signIn('admin');
    await centre.open();
    await centre.expectLive();
    await page.keyboard.press('Escape');
    const row = consolePage.entries.first();
    const name = await row.locator('.alert-name').innerText();
    await row.hover();
    const before = await row.boundingBox();
    await runStorm(city, 1000, 2);
    const arrivals = page.locator('.alert-arrivals');
    await expect(arrivals).toHaveText(/\d/u);
    await expect(row).toContainText(name);
    expect(await row.boundingBox()).toEqual(before);
    await row.locator('.alert-name').focus();
    await page.keyboard.press('c');
    await expect(page.getByText(translate('alerts.confirmed', { name }))).toBeVisible();
    await arrivals.click();
    await expect(arrivals).toHaveCount(0);

    const groups = page.getByRole('list', { name: translate('alerts.groups') });
    const line = groups.getByRole('listitem').first();
    await expect(line).toContainText(COMMUNICATION_LOST);
    await line.locator('[data-alarm-group]').click();
    await expect(line.locator('.alarm-group-rows .alert-name')).toHaveCount(50);

    await centre.open();
    const group = page
      .locator('.message-alert')
      .filter({ has: page.getByText(/：(?!0|1)\d\d 盏灯/u) })
      .filter({ hasText: COMMUNICATION_LOST });
    // The cut cable was among the first alerts of the storm: it is below the others. Its road has other devices, too.
    await expect(async () => {
      await page.locator('.messages-rows').evaluate(rows => (rows.scrollTop = rows.scrollHeight));
      await expect(group).toHaveCount(1, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    const count = await centre.countAlerts();
    const confirm = group.getByRole('button').first();
    const size = Number((await confirm.innerText()).replaceAll(/\D/gu, ''));
    expect(size).toBeGreaterThan(500);
    await group.getByRole('link', { name: translate('messages.group.list') }).click();
    await expect(page).toHaveURL(/type.*domain_id/u);
    // Only the group is listed, with the few alarms of its kind before the storm.
    const total = page.getByRole('main').getByText(/^共 [\d,]+ 条$/u);
    const countOthers = async () => Number((await total.innerText()).replaceAll(/\D/gu, '')) - size;
    await expect.poll(async () => Math.abs(await countOthers())).toBeLessThan(10);
    await expect(consolePage.entries.filter({ hasNotText: COMMUNICATION_LOST })).toHaveCount(0);
    await confirm.click();
    await consolePage.expectNotification(
      translate('messages.confirmed.many', {
        ...{ smart_count: String(size), count: size.toLocaleString('zh') },
      }),
    );
    await expect.poll(centre.countAlerts).toBe(count - size);
  });
});

import { expect, test } from './support/test.ts';
import { createConsolePage } from './support/consolePage.ts';
import { createLiveCentre, runStorm } from './support/liveCentre.ts';

const MINUTE_MS = 60_000;

test('tabs share one socket; every alert is there once after the first tab has closed, the platform was killed, and 10 minutes offline; log-out closes it [ALERT-10/resume] [ALERT-10/once] [ALERT-10/said] [SEC-09/socket]', async ({
  page,
  translate,
  problems,
  startOwnCity,
}) => {
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

  let expected = await centre.countAlerts();
  const storm = async () => {
    expected += await runStorm(city, 30, 1);
    await expect.poll(centre.countAlerts).toBe(expected);
  };
  await storm();
  expect(await firstCentre.countAlerts()).toBe(expected);

  await first.close();
  await expect.poll(centre.countSockets).toBe(1);
  await storm();

  problems.expect(/net::ERR_|WebSocket/u);
  const crash = city.crash();
  await expect(page.locator('.messages-state')).toContainText(translate('connection.lost'));
  await crash;
  await page.getByRole('button', { name: translate('connection.retryNow') }).click();
  await centre.expectLive();
  await storm();

  await page.context().setOffline(true);
  await page.clock.runFor(10 * MINUTE_MS);
  await expect(page.locator('.messages-state')).toContainText(translate('connection.lost'));
  expected += await runStorm(city, 30, 1);
  await page.context().setOffline(false);
  await centre.expectLive();
  await expect.poll(centre.countAlerts).toBe(expected);

  await page.keyboard.press('Escape');
  await createConsolePage(page, translate, false).signOut();
  await expect(page).toHaveURL(/\/login/u);
  expect(centre.countSockets()).toBe(0);
});

import { expect, test } from './support/test.ts';
import { goTo } from './support/walk.ts';

interface Alert {
  readonly id: string;
  readonly asset_id: string;
  readonly asset_name: string;
  readonly state: string;
}

const ALARM = '/systemOperation/faultManagement/alarm';

const unconfirmed = encodeURIComponent(
  JSON.stringify({
    where: { state: 'activeUnacknowledged' },
    order: ['update_time DESC'],
    limit: 1,
  }),
);

test.describe('on a desktop', () => {
  test('an operator opens an alarm, confirms it, mutes its device, and dragging over the chart of the log filters it [ALERT-12/alarm] [ALERT-12/log]', async ({
    page,
    consolePage,
    city,
  }) => {
    const [alert] = (await city.call(`/core/alerts?filter=${unconfirmed}`)) as readonly [Alert];
    await consolePage.openSignedIn(ALARM);
    await page.getByRole('button', { name: alert.asset_name }).first().click();
    const panel = page.getByRole('dialog', { name: alert.asset_name });
    await expect(panel.getByRole('region', { name: 'Active nearby' })).toBeVisible();
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`${alert.asset_name}: confirmed`)).toBeVisible();
    await expect(panel.getByText(/, confirmed$/u)).toBeVisible();
    await panel.getByRole('button', { name: 'Mute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mute alerts' });
    await dialog.getByLabel('Reason').fill('Works on the cable');
    await dialog.getByRole('button', { name: 'Mute alerts' }).click();
    await expect(page.getByText('Alerts muted')).toBeVisible();
    await goTo(page, '/systemOperation/faultManagement/mute');
    await expect(page.getByRole('row', { name: /Works on the cable/u })).toContainText(
      alert.asset_name,
    );

    await goTo(page, '/systemOperation/faultManagement/alarmLog');
    const chart = page.getByRole('slider', { name: 'Alerts by hour' });
    await expect(chart.locator('canvas')).toBeVisible();
    // The chart listens to the pointer after its canvas is there.
    await expect(async () => {
      const box = (await chart.boundingBox())!;
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.3, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
      await page.mouse.up();
      await expect(page).toHaveURL(/update_time/u, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.locator('.filter-chip')).toContainText('Time');
    await page.getByRole('button', { name: 'Clear time filter' }).click();
    await expect(page.locator('.filter-chip')).toHaveCount(0);
    await chart.focus();
    for (const key of ['End', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter'])
      await page.keyboard.press(key);
    await expect(page.locator('.filter-chip')).toContainText('Time');
  });
});

test.describe('on a phone, in zh', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ...({ language: 'zh' } as object),
  });

  test('an alert is opened over the list, confirmed with a button of 44 px and shown on the map [UX-08/alerts]', async ({
    page,
    consolePage,
    translate,
    city,
  }) => {
    const [alert] = (await city.call(`/core/alerts?filter=${unconfirmed}`)) as readonly [Alert];
    await consolePage.openSignedIn(ALARM);
    const card = page.getByRole('listitem').filter({ hasText: alert.asset_name }).first();
    const confirm = card.getByRole('button', { name: translate('alerts.confirm'), exact: true });
    const onMap = card.getByRole('button', { name: translate('alerts.onMap') });
    for (const button of [confirm, onMap])
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await card.locator('.alert-name').tap();
    const panel = page.getByRole('dialog', { name: alert.asset_name });
    await expect(panel).toContainText(alert.asset_id);
    await panel.getByRole('button', { name: translate('shell.close') }).tap();
    await confirm.tap();
    await expect(
      page.getByText(translate('alerts.confirmed', { name: alert.asset_name })),
    ).toBeVisible();
    await onMap.tap();
    await expect(page).toHaveURL(new RegExp(`/smartLight/map\\?.*id=${alert.asset_id}`, 'u'));
    await expect(page.getByRole('region', { name: alert.asset_name })).toContainText(
      alert.asset_id,
    );
  });
});

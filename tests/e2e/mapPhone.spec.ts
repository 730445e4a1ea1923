import { type MappedAsset, inView, inZh, PHONE, STREET } from './support/mapPage.ts';
import { expect, test50 as test } from './support/test.ts';

test.describe('on a phone, in zh', () => {
  test.use({ ...PHONE, ...inZh });

  test('a lamp is found by its id, its sheet is opened and closed, and the list is filtered, with targets of 44 px [UX-08/map]', async ({
    page,
    consolePage,
    translate,
    city,
  }) => {
    const filter = encodeURIComponent(
      JSON.stringify({ where: { model: 'ssslc', status: 'normal' }, limit: 1 }),
    );
    const [lamp] = (await city.call(`/core/assets?filter=${filter}`)) as readonly [MappedAsset];
    await consolePage.openSignedIn(STREET);
    const search = page.getByRole('combobox', { name: translate('map.search') });
    await search.fill(lamp.id);
    const option = page.getByRole('option', { name: lamp.name });
    await option.tap();
    const card = page.getByRole('region', { name: lamp.name });
    await expect(card).toContainText(lamp.id);

    // Measured at one moment: the card still changes.
    const buttons = page.locator('.city-map').getByRole('button');
    const low = await buttons.evaluateAll(elements =>
      elements.flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        return width >= 2 && height < 44 ? [`${height} ${element.outerHTML.slice(0, 120)}`] : [];
      }),
    );
    expect(low).toEqual([]);

    // The list replaces the card, and the lamp that is still selected opens it again.
    const list = page
      .locator('.map-sheet')
      .getByRole('button', { name: translate('map.list'), exact: true });
    await list.tap();
    await list.tap();
    await expect(card).toHaveCount(0);
    await search.fill(lamp.id);
    await option.tap();
    await expect(card).toContainText(lamp.id);

    await card.locator('.map-card-close').tap();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: translate('map.legend'), exact: true }).tap();
    await page
      .getByRole('checkbox', { name: new RegExp(`^${translate('map.state.normal')}`, 'u') })
      .tap();
    await expect(page).toHaveURL(/states=/u);
    await list.tap();
    await expect(inView(page)).toBeVisible();
    await expect(inView(page).getByText(translate('map.state.normal'))).toHaveCount(0);
  });
});

test.describe('on a phone, in zh, in the dark', () => {
  test.use({ ...PHONE, colorScheme: 'dark', ...inZh });

  test('a street is selected by two corners, dimmed, and followed; without a connection what was known stays, and the map continues [MAP-13/select] [MAP-13/act] [MAP-12/offline]', async ({
    page,
    context,
    consolePage,
    translate,
    problems,
  }) => {
    await consolePage.openSignedIn(`${STREET}&models=ssslc`);
    const more = page.getByRole('button', { name: translate('map.tools.more') });
    await more.tap();
    await page.getByRole('menuitemradio', { name: translate('map.tool.rectangle') }).tap();
    // Until it is removed, it covers the map.
    await expect(page.locator('[role=menu]')).toHaveCount(0);
    await expect(page.getByText(translate('map.tool.rectangle.begin'))).toBeVisible();
    const stage = (await page.locator('.city-map-stage').boundingBox())!;
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    await page.touchscreen.tap(x - 150, y - 180);
    await expect(page.getByText(translate('map.tool.rectangle.next'))).toBeVisible();
    await page.touchscreen.tap(x + 150, y + 120);
    const bar = page.getByRole('region', { name: translate('map.select.bar') });
    await expect(bar).toContainText(/已选 (?!0)\d+ 项/u);
    await bar.getByRole('button', { name: /^操作/u }).tap();
    await page.getByRole('menuitem', { name: '开关与调光' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^亮度/u).fill('35');
    await dialog.getByRole('button', { name: /35 %/u }).tap();
    await expect(page.getByText(/设为 35 %/u).first()).toBeVisible();
    await page
      .getByRole('button', { name: translate('shell.close'), exact: true })
      .first()
      .tap();
    const list = page
      .locator('.map-sheet')
      .getByRole('button', { name: translate('map.list'), exact: true });
    await list.tap();
    await expect(inView(page).getByText('35 %').first()).toBeVisible();

    problems.expect(/ERR_INTERNET_DISCONNECTED/u);
    await context.setOffline(true);
    const count = await inView(page).getByRole('button').count();
    expect(count).toBeGreaterThan(3);
    await list.tap();
    await page.getByRole('button', { name: translate('form.position.zoomIn') }).tap();
    const messages = page.locator('.city-map-messages');
    await expect(messages.getByText(translate('error.noResponse'))).toBeVisible();
    const summary = page.locator('.map-sheet-handle');
    await expect(summary).toContainText(/(?!0)\d+ 台/u);
    await context.setOffline(false);
    await expect(messages.getByText(translate('error.noResponse'))).toHaveCount(0);
    await expect(summary).toContainText(/(?!0)\d+ 台/u);
  });
});

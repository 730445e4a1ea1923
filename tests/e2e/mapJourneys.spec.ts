import type { Locator, Page } from '@playwright/test';

import { expect, test50 as test } from './support/test.ts';

interface Asset {
  readonly id: string;
  readonly name: string;
  readonly geoPoint: { readonly lat: number; readonly lng: number };
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const inZh = { language: 'zh' } as object;

/** A street in the middle of the generated city. */
const CENTRE = 'lat=30.2084&lng=120.2126';
const STREET = `/smartLight/map?${CENTRE}&zoom=18`;

const inView = (page: Page) => page.getByRole('region', { name: /^(?:In view|视野内)/u });

/** Records the boxes that a page watches by its socket: west, south, east, north. */
function recordWatchedBoxes(page: Page): () => readonly number[] {
  let latest: readonly number[] = [];
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { type?: string; box?: readonly number[] };
      if (frame.type === 'watch' && frame.box) latest = frame.box;
    }),
  );
  return () => latest;
}

/** Records the texts that an element has from now on, however short: the next read of the view would correct them. */
async function recordTexts(locator: Locator): Promise<() => Promise<readonly string[]>> {
  const texts = await locator.evaluateHandle(element => {
    const seen = [element.textContent];
    const observer = new MutationObserver(() => seen.push(element.textContent));
    observer.observe(element, { characterData: true, childList: true, subtree: true });
    return seen;
  });
  return () => texts.jsonValue();
}

test.describe('at a desk, in zh, in the dark', () => {
  test.use({ colorScheme: 'dark', ...inZh });

  test('a lamp is found by its id, and a change by another operator arrives by the socket, without a read of the view [MAP-15/live]', async ({
    page,
    consolePage,
    translate,
    city,
  }) => {
    const { markers } = (await city.call(
      '/core/assets/markers?box=120.21,30.205,120.215,30.21&zoom=18&where={"model":"ssslc","status":"normal"}',
    )) as { readonly markers: readonly [Asset] };
    const [lamp] = markers;
    const getWatchedBox = recordWatchedBoxes(page);
    const reads: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/assets/markers')) reads.push(request.url());
    });
    await page.goto('/smartLight/map');
    await consolePage.signIn('admin');
    const search = page.getByRole('combobox', { name: translate('map.search') });
    await search.fill(lamp.id.toLowerCase());
    await page.getByRole('option', { name: lamp.name }).click();
    const row = inView(page).getByRole('button', { pressed: true });
    await expect(row).toContainText(lamp.name);
    await expect(row).toContainText(translate('map.state.normal'));
    const { lat, lng } = lamp.geoPoint;
    await expect
      .poll(() => {
        const [west = 0, south = 0, east = 0, north = 0] = getWatchedBox();
        return west < lng && lng < east && south < lat && lat < north && east - west < 0.03;
      })
      .toBe(true);
    reads.length = 0;
    const name = `${lamp.name}（新）`;
    await city.call(`/core/assets/${lamp.id}`, 'PATCH', { name });
    await expect(row).toContainText(name);
    const command = `/core/assets/${lamp.id}/set/device-lighting:lamp-param`;
    await city.call(command, 'POST', { on: true, brightness: 42 });
    await expect(row).toContainText('42 %');
    expect(reads).toEqual([]);
  });
});

test.describe('at a desk, in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a street is selected by keys alone, with the actions of a list, and Escape ends one thing at a time [MAP-13/keyboard]', async ({
    page,
    consolePage,
  }) => {
    await page.goto(`${STREET}&models=ssslc`);
    await consolePage.signIn('admin');
    await expect(inView(page).getByRole('button').first()).toBeVisible();
    await page.getByRole('button', { name: 'Select devices' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Select by rectangle' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application', { name: 'Map' })).toBeFocused();
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    await press('ArrowUp', 20);
    await press('ArrowLeft', 15);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Press the opposite corner.')).toBeVisible();
    await press('ArrowDown', 35);
    await press('ArrowRight', 30);
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: 'Selected devices' });
    await expect(bar).toContainText(/[1-9]\d* selected/u);
    await bar.getByRole('button', { name: 'Switch and dim' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(/^Brightness/u)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bar).toBeVisible();
    await page.getByRole('application', { name: 'Map' }).focus();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a response that arrives after that of a later view is not shown, and its request is aborted [MAP-03/latest] [MAP-03/abort]', async ({
    page,
    consolePage,
  }) => {
    await page.goto(STREET);
    await consolePage.signIn('admin');
    const summary = page.locator('.map-sheet-handle');
    await expect(summary).toContainText(/[1-9]\d* in view/u);
    let release: () => void = () => undefined;
    const released = new Promise<void>(done => (release = done));
    await page.route(/assets\/markers\?.*zoom=17/u, async route => {
      const response = await route.fetch();
      await released;
      // The page has aborted it already.
      await route.fulfill({ response, json: { total: 7, markers: [] } }).catch(() => undefined);
    });
    const requested = page.waitForRequest(/assets\/markers\?.*zoom=17/u);
    const aborted = page.waitForEvent('requestfailed', request =>
      /assets\/markers\?.*zoom=17/u.test(request.url()),
    );
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    await requested;
    const later = page.waitForResponse(/assets\/markers\?.*zoom=16/u);
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    const { total } = (await (await later).json()) as { readonly total: number };
    await expect(summary).toContainText(`${total.toLocaleString('en')} in view`);
    expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED');
    const readTexts = await recordTexts(summary);
    release();
    await page.unrouteAll({ behavior: 'wait' });
    // Opening the list takes longer than a response that would be used.
    await page.getByRole('button', { name: 'List', exact: true }).tap();
    await expect(inView(page).getByRole('button').first()).toBeVisible();
    const other = (await readTexts()).filter(text => !text.startsWith(total.toLocaleString('en')));
    expect(other).toEqual([]);
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
    await page.goto(`${STREET}&models=ssslc`);
    await consolePage.signIn('admin');
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
    await expect(bar).toContainText(/已选 [1-9]\d* 项/u);
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
    await expect(messages.getByText(/assets\/markers/u)).toBeVisible();
    const summary = page.locator('.map-sheet-handle');
    await expect(summary).toContainText(/[1-9]\d* 台/u);
    await context.setOffline(false);
    await expect(messages.getByText(/assets\/markers/u)).toHaveCount(0);
    await expect(summary).toContainText(/[1-9]\d* 台/u);
  });
});

import type { Page } from '@playwright/test';

import { type MappedAsset, inView, inZh, STREET } from './support/mapPage.ts';
import { expect, test50 as test } from './support/test.ts';

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

test.describe('on a desktop, in zh, in the dark', () => {
  test.use({ colorScheme: 'dark', ...inZh });

  test('a lamp is found by its id, and a change by another operator arrives by the socket, without a read of the view [MAP-15/live]', async ({
    page,
    consolePage,
    translate,
    city,
  }) => {
    const { markers } = (await city.call(
      '/core/assets/markers?box=120.21,30.205,120.215,30.21&zoom=18&where={"model":"ssslc","status":"normal"}',
    )) as { readonly markers: readonly [MappedAsset] };
    const [lamp] = markers;
    const getWatchedBox = recordWatchedBoxes(page);
    const reads: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/assets/markers')) reads.push(request.url());
    });
    await consolePage.openSignedIn('/smartLight/map');
    const search = page.getByRole('combobox', { name: translate('map.search') });
    await search.fill(lamp.id.toLowerCase());
    await page.getByRole('option', { name: lamp.name }).click();
    const row = inView(page).getByRole('button', { pressed: true });
    await expect(row).toContainText(lamp.name);
    await expect(row).toContainText(translate('map.state.normal'));
    // The map has moved so that the card has room: from here on, it shows one view.
    await expect(page.getByRole('region', { name: lamp.name })).toContainText(lamp.id);
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

test.describe('on a desktop, in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a street is selected by keys alone, with the actions of a list, and Escape ends one thing at a time [MAP-13/keyboard]', async ({
    page,
    consolePage,
  }) => {
    await consolePage.openSignedIn(`${STREET}&models=ssslc`);
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
    await expect(bar).toContainText(/(?!0)\d+ selected/u);
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

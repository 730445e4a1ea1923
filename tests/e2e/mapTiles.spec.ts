import { createMapArchive, encodeVectorTile } from '../support/createMapArchive.ts';
import { inView } from './support/mapPage.ts';
import { configure, notice, recordRequests } from './support/mapProvider.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const VIEW = 'lat=30.2084&lng=120.2126';

test('an archive of shapes on this origin is read in ranges and rendered in the colours of the theme [MAP-07/offline] [SEC-11]', async ({
  page,
  city,
  consolePage,
}) => {
  const street = {
    ...{ layer: 'roads', properties: { kind: 'highway', name: 'Binsheng Road' } },
    points: [
      [0, 0],
      [4096, 4096],
    ] as const,
  };
  // The tile under the centre of the view.
  const tile = { z: 14, x: 13663, y: 6748, bytes: encodeVectorTile([street]) };
  const site = await startSite(city, () => ({}), {
    'city.pmtiles': createMapArchive('vector', [tile]),
  });
  try {
    const { getOrigins } = recordRequests(page);
    const statuses: number[] = [];
    page.on('response', response => {
      if (response.url().endsWith('.pmtiles')) statuses.push(response.status());
    });
    await configure(page, { mapType: 'osm', tiles: { url: '/city.pmtiles' } });
    await consolePage.openSignedIn(`${site.url}/smartLight/map?${VIEW}&zoom=15`);
    await expect(inView(page).getByRole('button').first()).toBeVisible();
    await expect.poll(() => statuses.length).toBeGreaterThan(1);
    expect(new Set(statuses)).toEqual(new Set([206]));
    // The first canvas is that of the ground: land and a street with its edge.
    const countColors = () =>
      page.locator('.leaflet-tile-pane > canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        // An area without pixels cannot be read, and a poll does not retry an error.
        if (width === 0 || height === 0) return 0;
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
        return new Set(new Uint32Array(data.buffer)).size;
      });
    await expect.poll(countColors).toBeGreaterThan(5);
    await expect(notice(page)).toHaveText('');
    expect(getOrigins()).toEqual([site.url]);
  } finally {
    await page.goto('about:blank');
    await site.end();
  }
});

test('missing and slow tiles are reported once and hide no marker, and the map is complete again when the browser is online', async ({
  page,
  context,
  city,
  consolePage,
  problems,
}) => {
  problems.expect(/status of 404|ERR_INTERNET_DISCONNECTED/u);
  const setScenario = (name: string) =>
    fetch(`${city.url}/__scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
  const missing = notice(page).getByText('Parts of the base map could not be loaded');
  const rows = inView(page).getByRole('button');
  await configure(page, { mapType: 'osm', mapOffline: 1 });
  try {
    await setScenario('tiles-missing');
    await consolePage.openSignedIn(`/smartLight/map?${VIEW}&zoom=17`);
    await expect(missing).toHaveCount(1);
    await expect(rows.first()).toBeVisible();
    await setScenario('tiles-slow');
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toContainText('loading slowly');
    await expect(rows.first()).toBeVisible();
    await setScenario('normal');
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toHaveText('');
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  } finally {
    await setScenario('normal');
  }
  const heading = inView(page).getByRole('heading');
  const known = (await heading.textContent()) ?? '';
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(missing).toBeVisible();
  await expect(heading).toHaveText(known);
  await expect(rows.first()).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveText('');
});

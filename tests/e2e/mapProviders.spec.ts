import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { getDistanceMetres } from '../../src/domain/distance.ts';
import { encodePng } from '../../mocks/rules/config/ground/encodePng.ts';
import { ICON_ANCHOR_PX } from '../../src/ui/map/canvas/markerShapes.ts';
import {
  chooseMapVariants,
  getSummary,
  type MappedAsset,
  SOME_DEVICES,
} from './support/mapPage.ts';
import { configure, notice, recordRequests } from './support/mapProvider.ts';
import { startSite } from './support/site.ts';
import { expect, test50 as test } from './support/test.ts';
import { setColorScheme } from './support/walk.ts';

const VIEW = 'lat=30.2084&lng=120.2126';

/** A server of tiles on a port, so an origin, of its own. All tiles are of one colour. */
async function startTileServer() {
  const tile = encodePng(256, 256, new Uint8Array(256 * 256 * 3).fill(0xe0));
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'image/png');
    response.end(tile);
  });
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    end: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Returns where a position is in Web Mercator, in tiles of a zoom. */
const projectToTiles = ({ lat, lng }: Position, zoom: number) => ({
  x: (lng / 360 + 0.5) * 2 ** zoom,
  y: ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom,
});

/** The path of an XYZ tile. */
function getTilePath(position: Position, zoom: number) {
  const { x, y } = projectToTiles(position, zoom);
  return `/${zoom}/${Math.floor(x)}/${Math.floor(y)}.png`;
}

/** Returns how far a position is from the middle of the map, in pixels to the right and down. The URL has WGS-84. */
function getPixelsFromCentre(url: URL, position: Position) {
  const [lat = NaN, lng = NaN, zoom = NaN] = ['lat', 'lng', 'zoom'].map(name =>
    Number(url.searchParams.get(name) ?? NaN),
  );
  const [to, from] = [position, { lat, lng }].map(each => projectToTiles(each, zoom));
  return { right: 256 * (to!.x - from!.x), down: 256 * (to!.y - from!.y) };
}

/** Records the boxes whose devices a page has read; returns whether one of them contains a position. */
function recordReadBoxes(page: Page): (position: Position) => boolean {
  const boxes: number[][] = [];
  page.on('requestfinished', request => {
    const { pathname, searchParams } = new URL(request.url());
    const box = searchParams.get('box');
    if (pathname.endsWith('/assets/markers') && box) boxes.push(box.split(',').map(Number));
  });
  return ({ lat, lng }) =>
    boxes.some(
      ([west = NaN, south = NaN, east = NaN, north = NaN]) =>
        west < lng && lng < east && south < lat && lat < north && east - west < 0.03,
    );
}

for (const { title, isPhone, options } of chooseMapVariants(0))
  test.describe(title, () => {
    test.use(options);

    test('online tiles in GCJ-02 come from the configured host and no other, and a click finds the lamp where it is rendered [MAP-07/online] [MAP-07/named] [MAP-14/gcj] [SEC-11]', async ({
      page,
      city,
      consolePage,
    }) => {
      const tiles = await startTileServer();
      const site = await startSite(city, () => ({ mapOrigins: [tiles.origin] }));
      try {
        const { getOrigins, getPaths } = recordRequests(page);
        const hasReadBox = recordReadBoxes(page);
        await configure(page, {
          ...{ mapType: 'amap', mapOffline: 0 },
          tiles: { url: `${tiles.origin}/{z}/{x}/{y}.png`, attribution: 'City tiles' },
        });
        const filter = encodeURIComponent('{"where":{"status":"fault","model":"ssslc"},"limit":1}');
        const [lamp] = (await city.call(`/core/assets?filter=${filter}`)) as readonly [MappedAsset];
        await consolePage.openSignedIn(`${site.url}/smartLight/map?id=${lamp.id}`);
        const card = page.getByRole('region', { name: lamp.name });
        await expect(card).toContainText(lamp.id);
        await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
        await expect(page.getByText('City tiles')).toBeVisible();
        await expect(notice(page)).toHaveText('');
        // In this city GCJ-02 is 0.0024° south and 0.0046° east of WGS-84, which is more than a tile.
        const { lat, lng } = lamp.geoPoint;
        expect(getPaths(/png$/u)).toContain(
          getTilePath({ lat: lat - 0.0024, lng: lng + 0.0046 }, 18),
        );
        expect(getOrigins().toSorted()).toEqual([site.url, tiles.origin].toSorted());

        // A click finds a marker that has been read: the card has a request of its own.
        await expect.poll(() => hasReadBox(lamp.geoPoint)).toBe(true);
        await card.locator('.map-card-close').click();
        await expect(card).toHaveCount(0);
        await expect(page).not.toHaveURL(/[?&]id=/u);
        await expect(getSummary(page, isPhone)).toContainText(SOME_DEVICES);
        const stage = (await page.locator('.city-map-stage').boundingBox())!;
        const { right, down } = getPixelsFromCentre(new URL(page.url()), lamp.geoPoint);
        // The point of an icon is at its position.
        const [x, y] = [
          stage.x + stage.width / 2 + right,
          stage.y + stage.height / 2 + down - ICON_ANCHOR_PX,
        ];
        await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        // A pole has several devices: one of them is selected.
        await expect(page).toHaveURL(/[?&]id=/u);
        const id = new URL(page.url()).searchParams.get('id');
        const found = (await city.call(`/core/assets/${id}`)) as MappedAsset;
        expect(getDistanceMetres(found.geoPoint, lamp.geoPoint)).toBeLessThan(10);
      } finally {
        await page.goto('about:blank');
        await site.end();
        await tiles.end();
      }
    });
  });

for (const { title, isPhone, options } of chooseMapVariants(1))
  test.describe(title, () => {
    test.use(options);

    test('offline tiles, the image and the tiles of Baidu come from this origin only, are chosen in the menu, and are dimmed at night [MAP-07/offline] [MAP-07/static] [MAP-07/baidu] [SEC-11]', async ({
      page,
      city,
      consolePage,
      translate,
      problems,
    }) => {
      // The platform has no tiles of Baidu.
      problems.expect(/status of 404.*tiles\/16\/130\d{2}\/34\d{2}/u);
      const { getOrigins, getPaths } = recordRequests(page);
      const raster = page.locator('.leaflet-container .map-raster');
      const getFilter = () => raster.first().evaluate(element => getComputedStyle(element).filter);
      const expectDevices = () => expect(getSummary(page, isPhone)).toContainText(SOME_DEVICES);
      const pickLayer = async (name: string) => {
        await page.getByRole('button', { name: translate('map.layers'), exact: true }).click();
        await page.getByRole('menuitemradio', { name: translate(name) }).click();
      };
      await configure(page, { mapType: 'osm', mapOffline: 1 });
      await consolePage.openSignedIn(`/smartLight/map?${VIEW}&zoom=16`);
      await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      await setColorScheme(page, 'light');
      expect(await getFilter()).toBe('none');
      await setColorScheme(page, 'dark');
      await expect.poll(getFilter).toContain('brightness');

      await pickLayer('map.baseLayer.image');
      await expect(page).toHaveURL(/layer=image/u);
      const image = page.locator('img.leaflet-image-layer');
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBe(2048);
      await expect.poll(getFilter).toContain('brightness');
      await page.reload();
      await expect(image).toBeVisible();
      await expectDevices();

      await page.unrouteAll();
      await configure(page, {
        ...{ mapType: 'baidu', mapOffline: 1 },
        tiles: { url: '/api/config/tiles/{z}/{x}/{y}.png' },
      });
      await page.goto(`/smartLight/map?${VIEW}&zoom=16&layer=drawn`);
      await expectDevices();
      await pickLayer('map.baseLayer.tiles');
      await expectDevices();
      // At zoom 16 a tile is 1024 m of Baidu: the city is 13,383 km east of Greenwich and 3,509 km north of the equator.
      await expect.poll(() => getPaths(/tiles\/16\/1306\d\/342\d/u).length).toBeGreaterThan(0);
      expect(Number(new URL(page.url()).searchParams.get('lat'))).toBeCloseTo(30.2084, 4);
      expect(getOrigins()).toEqual([new URL(city.url).origin]);
    });
  });

import type { Locator } from '@playwright/test';

import { expect, test50 as test } from './support/test.ts';

interface Domain {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly geoPoint: { readonly lat: number; readonly lng: number };
}

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

test('a road is added where it belongs, renamed, moved on the map by hand, and taken away again [DOM-02] [DOM-01]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await consolePage.openSignedIn('/domainManage/domainEdit/list');
  // It starts below the root: six districts, each with its roads and its devices.
  await expect(consolePage.entries).toHaveCount(6);
  const district = consolePage.entries.first();
  await expect(district.getByRole('link')).toHaveCount(4);
  const name = await district.locator('.list-name').innerText();
  await district.getByRole('link').nth(1).click();
  await expect(page.getByRole('navigation', { name: 'Location in the tree' })).toContainText(name);
  await expect(consolePage.entries).toHaveCount(10);

  await button('Add domain').click();
  await expect(consolePage.dialog.getByRole('combobox', { name: /Parent domain/u })).toHaveValue(
    name,
  );
  await consolePage.dialog.getByRole('textbox', { name: /^Name/u }).fill('A new road');
  await consolePage.confirm('Add domain');

  await consolePage.search('Name', 'A new road');
  await expect(consolePage.entries).toHaveCount(1);
  await consolePage.choose('A new road', 'Rename');
  await consolePage.dialog.getByRole('textbox', { name: /^Name/u }).fill('A renamed road');
  await consolePage.confirm('Rename');
  await page.getByRole('searchbox', { name: translate('list.search') }).fill('renamed');
  await page.keyboard.press('Enter');

  const road = async () => {
    const where = { name: 'A renamed road' };
    const filter = encodeURIComponent(JSON.stringify({ where }));
    const [found] = (await city.call(`/core/domains?filter=${filter}`)) as readonly Domain[];
    return found;
  };
  const before = await road();
  expect(before).toMatchObject({ level: 3 });
  await consolePage.choose('A renamed road', 'Move on the map');
  const map = consolePage.dialog.getByRole('application');
  const pin = await middleOf(map.locator('.map-pin'));
  await page.mouse.move(pin.x, pin.y);
  await page.mouse.down();
  await page.mouse.move(pin.x + 60, pin.y - 30, { steps: 6 });
  await page.mouse.up();
  await consolePage.confirm('Move on the map');
  const after = await road();
  expect(after?.geoPoint.lng).toBeGreaterThan(before?.geoPoint.lng ?? 0);
  expect(after?.geoPoint.lat).toBeGreaterThan(before?.geoPoint.lat ?? 0);

  await consolePage.choose('A renamed road', 'Delete');
  await consolePage.dialog.getByRole('button', { name: /^Delete/u }).click();
  await expect(consolePage.dialog).toBeHidden();
  expect(await road()).toBeUndefined();
});

/** Returns where a position is on a map, relative to its top left corner, in pixels. */
async function pixelOn(map: Locator, { lat, lng }: Domain['geoPoint']) {
  const [centerLat = NaN, centerLng = NaN, zoom = NaN] = (
    (await map.getAttribute('data-view')) ?? ''
  )
    .split(',')
    .map(Number);
  const size = await map.boundingBox();
  if (!size) throw new Error('There is no map.');
  const worldPixels = 256 * 2 ** zoom;
  const mercator = (degrees: number) =>
    Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI);
  return {
    x: size.width / 2 + ((lng - centerLng) / 360) * worldPixels,
    y: size.height / 2 - (mercator(lat) - mercator(centerLat)) * worldPixels,
    size,
  };
}

/** What the buttons and the legend cover of the map: its view is fitted into the rest, in pixels. */
const COVERED = { right: 52, bottom: 88 };

test('a map turns to whatever is chosen in the tree next to it, or on it [DOM-06]', async ({
  page,
  consolePage,
  city,
}) => {
  const findDomains = async (where: object) => {
    const filter = encodeURIComponent(JSON.stringify({ where }));
    return (await city.call(`/core/domains?filter=${filter}`)) as readonly Domain[];
  };
  await consolePage.openSignedIn('/domainManage/mapPreview');
  const map = page.getByRole('main').getByRole('application');
  const tree = page.getByRole('tree');
  const isCentred = (geoPoint: Domain['geoPoint']) =>
    expect
      .poll(async () => {
        const { x, y, size } = await pixelOn(map, geoPoint);
        const [width, height] = [size.width - COVERED.right, size.height - COVERED.bottom];
        return Math.hypot(x - width / 2, y - height / 2);
      })
      .toBeLessThan(3);
  const countAreas = async () => {
    const name = await map.getByRole('img', { name: /areas/u }).getAttribute('aria-label');
    return Number.parseInt(name ?? '', 10);
  };
  const chosen = tree.getByRole('treeitem', { selected: true });
  await expect.poll(countAreas).toBe(6);
  const [root] = await findDomains({ level: 1 });
  if (!root) throw new Error('There is no root.');
  await isCentred(root.geoPoint);

  let district: Domain | undefined;
  await test.step('by the keys of the tree', async () => {
    // A row that is still loading is not selected.
    await expect(async () => {
      await tree.focus();
      for (const key of ['Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(chosen).toHaveAttribute('aria-level', '2', { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page).toHaveURL(/domain=/u);
    const name = await chosen.locator('.tree-name').innerText();
    await expect(map).toHaveAccessibleName(`Map of ${name}`);
    await expect.poll(countAreas).toBeGreaterThan(20);
    [district] = await findDomains({ name, level: 2 });
    if (!district) throw new Error('There is no district.');
    await isCentred(district.geoPoint);
  });

  await test.step('by a disc of the map, which the tree then shows', async () => {
    const roads = await findDomains({ parentId: district?.id });
    const points = await Promise.all(roads.map(({ geoPoint }) => pixelOn(map, geoPoint)));
    // The one that no other one can cover.
    const distances = points.map(({ x, y }, index) =>
      Math.min(
        ...points.flatMap((other, at) =>
          at === index ? [] : [Math.hypot(other.x - x, other.y - y)],
        ),
      ),
    );
    const isInside = ({ x, y, size }: (typeof points)[number]) =>
      x > 0.1 * size.width &&
      x < 0.85 * size.width &&
      y > 0.1 * size.height &&
      y < 0.8 * size.height;
    const candidates = points.map((point, index) =>
      isInside(point) ? (distances[index] ?? 0) : 0,
    );
    const index = candidates.indexOf(Math.max(...candidates));
    const [road, point] = [roads[index], points[index]];
    if (!road || !point) throw new Error('There is no road.');
    await map.click({ position: point });
    await expect(chosen.locator('.tree-name')).toHaveText(road.name);
    await isCentred(road.geoPoint);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the legend of the map shows what the rings mean', async ({
    page,
    consolePage,
    translate,
  }) => {
    await consolePage.openSignedIn('/domainManage/mapPreview');
    await expect(page.getByText(translate('domains.map.rings'))).toBeVisible();
  });
});

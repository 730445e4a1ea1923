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
  await page.goto('/domainManage/domainEdit/list');
  await consolePage.signIn('admin');
  // It begins below the root: six districts, each with its roads and its devices.
  await expect(consolePage.entries).toHaveCount(6);
  const district = consolePage.entries.first();
  await expect(district.getByRole('link')).toHaveCount(4);
  const name = await district.locator('.list-name').innerText();
  await district.getByRole('link').nth(1).click();
  await expect(page.getByRole('navigation', { name: 'Location in the tree' })).toContainText(name);
  await expect(consolePage.entries).toHaveCount(15);

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

test('a map turns to whatever is chosen in the tree beside it, or on it [DOM-06]', async ({
  page,
  consolePage,
}) => {
  await page.goto('/domainManage/mapPreview');
  await consolePage.signIn('admin');
  const map = page.getByRole('main').getByRole('application');
  const tree = page.getByRole('tree');
  const isCentred = (name: string) =>
    expect
      .poll(async () => {
        const here = await middleOf(map.locator(`.map-spot[title="${name}"]`).first());
        const middle = await middleOf(map);
        return Math.hypot(here.x - middle.x, here.y - middle.y);
      })
      .toBeLessThan(3);
  const chosen = tree.getByRole('treeitem', { selected: true });
  await expect(map.locator('.map-bubble')).toHaveCount(6);
  await isCentred(await chosen.locator('.tree-name').innerText());

  await test.step('by the keys of the tree', async () => {
    await tree.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/domain=/u);
    const name = await chosen.locator('.tree-name').innerText();
    await expect(map).toHaveAccessibleName(`Map of ${name}`);
    await expect.poll(() => map.locator('.map-bubble').count()).toBeGreaterThan(20);
    await isCentred(name);
  });

  await test.step('by a disc of the map, which the tree then shows', async () => {
    const disc = map.locator('.map-bubble').first();
    const name = (await disc.getAttribute('title')) ?? '';
    await disc.click();
    await expect(chosen.locator('.tree-name')).toHaveText(name);
    await isCentred(name);
  });
});

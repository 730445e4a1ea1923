import { inView, STREET } from './support/mapPage.ts';
import { expect, test50 as test } from './support/test.ts';

test.use({ viewport: { width: 768, height: 1024 } });

test('on a tablet, the list is opened by its title; a device closes it, and its card is next to the marker; the legend is opened by a tool, and filters the map [UX-08/map] [MAP-12/legend]', async ({
  page,
  consolePage,
}) => {
  await consolePage.openSignedIn(STREET);
  const title = inView(page).getByRole('button', { name: /^In view/u });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.map-in-view-button')).toHaveCount(0);
  const stage = (await page.locator('.city-map-stage').boundingBox())!;
  // What is above the middle of the map, at the left edge.
  const isMapFree = () =>
    page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('.city-map-stage') !== null,
      [stage.x + 40, stage.y + stage.height / 2],
    );
  expect(await isMapFree()).toBe(true);
  await title.click();
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.map-in-view-button').first()).toBeVisible();
  expect(await isMapFree()).toBe(false);
  await page.locator('.map-in-view-button').first().click();
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  const card = page.locator('.map-card');
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('button', { name: 'Close' })).toBeVisible();

  const legend = page.getByRole('region', { name: 'Legend' });
  await expect(legend).toHaveCount(0);
  await page.getByRole('button', { name: 'Legend' }).click();
  await legend.getByRole('checkbox', { name: /^Normal/u }).click();
  await expect(page).toHaveURL(/states=fault/u);
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(legend).toHaveCount(0);
});

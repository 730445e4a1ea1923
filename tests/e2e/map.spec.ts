import type { Page } from '@playwright/test';

import { type MappedAsset, countColors, inView, STREET } from './support/mapPage.ts';
import { expect, test50 as test } from './support/test.ts';
import { setColorScheme } from './support/walk.ts';

const getFrequentColors = async (page: Page) =>
  Object.entries(await countColors(page))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([color]) => color);

test.describe('on a desktop', () => {
  test('an operator finds a lamp, opens its card, shows only faults, and returns to the same view [SHELL-22/map]', async ({
    page,
    consolePage,
    city,
  }) => {
    const filter = encodeURIComponent(
      JSON.stringify({ where: { model: 'ssslc', status: 'fault' }, limit: 1 }),
    );
    const [lamp] = (await city.call(`/core/assets?filter=${filter}`)) as readonly [MappedAsset];
    await consolePage.openSignedIn('/smartLight/map');
    await expect(inView(page).getByRole('button').first()).toBeVisible();

    await page.getByRole('combobox', { name: 'Domain, device or ID' }).fill(lamp.id.toLowerCase());
    await page.getByRole('option', { name: lamp.name }).click();
    const card = page.getByRole('region', { name: lamp.name });
    await expect(card).toContainText(lamp.id);
    await expect(card).toContainText('Fault');
    await expect(page).toHaveURL(new RegExp(`id=${lamp.id}`, 'u'));

    for (const state of ['Normal', 'Offline', 'Unknown'])
      await page.getByRole('checkbox', { name: new RegExp(`^${state}\\W*\\d`, 'u') }).click();
    await expect(page).toHaveURL(/states=fault/u);
    await expect(inView(page).getByRole('button').first()).toContainText('Fault');
    await expect(inView(page).getByText('Normal')).toHaveCount(0);

    const url = page.url();
    await page.reload();
    await expect(card).toContainText(lamp.id);
    await expect(page.getByRole('checkbox', { name: /^Normal/u })).not.toBeChecked();
    expect(page.url()).toBe(url);

    await card.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { name: lamp.name, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(card).toContainText(lamp.id);
    expect(page.url()).toBe(url);
  });

  test('an operator selects a street by a rectangle, dims it, and sees it change, without a violation of the policy [MAP-13/select] [MAP-13/act]', async ({
    page,
    consolePage,
    city,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await consolePage.openSignedIn(`${STREET}&models=ssslc`);
    await expect(inView(page).getByRole('button').first()).toBeVisible();
    const map = page.getByRole('application', { name: 'Map' });
    const start = async (tool: string) => {
      await page.getByRole('button', { name: 'Select devices' }).click();
      // The drag starts while the menu fades out.
      await page.getByRole('menuitemradio', { name: tool }).click();
    };
    await start('Select by rectangle');
    const box = (await map.boundingBox())!;
    const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(middleX - 250, middleY - 200);
    await page.mouse.down();
    await page.mouse.move(middleX, middleY, { steps: 4 });
    await page.mouse.move(middleX + 150, middleY + 250, { steps: 4 });
    await page.mouse.up();
    const bar = page.getByRole('region', { name: 'Selected devices' });
    await expect(bar).toContainText(/\d+ selected/u);
    const count = Number(/\d+/u.exec((await bar.textContent()) ?? '')?.[0]);
    const selection = new URL(page.url()).searchParams.get('select') ?? '';
    const [north = 0, west = 0, , east = 0, south = 0] = selection.slice(3).split(',').map(Number);
    const inside = (await city.call(
      `/core/assets/markers?${new URLSearchParams({
        box: [west, south, east, north].join(),
        zoom: '18',
        where: JSON.stringify({ model: 'ssslc' }),
      })}`,
    )) as { readonly total: number };
    expect(count).toBe(inside.total);
    expect(count).toBeGreaterThan(3);

    await bar.getByRole('button', { name: 'Switch and dim' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Brightness/u).fill('35');
    await dialog.getByRole('button', { name: /^Set .* to 35 %$/u }).click();
    await expect(page.getByText(/devices set to 35 %/u).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(inView(page).getByText('35 %').first()).toBeVisible();
  });

  test('the ground is rendered without the internet, in the colours of the theme, and the map shows when the platform is away [UX-09/maps] [MAP-12/offline]', async ({
    page,
    context,
    consolePage,
    problems,
  }) => {
    const origins = new Set<string>();
    page.on('request', request => origins.add(new URL(request.url()).hostname));
    await consolePage.openSignedIn(STREET);
    await expect(inView(page).getByRole('button').first()).toBeVisible();
    await setColorScheme(page, 'light');
    const isRendered = async () => Object.keys(await countColors(page)).length > 5;
    await expect.poll(isRendered).toBe(true);
    expect([...origins]).toEqual(['localhost']);
    const light = await getFrequentColors(page);
    await setColorScheme(page, 'dark');
    await expect
      .poll(async () => (await getFrequentColors(page)).filter(color => light.includes(color)))
      .toEqual([]);
    await setColorScheme(page, 'light');
    await expect.poll(() => getFrequentColors(page)).toEqual(light);

    problems.expect(/ERR_INTERNET_DISCONNECTED/u);
    await context.setOffline(true);
    const heading = inView(page).getByRole('heading');
    const known = (await heading.textContent()) ?? '';
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const retry = page.locator('.city-map-messages').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    // What was known stays.
    await expect(heading).toHaveText(known);
    await expect(inView(page).getByRole('button').first()).toBeVisible();
    await context.setOffline(false);
    await expect(retry).toHaveCount(0);
    await expect(inView(page).getByRole('button').first()).toBeVisible();
  });
});

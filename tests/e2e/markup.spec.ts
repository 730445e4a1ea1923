import type { Page } from '@playwright/test';

import { RECORD_PATHS, TAB_PATHS } from './support/screens/recordPaths.ts';
import { sampleCases } from './support/screens/sampleCases.ts';
import { isSimilarRoute } from '../support/consoleRoutes.ts';
import { findMarkup, poisonResponses, READ, waitForSanitizer } from './support/poisonResponses.ts';
import { listAllRoutes } from './support/screens/listAllRoutes.ts';
import {
  createFaultList,
  signInForChecks,
  OFFLINE_DEVICE_ERRORS,
  walkScreens,
} from './support/screens/walkScreens.ts';
import { listRecordRoutes } from './support/screens/listRecordRoutes.ts';
import { expect, test } from './support/test.ts';
import { goTo } from './support/walk.ts';

/** The sampled runs that visit every screen once. */
const MARKUP_RUNS = 2;
/** Where the texts of a page are read as they are written. */
const listTextOrigins = (page: Page) =>
  page.evaluate(read => {
    const includesRead = (text: string | null | undefined) => text?.includes(read) === true;
    const isShownIn = (selector: string) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => includesRead(textContent));
    const inputs = [...document.querySelectorAll('input')];
    return [
      ...(isShownIn('main') ? ['page'] : []),
      ...(isShownIn('main nav, .crumbs') ? ['breadcrumbs'] : []),
      ...(includesRead(document.title) ? ['title'] : []),
      ...(inputs.some(({ value }) => includesRead(value)) ? ['form'] : []),
    ];
  }, READ);

test('markup that is stored in any text is shown as it is written, and never becomes a part of a page, a form or a title [SEC-04/lists] [SEC-04/forms] [SEC-04/titles]', async ({
  page,
  consolePage,
  problems,
  city,
}) => {
  problems.expect(OFFLINE_DEVICE_ERRORS);
  const found = createFaultList();
  const getCount = await poisonResponses(page);
  await signInForChecks(page, consolePage);
  const paths = (await listAllRoutes()).filter(path => !isSimilarRoute(path));
  const allPaths = [
    ...new Set([...paths, ...RECORD_PATHS, ...TAB_PATHS, ...(await listRecordRoutes(city))]),
  ];
  const shown = new Map<string, number>();
  await walkScreens(
    page,
    async path => {
      found.add(path, await findMarkup(page));
      for (const origin of await listTextOrigins(page))
        shown.set(origin, (shown.get(origin) ?? 0) + 1);
    },
    sampleCases(allPaths, MARKUP_RUNS),
  );
  expect(found.read()).toEqual([]);
  // The texts were there, and are read as what they are.
  expect(getCount()).toBeGreaterThan(100 / MARKUP_RUNS);
  expect(shown.get('page')).toBeGreaterThan(40 / MARKUP_RUNS);
  for (const origin of ['title', 'breadcrumbs', 'form'])
    expect(shown.get(origin), origin).toBeGreaterThan(4 / MARKUP_RUNS);
});

test('stored markup does nothing in a notification or on the map either [SEC-04/toasts] [SEC-04/map]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  await poisonResponses(page);
  await signInForChecks(page, consolePage);
  await waitForSanitizer(page);

  await test.step('the notification centre and a toast', async () => {
    await page.getByRole('button', { name: new RegExp(`^${translate('messages')}`, 'u') }).click();
    const drawer = page.getByRole('dialog', { name: translate('messages') });
    await expect(drawer).toContainText(READ);
    await drawer
      .getByRole('button', { name: translate('messages.confirm') })
      .first()
      .click();
    await expect(page.locator('.toast').filter({ hasText: READ }).first()).toBeVisible();
    expect(await findMarkup(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the map: its list, hints, card, bubbles, dialogs and the name at the pointer', async () => {
    const filter = encodeURIComponent('{"where":{"model":"ssslc"},"limit":1}');
    const [lamp] = (await city.call(`/core/assets?filter=${filter}`)) as readonly [{ id: string }];
    // A link without a view shows its device in the middle.
    await goTo(page, `/smartLight/map?id=${lamp.id}`);
    await expect(page.locator('.map-in-view button').first()).toContainText(READ);
    const card = page.locator('.map-card');
    await expect(card).toContainText(READ);
    expect(await findMarkup(page)).toEqual([]);
    await card.getByRole('button', { name: translate('shell.close') }).click();
    await expect(card).toHaveCount(0);
    const stage = await page.locator('.city-map-stage').boundingBox();
    if (!stage) throw new Error('The map is not visible.');
    await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2 - 20, { steps: 3 });
    await expect(page.locator('.map-tooltip')).toContainText(READ);
    await page.getByRole('combobox', { name: translate('map.search') }).fill('SS');
    await expect(page.getByRole('option').first()).toContainText(READ);
    expect(await findMarkup(page)).toEqual([]);
    await page.getByRole('combobox', { name: translate('map.search') }).fill('路');
    await expect(page.getByRole('option').first()).toContainText(READ);
    await page.keyboard.press('Escape');
    // The bubbles of domains with their names, and one that is selected.
    await goTo(page, '/smartLight/map?lat=30.2084&lng=120.2126&zoom=12');
    const domain = page.locator('.map-in-view button').first();
    await expect(domain).toContainText(READ);
    expect(await findMarkup(page)).toEqual([]);
    // The name in the confirmation of an action on a selection.
    await goTo(page, `/smartLight/map?id=${lamp.id}&select=add:${lamp.id}`);
    await page.locator('.bulk').getByRole('button').first().click();
    await expect(consolePage.dialog).toContainText(READ);
    expect(await findMarkup(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(consolePage.dialog).toBeHidden();
  });
});

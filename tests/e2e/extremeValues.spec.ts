import type { Page } from '@playwright/test';

import { fetchRoute } from './support/fetchRoute.ts';
import { expect, test } from './support/test.ts';

type Change = (value: unknown, key: string) => unknown;

function changed(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) return value.map(each => changed(each, change));
  if (typeof value !== 'object' || value === null) return change(value, key);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, changed(each, change, name)]),
  );
}

/** Lets every read of a service have a response with changed values. */
async function distort(page: Page, service: string, change: Change): Promise<void> {
  await page.route(`**/api/${service}/**`, async route => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await fetchRoute(route);
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: changed(await response.json(), change) });
  });
}

/** The page responds: its frames are rendered, and a key has an effect. */
async function expectResponsive(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('Escape');
}

const LAMP = '/assetManage/model/ssslc/SSSLC00000000011/show';
const PAGES = [LAMP, `${LAMP}?tab=history`, '/data/domains/5f1e0000000000000000d002/show'];

for (const extreme of [-1e15, 1e300])
  test(`pages whose numbers are all ${extreme} stay responsive and show what they can [REL-04]`, async ({
    page,
    consolePage,
  }) => {
    await distort(page, 'core', value => (typeof value === 'number' ? extreme : value));
    for (const path of PAGES) {
      await consolePage.openSignedIn(path);
      await expect(page.getByRole('tablist')).toBeVisible();
      await expectResponsive(page);
    }
  });

test('a page whose name has 100,000 letters stays responsive, and its titles are clipped [REL-04]', async ({
  page,
  consolePage,
  city,
}) => {
  const [project] = (await city.call('/media/projects?filter={"limit":1}')) as { id: string }[];
  const name = 'a'.repeat(100_000);
  for (const service of ['core', 'media'])
    await distort(page, service, (value, key) => (key === 'name' ? name : value));
  for (const path of [`/data/projects/${project?.id}/show`, LAMP]) {
    await consolePage.openSignedIn(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^a{300}…/u);
    expect((await page.title()).length).toBeLessThan(1000);
    await expectResponsive(page);
    const tallest = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
    expect(tallest).toBeLessThan(4000);
  }
});

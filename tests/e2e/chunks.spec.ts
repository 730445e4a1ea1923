import { expect, test } from './support/test.ts';

/** The file of a screen that nothing fetches ahead. */
const REFERENCE = /\/assets\/reference-[^/]+\.js$/u;

test('a missing file reloads the page once, then shows an error, and loads on retry [SHELL-24]', async ({
  page,
  consolePage,
  problems,
  translate,
}) => {
  problems.expect(/404 \(Not Found\)/u);
  problems.expect(/A part of the console failed: ChunkLoadError/u);
  await consolePage.openSignedIn('/');
  await expect(page.getByRole('banner')).toBeVisible();

  let loads = 0;
  page.on('load', () => (loads += 1));
  // The route stays: a request that comes while it is removed is handled twice.
  let isMissing = true;
  await page.route(REFERENCE, route =>
    isMissing ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.evaluate(() => {
    const state = { idx: 1, key: 'reference', usr: null };
    history.pushState(state, '', '/errorReference');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  const failure = page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });
  await expect(failure).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/errorReference$/u);

  // Not in a loop, and the rest continues.
  await failure.getByRole('button', { name: translate('shell.retry') }).click();
  await expect(failure).toBeVisible();
  expect(loads).toBe(1);
  await expect(page.getByRole('banner')).toBeVisible();

  isMissing = false;
  await failure.getByRole('button', { name: translate('shell.retry') }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(1);
});

test('a file that never arrives is reported after 120 seconds [SHELL-24]', async ({
  page,
  consolePage,
  problems,
}) => {
  problems.expect(/A part of the console failed: ChunkLoadError/u);
  await consolePage.openSignedIn('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.route(REFERENCE, () => undefined);
  await page.clock.install();
  const requested = page.waitForRequest(REFERENCE);
  await page.evaluate(() => {
    const state = { idx: 2, key: 'reference', usr: null };
    history.pushState(state, '', '/errorReference');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  // The timeout starts before the request is sent. Real time counts too: 10 s are for a slow machine.
  await requested;
  await page.clock.runFor(110_000);
  const failure = page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });
  await expect(failure).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(failure).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** What places an open tooltip. */
const POPPER = /\/assets\/Popper-[^/]+\.js$/u;

test('a tooltip loads when the pointer comes to its control, which works without its file too [SHELL-24]', async ({
  page,
  consolePage,
  problems,
  translate,
}) => {
  problems.expect(/404 \(Not Found\)/u);
  await consolePage.openSignedIn('/permissionManage');
  const columns = page.getByRole('button', { name: translate('columns.title') });
  await expect(columns).toBeVisible();
  // The route stays: a request that comes while it is removed is handled twice.
  let isMissing = true;
  await page.route(POPPER, route =>
    isMissing ? route.fulfill({ status: 404 }) : route.fallback(),
  );

  const missing = page.waitForResponse(POPPER);
  await columns.hover();
  expect((await missing).status()).toBe(404);
  await columns.click();
  await expect(page.getByRole('dialog', { name: translate('columns.title') })).toBeVisible();
  await page.keyboard.press('Escape');

  // The next opening of the same tooltip loads it again.
  isMissing = false;
  const found = page.waitForResponse(POPPER);
  await page.mouse.move(0, 0);
  await columns.hover();
  await (await found).finished();
  await expect(page.getByRole('tooltip', { name: translate('columns.title') })).toBeVisible();
});

/** The drawer with the sidebar, on a narrow screen. */
const DRAWER = /\/assets\/SectionsDrawer-[^/]+\.js$/u;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the drawer of sections opens after a failure that was closed [SHELL-24]', async ({
    page,
    consolePage,
    problems,
    translate,
  }) => {
    problems.expect(/404 \(Not Found\)/u);
    problems.expect(/A part of the console failed: ChunkLoadError/u);
    await consolePage.openSignedIn('/permissionManage');
    const lists = page.getByRole('button', { name: translate('shell.lists'), exact: true });
    await expect(lists).toBeVisible();
    let isMissing = true;
    await page.route(DRAWER, route =>
      isMissing ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    const reloaded = page.waitForEvent('load');
    await lists.click();
    await reloaded;
    await lists.click();
    const failure = page.locator('.failure-float');
    await failure.getByRole('button', { name: translate('shell.close'), exact: true }).click();
    await expect(failure).toBeHidden();
    isMissing = false;
    await lists.click();
    await expect(page.getByRole('dialog', { name: translate('section.menu') })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';

import { BROWSER_FAULTS } from './support/faults/browserFaults.ts';
import type { Fault } from './support/faults/Fault.ts';
import { FAULTY_SCREENS } from './support/faults/FaultyScreen.ts';
import { RESPONSE_FAULTS } from './support/faults/responseFaults.ts';
import type { ConsoleOpener, ConsolePage } from './support/consolePage.ts';
import { getFormLabel } from './support/messages.ts';
import { sampleCases } from './support/screens/sampleCases.ts';
import { expect, test } from './support/test.ts';
import { goTo, waitForScreen } from './support/walk.ts';
import { watchRequests } from './support/watchRequests.ts';

/** What the browser itself logs for a failed call. */
const FAILED_CALLS = /net::ERR_INTERNET_DISCONNECTED|status of (?:403|429|503)/u;

/** A screen that reads nothing, from which the faulty one is opened. */
const AWAY = '/data';

/** Navigates as a link does, without waiting for the screen. */
const follow = (page: Page, path: string) =>
  page.evaluate(to => {
    const state = { idx: 1, key: to, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/** Signs in, and loads the files of a screen, of the one that it is opened from, and those that load when the page is idle. */
async function openScreen(
  page: Page,
  consolePage: ConsolePage & ConsoleOpener,
  path: string,
): Promise<void> {
  const waitForQuiet = watchRequests(page);
  await consolePage.openSignedIn(AWAY);
  await expect(page.getByRole('banner')).toBeVisible();
  await waitForScreen(page, AWAY);
  await goTo(page, path);
  await waitForQuiet();
}

const countLoads = (page: Page) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

test.use({ reducedMotion: 'reduce' });

/** As many runs cause each fault on each screen once; each run causes every fault on some screens. */
const FAULT_RUNS = 2;

for (const [screenIndex, screen] of FAULTY_SCREENS.entries())
  test(`each fault on ${screen.name} leaves no blank screen and no uncaught error, and it recovers without a reload [REL-01]`, async ({
    page,
    consolePage,
    city,
    problems,
    translate,
  }) => {
    problems.expect(FAILED_CALLS);
    await openScreen(page, consolePage, await screen.getPath(0, city));
    const content = screen.findContent(page).first();
    await expect(content).toBeVisible();
    const readLoads = countLoads(page);
    const main = page.getByRole('main');
    const retries = main.getByRole('button', { name: translate('shell.retry') });
    const retry = retries.first();
    const denied = main.getByText(translate('shell.denied')).first();
    const expectEffect = async ({ name, effect }: Fault) => {
      await expect(page.getByRole('banner'), name).toBeVisible();
      await expect(main.getByRole('heading').first(), name).toBeVisible();
      if (effect === 'error') await expect(retry.or(denied).first(), name).toBeVisible();
      else if (effect === 'content') await expect(content.or(retry).first(), name).toBeVisible();
      else await expect(content, name).toBeHidden();
      await expect(page.getByText(/stopped working/u), name).toHaveCount(0);
    };
    // A connection that is back loads the screen too, before or after the click.
    const recover = (path: string, name: string) =>
      expect(async () => {
        if (await denied.isVisible()) {
          await goTo(page, AWAY);
          await follow(page, path);
        }
        for (const button of await retries.all()) await button.click({ timeout: 1_000 });
        await expect(content).toBeVisible({ timeout: 3_000 });
        await expect(retries).toHaveCount(0, { timeout: 3_000 });
      }, name).toPass({ timeout: 30_000 });

    const faults = sampleCases([...BROWSER_FAULTS, ...RESPONSE_FAULTS], FAULT_RUNS, screenIndex);
    for (const [index, fault] of faults.entries())
      await test.step(fault.name, async () => {
        const path = await screen.getPath(index + 1, city);
        await goTo(page, AWAY);
        const repair = await fault.begin({ page, url: screen.url, method: 'GET' });
        await follow(page, path);
        await expectEffect(fault);
        await repair();
        await recover(path, fault.name);
      });
    expect(readLoads()).toBe(0);
  });

test('each fault while a form is saved keeps its input, and the form is saved after the repair [REL-01]', async ({
  page,
  consolePage,
  city,
  problems,
  translate,
}) => {
  problems.expect(FAILED_CALLS);
  const [, form] = FAULTY_SCREENS;
  if (!form) throw new Error('The form is missing.');
  await openScreen(page, consolePage, await form.getPath(0, city));
  const readLoads = countLoads(page);
  const main = page.getByRole('main');
  const label = getFormLabel('updateUser', 'lastName', 'en');
  const input = main.getByLabel(label, { exact: true });
  const save = main.getByRole('button', { name: translate('form.save'), exact: true });
  // Not the toasts: the one of the lost connection comes before the form has failed.
  const failure = main.getByRole('alert').filter({ hasText: translate('form.notSaved') });

  const faults = [...BROWSER_FAULTS, ...RESPONSE_FAULTS];
  for (const [index, fault] of faults.entries())
    await test.step(fault.name, async () => {
      const path = await form.getPath(index + 1, city);
      await goTo(page, path);
      await input.fill(`Fault ${index}`);
      const repair = await fault.begin({ page, url: form.url, method: 'PATCH' });
      await save.click();
      if (fault.effect === 'error') {
        await expect(failure, fault.name).toBeVisible();
        await expect(input, fault.name).toHaveValue(`Fault ${index}`);
      } else if (fault.effect === 'loading') await expect(input).toHaveValue(`Fault ${index}`);
      await repair();
      if (fault.effect === 'error') await save.click();
      await expect(page, fault.name).not.toHaveURL(path);
      const id = path.split('/').at(-1) ?? '';
      await expect(async () => {
        expect(await city.call(`/users/users/${id}`)).toMatchObject({ lastName: `Fault ${index}` });
      }).toPass();
    });

  await test.step('a stale edit', async () => {
    const path = await form.getPath(faults.length + 1, city);
    const userPath = `/users/users/${path.split('/').at(-1) ?? ''}`;
    await goTo(page, path);
    await input.fill('Mine');
    await city.call(userPath, 'PATCH', { lastName: 'Theirs' });
    await save.click();
    const press = (key: string) =>
      consolePage.dialog.getByRole('button', { name: translate(key), exact: true }).click();
    await press('form.conflict.allMine');
    await press('form.conflict.save');
    await expect(page).not.toHaveURL(path);
    expect(await city.call(userPath)).toMatchObject({ lastName: 'Mine' });
  });
  expect(readLoads()).toBe(0);
});

for (const screen of FAULTY_SCREENS)
  test(`a missing file of ${screen.name} is an error with a retry, which loads it [REL-01]`, async ({
    page,
    consolePage,
    city,
    problems,
    translate,
  }) => {
    problems.expect(/404 \(Not Found\)|A part of the console failed: ChunkLoadError/u);
    const scripts = new Set<string>();
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await openScreen(page, consolePage, '/');
    const ofHome = new Set(scripts);
    const path = await screen.getPath(0, city);
    await goTo(page, path);
    const content = screen.findContent(page).first();
    await expect(content).toBeVisible();
    const ofScreen = new Set([...scripts].filter(script => !ofHome.has(script)));
    expect(ofScreen.size).toBeGreaterThan(0);

    // The route stays: a request that comes while it is removed is handled twice.
    let isMissing = true;
    await page.route(
      ({ pathname }) => ofScreen.has(pathname),
      route => (isMissing ? route.fulfill({ status: 404 }) : route.fallback()),
    );
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await follow(page, path);
    const failure = page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    isMissing = false;
    await failure.getByRole('button', { name: translate('shell.retry') }).click();
    await expect(content).toBeVisible();
  });

import type { Page } from '@playwright/test';

import { createConsolePage } from './support/consolePage.ts';
import { expect, test } from './support/test.ts';

/** The settings that may stay in a browser after a session: preferences of display, without the user and the data. */
const STAYS = ['appLanguage', 'version', 'RaStore.theme'];

/** Watches what a tab opens, from its beginning, and which responses the platform lets it cache. */
async function watch(page: Page) {
  const sockets: (() => boolean)[] = [];
  const cachedResponses: string[] = [];
  page.on('websocket', socket => sockets.push(() => socket.isClosed()));
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const isFile = pathname.startsWith('/assets/') || response.url().startsWith('data:');
    if (!isFile && response.headers()['cache-control'] !== 'no-store')
      cachedResponses.push(pathname);
  });
  await page.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(window, { held });
    const make = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = content => {
      const objectUrl = make(content);
      held.add(objectUrl);
      return objectUrl;
    };
    URL.revokeObjectURL = objectUrl => {
      held.delete(objectUrl);
      revoke(objectUrl);
    };
  });
  return {
    cachedResponses,
    /** What is left in the current page. */
    left: async () => ({
      sockets: sockets.filter(isClosed => !isClosed()).length,
      ...(await page.evaluate(async stays => {
        const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
        return {
          stored: keys.filter(key => !stays.includes(key)),
          cookies: document.cookie,
          caches: await caches.keys(),
          databases: (await indexedDB.databases()).map(({ name }) => name),
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          objects: [...(window as unknown as { held: Set<string> }).held],
          shown: document.body.innerText.match(/lamp_user|operator|device_admin/gu) ?? [],
        };
      }, STAYS)),
    }),
  };
}

const NOTHING = {
  ...{ sockets: 0, stored: [], cookies: '', caches: [], databases: [], workers: 0 },
  ...{ objects: [], shown: [] },
};

test('log-out clears caches, storage, sockets and object URLs in every tab, and Back shows nothing [SEC-09/caches]', async ({
  page,
  context,
  consolePage,
  translate,
  isMobile,
  language,
}) => {
  const second = await context.newPage();
  await second.addInitScript(chosen => localStorage.setItem('appLanguage', chosen), language);
  const tabs = [page, second].map(tab => ({ tab, watched: watch(tab) }));
  await Promise.all(tabs.map(({ watched }) => watched));
  await page.goto('/permissionManage');
  await consolePage.signIn('admin');
  await expect(consolePage.entry('admin')).toBeVisible();
  await second.goto('/permissionManage');
  await expect(createConsolePage(second, translate, isMobile).entry('admin')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('RaStore.users.listParams', '{}'));

  await page.bringToFront();
  await consolePage.signOut();
  for (const { tab, watched } of tabs) {
    const { left, cachedResponses } = await watched;
    const signIn = tab.getByRole('button', { name: translate('signIn.submit') });
    await expect(signIn).toBeVisible();
    await expect.poll(left).toEqual(NOTHING);
    // Neither Back from another site, nor Back within the console, to its end.
    // A navigation that interrupts a page still loading may replace it in the history.
    await tab.waitForLoadState();
    await tab.goto('about:blank');
    await tab.goBack();
    await expect(signIn).toBeVisible();
    await expect(tab.getByRole('table')).toHaveCount(0);
    while (tab.url() !== 'about:blank' && (await tab.goBack({ waitUntil: 'commit' }))) {
      await expect(tab.getByRole('table')).toHaveCount(0);
      await tab.waitForLoadState();
      if (tab.url() !== 'about:blank') await expect(signIn).toBeVisible();
    }
    expect(cachedResponses).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

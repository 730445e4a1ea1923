import { expect, test as base } from '@playwright/test';

import type { Language } from '../../../src/i18n/language.ts';
import { type City, startCity } from './city.ts';
import { createConsolePage, type ConsoleOpener, type ConsolePage } from './consolePage.ts';
import { recordProblems, type Problems } from './problems.ts';
import { readMessages, type Translate } from './messages.ts';

/** The options of a project in playwright.config.ts. */
export interface ConsoleOptions {
  readonly language: Language;
}

/** Slows the processor of every page down by this factor: `CPU_SLOWDOWN=6` finds tests that race. */
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

interface Fixtures extends ConsoleOptions {
  /** Returns the message of a key of src/i18n in the language of the project. */
  readonly translate: Translate;
  readonly consolePage: ConsolePage & ConsoleOpener;
  /** The errors of the page. One that the test does not expect fails it. */
  readonly problems: Problems;
  /** Starts a city of the test's own, see {@link startCity}. It ends after the page has left it. */
  readonly startOwnCity: typeof startCity;
}

/** A browser with its own city: one for each worker, with 5,000 users. */
export const test = base.extend<Fixtures, { readonly city: City }>({
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(language === 'zh' ? 'zh-CN' : 'en-GB'),
  translate: async ({ language }, use) => use(await readMessages(language)),
  consolePage: async ({ page, translate, isMobile, city, baseURL }, use) =>
    use({
      ...createConsolePage(page, translate, isMobile),
      openSignedIn: async (path, username = 'admin') => {
        const value = await city.createSessionCookie(username);
        await page
          .context()
          .addCookies([{ name: 'user', value, url: baseURL ?? city.url, sameSite: 'Strict' }]);
        await page.goto(path);
      },
    }),
  city: [
    // Playwright reads the dependencies of a fixture from this pattern, even an empty one.
    async ({}, use) => {
      const city = await startCity();
      await use(city);
      await city.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ city }, use) => use(city.url),
  problems: [
    async ({ page, language }, use) => {
      await page.addInitScript(chosen => {
        // The URL of an empty page has no storage.
        if (location.origin !== 'null') localStorage.setItem('appLanguage', chosen);
      }, language);
      const problems = await recordProblems(page);
      if (CPU_SLOWDOWN > 1) {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      }
      await use(problems);
      // A test may end while the page still reads something: its page is closed next.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems.recorded).toEqual([]);
    },
    { auto: true },
  ],
  // Depends on `problems`, so that the page leaves the city before its errors are checked.
  startOwnCity: async ({ page, problems: _problems }, use) => {
    const cities: City[] = [];
    await use(async (...flags) => {
      const city = await startCity(...flags);
      cities.push(city);
      return city;
    });
    // A request that is still pending would fail with the city, for example that of an icon.
    await page.goto('about:blank');
    await Promise.all(cities.map(city => city.end()));
  },
});

/** The same with a city of 50,000 assets, a usual size. */
export const test50 = test.extend<object, { readonly city: City }>({
  city: [
    async ({}, use) => {
      const city = await startCity('--assets', '50000');
      await use(city);
      await city.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

import { expect, test as base } from '@playwright/test';

import type { Language } from '../../../src/i18n/language.ts';
import { type City, startCity } from './city.ts';
import { createPerson, type Person } from './person.ts';
import { listen, type Problems } from './problems.ts';
import { readMessages, type Translate } from './messages.ts';

/** What a project of playwright.config.ts chooses. */
export interface ConsoleOptions {
  readonly language: Language;
}

interface Fixtures extends ConsoleOptions {
  /** What the console says for a key of src/i18n, in the language of the project. */
  readonly say: Translate;
  readonly person: Person;
  /** What the page complained of. Anything that the test did not expect fails it. */
  readonly problems: Problems;
}

/** A browser before a city of its own: one for each worker, with 5,000 users. */
export const test = base.extend<Fixtures, { readonly city: City }>({
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(language === 'zh' ? 'zh-CN' : 'en-GB'),
  say: async ({ language }, use) => use(await readMessages(language)),
  person: async ({ page, say, isMobile }, use) => use(createPerson(page, say, isMobile)),
  city: [
    // Playwright reads a fixture's needs from this pattern, also when there are none.
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
        // The address of an empty page keeps nothing.
        if (location.origin !== 'null') localStorage.setItem('appLanguage', chosen);
      }, language);
      const problems = await listen(page);
      await use(problems);
      expect(problems.heard).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same before a city of 50,000 assets, which is what the daily work is like. */
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

import { defineConfig } from '@playwright/test';

import { findBrowser } from './tests/run/browser.ts';
import { chooseJourneyLanguages, isCompleteWalk } from './tests/e2e/support/screens/variants.ts';
import type { ConsoleOptions } from './tests/e2e/support/test.ts';

// Workers read this file again: what was found once is found for them too.
const browser = process.env.CHROME_PATH ?? findBrowser();
if (browser !== undefined) process.env.CHROME_PATH = browser;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A day's work in both languages, on a desktop and a phone; in a sampled walk in one on the desktop, and in the other on the phone. */
const journeys = '**/journey.spec.ts';
const desktopLanguages = chooseJourneyLanguages(0);
const phoneLanguages = chooseJourneyLanguages(1);

export default defineConfig<ConsoleOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/prepare.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    timezoneId: 'Asia/Shanghai',
    // A trace takes a fifth of the processor time. The gate has them; a local run has a picture of the failure.
    trace: isCompleteWalk ? 'retain-on-failure' : 'off',
    screenshot: isCompleteWalk ? 'off' : 'only-on-failure',
    // Without transitions the same tests take three fifths of the processor time. The journey has them on a desktop.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The pages of tests end before optimised code has paid for its compilation: without it, a tenth less processor time.
        '--js-flags=--no-opt',
        // A request for a host that is not ours fails here, as it must in a city without the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ],
    },
  },
  projects: [
    { name: 'desktop en', testIgnore: journeys, use: { ...desktop, language: 'en' } },
    ...desktopLanguages.map(language =>
      language === 'en'
        ? {
            name: 'motion en',
            testMatch: journeys,
            use: { ...desktop, language, reducedMotion: 'no-preference' as const },
          }
        : { name: 'desktop zh', testMatch: journeys, use: { ...desktop, language } },
    ),
    ...phoneLanguages.map(language => ({
      name: `phone ${language}`,
      testMatch: journeys,
      use: { ...phone, language },
    })),
  ],
});

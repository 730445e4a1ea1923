import { type Browser, chromium, type Page } from '@playwright/test';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { type City, startCity } from '../e2e/support/city.ts';
import { findBrowser } from '../run/browser.ts';

/** A console as it is built, over a city in a process of its own, and a browser before it. */
export interface OpenCity {
  readonly browser: Browser;
  readonly city: City;
  readonly close: () => Promise<void>;
}

/** What an operator has: so many assets. */
const ASSETS = 50_000;
const VIEW = { width: 1440, height: 900 };

/** Starts a city of 50,000 assets and a browser. */
export async function openCity(): Promise<OpenCity> {
  const city = await startCity('--assets', String(ASSETS));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    browser,
    city,
    close: async () => {
      await browser.close();
      await city.end();
    },
  };
}

/** A page of a browser without stored data, signed in as the administrator, in English. */
export async function signedIn({ browser, city }: OpenCity, prepare?: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEW, locale: 'en-GB' });
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  await page.goto(`${city.url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').first().fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(url => !url.pathname.startsWith('/login'));
  return page;
}

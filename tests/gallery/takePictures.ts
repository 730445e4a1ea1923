import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { SEEDED_PASSWORD } from '../../mocks/platform/hasher.ts';
import type { Mode, Spot } from '../support/places.ts';
import type { Studio } from './studio.ts';

/** One of the eight ways in which an address is looked at. */
export interface Look {
  readonly name: string;
  readonly language: 'en' | 'zh';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

export const LOOKS: readonly Look[] = SIZES.flatMap(size =>
  (['en', 'zh'] as const).flatMap(language =>
    (['light', 'dark'] as const).map(theme => ({
      ...size,
      ...{ language, theme, name: `${language} ${theme} ${size.width}` },
    })),
  ),
);

/** The file of a picture, in the folder of the gallery. */
export const fileOf = (path: string, { name }: Look): string =>
  `${path.replaceAll(/\W+/gu, '_')}-${name.replaceAll(' ', '-')}.jpg`;

interface Session {
  readonly look: Look;
  readonly role: string;
  readonly spots: readonly Spot[];
  readonly folder: string;
}

/** Takes a picture of every address in one look. Where somebody is sent elsewhere, or nothing comes, that is told. */
export async function takePictures(studio: Studio, session: Session) {
  const missed: string[] = [];
  let taken = 0;
  for (const mode of new Set(session.spots.map(spot => spot.mode))) {
    const page = await openPage(studio, session.look);
    await page.goto(`${studio.addressOf(mode)}/login`);
    for (const spot of inOrder(session.spots, mode)) {
      if (!spot.isOutside) await signInOnce(page, session.role);
      const missing = await goTo(page, spot);
      if (missing) missed.push(`${spot.path}: ${missing}`);
      await page.screenshot({
        ...{ path: join(session.folder, fileOf(spot.path, session.look)), type: 'jpeg' },
        quality: 80,
      });
      taken += 1;
    }
    await page.context().close();
  }
  return { taken, missed };
}

/** What needs nobody signed in comes first. */
const inOrder = (spots: readonly Spot[], mode: Mode) =>
  spots
    .filter(spot => spot.mode === mode)
    .toSorted((a, b) => Number(b.isOutside ?? false) - Number(a.isOutside ?? false));

async function openPage({ browser }: Studio, { language, theme, width, height }: Look) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    ...{ viewport: { width, height }, colorScheme: theme, isMobile: isPhone, hasTouch: isPhone },
    ...{ locale: language === 'zh' ? 'zh-CN' : 'en-GB', timezoneId: 'Asia/Shanghai' },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(chosen => localStorage.setItem('appLanguage', chosen), language);
  return context.newPage();
}

async function signInOnce(page: Page, username: string): Promise<void> {
  const password = page.locator('input[type=password]');
  if ((await password.count()) === 0) return;
  await page.locator('form input').first().fill(username);
  await password.fill(SEEDED_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.locator('main#content').waitFor();
}

/** Goes to an address without loading the page again. */
async function goTo(page: Page, { path, isOutside }: Spot): Promise<string | undefined> {
  if (!isOutside)
    await page.evaluate(to => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      const state = { idx: idx + 1, key: to, usr: null };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
  // The answers of this screen are asked for in the frames that follow.
  await page.waitForTimeout(150);
  await page.waitForLoadState('networkidle');
  const stands = page.locator('h1').first().waitFor({ timeout: 5_000 });
  const isThere = await stands.then(
    () => true,
    () => false,
  );
  // The picture beside the form comes after the form.
  const besides = page.locator('.login-picture:visible');
  if ((await besides.count()) > 0)
    await besides.locator('svg').first().waitFor({ timeout: 10_000 });
  const at = new URL(page.url()).pathname;
  if (at !== path) return `led to ${at}`;
  return isThere ? undefined : 'no heading came';
}

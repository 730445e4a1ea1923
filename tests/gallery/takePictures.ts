import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { createConsolePage } from '../e2e/support/consolePage.ts';
import { readMessages } from '../e2e/support/messages.ts';
import type { RouteMode } from '../support/consoleRoutes.ts';
import type { Look } from './looks.ts';
import { fileOf, type Shot, type Stage, titleOf } from './Shot.ts';
import { settling } from './settling.ts';
import type { Studio } from './studio.ts';

interface Session {
  readonly look: Look;
  readonly role: string;
  readonly shots: readonly Shot[];
  readonly folder: string;
}

/**
 * Takes every picture of one look, with one page for each product mode, navigating from screen to screen without loading
 * the page again. Returns the shots that were redirected or did not load.
 */
export async function takePictures(studio: Studio, session: Session): Promise<readonly string[]> {
  const missed: string[] = [];
  const { look, shots, folder, role } = session;
  const translate = await readMessages(look.language);
  for (const mode of new Set(shots.map(shot => shot.mode))) {
    const page = await openPage(studio, look);
    const settle = settling(page);
    const stage: Stage = {
      page,
      translate,
      look,
      consolePage: createConsolePage(page, translate, look.width < 600),
    };
    await page.goto(`${studio.addressOf(mode)}/login`);
    for (const shot of inOrder(shots, mode)) {
      if (!shot.isOutside) await signInOnce(page, role);
      try {
        await goTo(page, shot);
        await settle();
        await shot.act?.(stage);
        if (shot.act) await settle();
      } catch (error) {
        missed.push(`${titleOf(shot)}: ${String(error).split('\n', 1)[0]}`);
      }
      const path = join(folder, fileOf(shot, look));
      await page.screenshot({ path, type: 'jpeg', quality: 80, timeout: 30_000 });
      // Each shot starts without the open dialogs, the input and the session of the one before.
      if (shot.isOutside && shot.act) {
        await page.context().clearCookies();
        await page.goto(`${studio.addressOf(mode)}/login`);
      } else if (shot.act) await page.reload();
    }
    await page.context().close();
  }
  return missed;
}

/** Shots without a session come first. */
const inOrder = (shots: readonly Shot[], mode: RouteMode) =>
  shots
    .filter(shot => shot.mode === mode)
    .toSorted((a, b) => Number(b.isOutside ?? false) - Number(a.isOutside ?? false));

async function openPage({ browser }: Studio, look: Look) {
  const { language, theme, width, height, isTouch } = look;
  const context = await browser.newContext({
    ...{ viewport: { width, height }, colorScheme: theme, isMobile: isTouch, hasTouch: isTouch },
    ...{ locale: language === 'zh' ? 'zh-CN' : 'en-GB', timezoneId: 'Asia/Shanghai' },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(chosen => localStorage.setItem('appLanguage', chosen), language);
  const page = await context.newPage();
  page.setDefaultTimeout(6_000);
  return page;
}

async function signInOnce(page: Page, username: string): Promise<void> {
  const password = page.locator('form input[type=password]');
  await password.or(page.locator('main#content')).first().waitFor({ timeout: 15_000 });
  if ((await password.count()) === 0 || new URL(page.url()).pathname !== '/login') return;
  await page.locator('form input').first().fill(username);
  await password.fill(SEEDED_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.locator('main#content').waitFor();
}

/** Goes to an address without loading the page again, with the pointer out of the way. */
async function goTo(page: Page, { path, isOutside }: Shot): Promise<void> {
  await page.mouse.move(0, 0);
  if (isOutside) return;
  await page.evaluate(to => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: to, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await page.locator('main h1').first().waitFor();
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(path, page.url()).pathname) throw new Error(`led to ${pathname}`);
}

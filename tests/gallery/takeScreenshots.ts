import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { createConsolePage } from '../e2e/support/consolePage.ts';
import { readMessages } from '../e2e/support/messages.ts';
import type { RouteMode } from '../support/consoleRoutes.ts';
import type { ScreenVariant } from './screenVariants.ts';
import { getFileName, type Screenshot, type InteractionContext, getTitle } from './Screenshot.ts';
import { createIdleWait } from './waitForIdle.ts';
import type { GalleryServers } from './galleryServers.ts';

interface Session {
  readonly variant: ScreenVariant;
  readonly role: string;
  readonly screenshots: readonly Screenshot[];
  readonly folder: string;
}

/**
 * Takes the screenshots of one variant, with one page for each product mode, navigating from screen to screen without loading
 * the page again. Returns the screenshots that were redirected or did not load.
 */
export async function takeScreenshots(
  servers: GalleryServers,
  session: Session,
): Promise<readonly string[]> {
  const failures: string[] = [];
  const { variant, screenshots, folder, role } = session;
  const translate = await readMessages(variant.language);
  for (const mode of new Set(screenshots.map(screenshot => screenshot.mode))) {
    const page = await openPage(servers, variant);
    const waitForIdle = createIdleWait(page);
    const context: InteractionContext = {
      page,
      translate,
      variant,
      consolePage: createConsolePage(page, translate, variant.width < 600),
    };
    await page.goto(`${servers.getBaseUrl(mode)}/login`);
    for (const screenshot of sortSignedOutFirst(screenshots, mode)) {
      if (!screenshot.isSignedOut) await signInOnce(page, role);
      try {
        await goTo(page, screenshot);
        await waitForIdle();
        await screenshot.interact?.(context);
        if (screenshot.interact) await waitForIdle();
      } catch (error) {
        failures.push(`${getTitle(screenshot)}: ${String(error).split('\n', 1)[0]}`);
      }
      const path = join(folder, getFileName(screenshot, variant));
      await page.screenshot({ path, type: 'jpeg', quality: 80, timeout: 30_000 });
      // No open dialog, input or session remains for the next screenshot.
      if (screenshot.isSignedOut && screenshot.interact) {
        await page.context().clearCookies();
        await page.goto(`${servers.getBaseUrl(mode)}/login`);
      } else if (screenshot.interact) await page.reload();
    }
    await page.context().close();
  }
  return failures;
}

/** Shots without a session come first. */
const sortSignedOutFirst = (screenshots: readonly Screenshot[], mode: RouteMode) =>
  screenshots
    .filter(screenshot => screenshot.mode === mode)
    .toSorted((a, b) => Number(b.isSignedOut ?? false) - Number(a.isSignedOut ?? false));

async function openPage({ browser }: GalleryServers, variant: ScreenVariant) {
  const { language, theme, width, height, isTouch } = variant;
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

/** Navigates to a path without a page load, and moves the pointer off the content. */
async function goTo(page: Page, { path, isSignedOut }: Screenshot): Promise<void> {
  await page.mouse.move(0, 0);
  if (isSignedOut) return;
  await page.evaluate(to => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: to, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await page.locator('main h1').first().waitFor();
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(path, page.url()).pathname)
    throw new Error(`was redirected to ${pathname}`);
}

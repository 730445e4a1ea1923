import type { Page } from '@playwright/test';

import type { ConsoleOpener } from '../consolePage.ts';
import { expect } from '../test.ts';
import { goTo } from '../walk.ts';
import { listAllRoutes } from './listAllRoutes.ts';
import { installVisibilityTools } from './visibilityTools.ts';

/** The faults, each with the paths where it occurs. */
export interface FaultList {
  readonly add: (path: string, faults: readonly string[]) => void;
  readonly read: () => readonly string[];
}

/** Collects faults; one that occurs at several paths is listed once. */
export function createFaultList(): FaultList {
  const pathsByFault = new Map<string, string[]>();
  return {
    add: (path, faults) => {
      for (const fault of faults)
        pathsByFault.set(fault, [...(pathsByFault.get(fault) ?? []), path]);
    },
    read: () =>
      [...pathsByFault].map(
        ([fault, paths]) => `${fault}, at ${paths.slice(0, 3).join(' ')} (${String(paths.length)})`,
      ),
  };
}

/** Installs the tools of the checks in the page and signs in. */
export async function signInForChecks(page: Page, consolePage: ConsoleOpener): Promise<void> {
  await page.addInitScript(installVisibilityTools);
  await consolePage.openSignedIn('/');
  await expect(page.locator('#content h1').first()).toBeVisible();
}

/**
 * Hides the toasts of the pages of a test, which have tests of their own: an alert that arrives during a check of a layout
 * would cover a part of it.
 */
export const hideToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('.toasts { display: none; }');
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Visits every path of the console as its links do, without a page load, and calls `checkScreen` for each when its data is
 * loaded.
 */
export async function walkScreens(
  page: Page,
  checkScreen: (path: string) => Promise<void>,
  paths?: readonly string[],
): Promise<void> {
  for (const path of paths ?? (await listAllRoutes())) {
    await goTo(page, path);
    await checkScreen(path);
  }
}

/** Resizes the window and waits for the layout. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitForFrames(page);
}

/** Waits for two frames of the page. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** The errors of reads from an offline camera or display. */
export const OFFLINE_DEVICE_ERRORS =
  /409 \(Conflict\).*\/(?:camera\/presets|req\/device-led-disp:)/u;

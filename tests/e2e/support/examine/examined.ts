import type { Page } from '@playwright/test';

import type { ConsolePage } from '../consolePage.ts';
import { expect } from '../test.ts';
import { goTo, waitForScreen } from '../walk.ts';
import { listAllRoutes } from './listAllRoutes.ts';
import { installVisibilityTools } from './visibility.ts';

/** The findings, each with the paths where it occurs. */
export interface Findings {
  readonly add: (where: string, found: readonly string[]) => void;
  readonly read: () => readonly string[];
}

/** Collects findings; one that occurs at several paths is listed once. */
export function collect(): Findings {
  const places = new Map<string, string[]>();
  return {
    add: (where, found) => {
      for (const one of found) places.set(one, [...(places.get(one) ?? []), where]);
    },
    read: () =>
      [...places].map(
        ([one, at]) => `${one}, at ${at.slice(0, 3).join(' ')} (${String(at.length)})`,
      ),
  };
}

/** Installs the examination tools in the page and signs in. */
export async function enter(page: Page, consolePage: ConsolePage): Promise<void> {
  await page.addInitScript(installVisibilityTools);
  await page.goto('/');
  await consolePage.signIn('admin');
  await expect(page.locator('#content h1').first()).toBeVisible();
}

/**
 * Visits every path of the console as its links do, without a page load, and calls `look` for each when its data is
 * loaded.
 */
export async function walk(
  page: Page,
  look: (path: string) => Promise<void>,
  places?: readonly string[],
): Promise<void> {
  for (const path of places ?? (await listAllRoutes())) {
    await goTo(page, path);
    // The previous screen is removed after the first frame.
    await pictured(page);
    await waitForScreen(page, path);
    await look(path);
  }
}

/** Resizes the window and waits for the layout. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await pictured(page);
}

const pictured = (page: Page) =>
  page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const below = (device: string, ...tabs: readonly string[]) =>
  tabs.map(tab => `/data/assets/${device}/show?tab=${tab}`);

/** The errors of reads from an offline camera or display. */
export const OUT_OF_REACH = /409 \(Conflict\).*\/(?:camera\/presets|req\/device-led-disp:)/u;

/** Paths of lists, records and forms besides those of the section table; the page of a device has several tabs. */
export const RECORDS: readonly string[] = [
  ...['/data/assets/SSGW000000000001', '/data/assets/SSGW000000000001/show'],
  ...below('SSGW000000000001', 'parameters', 'relations', 'faults', 'history', 'firmware', 'log'),
  ...below('SSCAM00000000001', 'overview', 'camera'),
  ...below('SSIPAT0000000001', 'broadcast'),
  ...below('SSADS00000000001', 'display', 'sensor'),
  ...below('SSPOLE0000000001', 'overview', 'relations'),
  '/domainManage/domainEdit/list/5f1e0000000000000000d002/show',
  ...['/data/strategies/create', '/data/domains/create', '/data/alerts', '/data/-/about/core'],
];

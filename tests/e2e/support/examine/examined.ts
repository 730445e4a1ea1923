import type { Page } from '@playwright/test';

import type { Person } from '../person.ts';
import { expect } from '../test.ts';
import { goTo, stands } from '../walk.ts';
import { listAllRoutes } from './listAllRoutes.ts';
import { installVisibilityTools } from './visibility.ts';

/** What examiners found, each with the addresses where they did. */
export interface Findings {
  readonly add: (where: string, found: readonly string[]) => void;
  readonly read: () => readonly string[];
}

/** Collects what was found, the same at many addresses once. */
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

/** Signs in, once; the examiners are in the page from then on. */
export async function enter(page: Page, person: Person): Promise<void> {
  await page.addInitScript(installVisibilityTools);
  await page.goto('/');
  await person.signIn('admin');
  await expect(page.locator('#content h1').first()).toBeVisible();
}

/**
 * Leads through every address of the console as its own links do, without loading a page again, and looks at each once
 * what it asked for has come.
 */
export async function walk(
  page: Page,
  look: (path: string) => Promise<void>,
  places?: readonly string[],
): Promise<void> {
  for (const path of places ?? (await listAllRoutes())) {
    await goTo(page, path);
    // What stood there before it is gone after the first picture.
    await pictured(page);
    await stands(page, path);
    await look(path);
  }
}

/** Makes the window another size; what the layout does about it is done when this ends. */
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

/** What is read of a camera or a display while it is out of reach, which happens in a city. */
export const OUT_OF_REACH = /409 \(Conflict\).*\/(?:camera\/presets|req\/device-led-disp:)/u;

/** Rows, records and forms of their own address, beside what the tables list; a device has a page of many tabs. */
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

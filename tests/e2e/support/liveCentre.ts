import { expect, type Page } from '@playwright/test';

import type { City } from './city.ts';
import type { Translate } from './messages.ts';

/** The message centre with its alerts, in one tab. */
export interface LiveCentre {
  /** The sockets of the tab to the platform that are open. */
  readonly countSockets: () => number;
  readonly open: () => Promise<void>;
  /** Waits until the connection works, and the alerts from before it are there; at most for a time in milliseconds. */
  readonly expectLive: (timeoutMs?: number) => Promise<void>;
  readonly countAlerts: () => Promise<number>;
}

/** Observes the sockets of a tab; before it is opened. */
export function createLiveCentre(page: Page, translate: Translate): LiveCentre {
  let socketCount = 0;
  page.on('websocket', socket => {
    if (!socket.url().endsWith('/core/notification/device')) return;
    socketCount += 1;
    socket.on('close', () => (socketCount -= 1));
  });
  const tab = page.locator('#messages-tab-alerts');
  return {
    countSockets: () => socketCount,
    open: async () => {
      const name = new RegExp(`^${translate('messages')}`, 'u');
      await page.getByRole('button', { name }).first().click();
      await tab.click();
    },
    expectLive: async timeoutMs => {
      const options = timeoutMs === undefined ? {} : { timeout: timeoutMs };
      const state = page.locator('.messages-state');
      await expect(state).toContainText(translate('connection.live'), options);
      await expect(page.locator('.messages-rows')).toBeVisible(options);
    },
    countAlerts: async () => Number((await tab.innerText()).replaceAll(/\D/gu, '')),
  };
}

/** All alerts in the log of a platform. */
export const countLoggedAlerts = async ({ call }: City): Promise<number> =>
  ((await call('/core/alerts/count')) as { readonly count: number }).count;

/** Runs a storm to its end. @returns the number of its alerts */
export async function runStorm(city: City, rate: number, seconds: number): Promise<number> {
  const before = await countLoggedAlerts(city);
  await startStorm(city, rate, seconds);
  await expect.poll(() => readScenario(city), { timeout: 60_000 }).toBe('normal');
  return (await countLoggedAlerts(city)) - before;
}

export async function startStorm({ url }: City, rate: number, seconds: number): Promise<void> {
  const response = await fetch(`${url}/__scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'storm', rate, seconds }),
  });
  expect(response.ok).toBe(true);
}

async function readScenario({ url }: City): Promise<string> {
  const response = await fetch(`${url}/__scenario`);
  return ((await response.json()) as { readonly name: string }).name;
}

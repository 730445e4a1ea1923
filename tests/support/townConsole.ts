import { http } from 'msw/http';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { platform } from './openConsole.tsx';
import { plainHasher, TOWN_TIME_MS, townRows } from './testTown.ts';

/** Lets the console of a test talk to a town that somebody knows by heart, and that keeps what is changed in it. */
export function serveTestTown(rows: StoreRows = {}): void {
  const town = openForgetfulPlatform({
    hasher: plainHasher,
    rows: { ...townRows, ...rows },
    clock: () => TOWN_TIME_MS,
  });
  platform.use(http.all('*/api/*', ({ request }) => town.handleRequest(request)));
}

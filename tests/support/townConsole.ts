import { http } from 'msw/http';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { platform } from './openConsole.tsx';
import { plainHasher, TOWN_TIME_MS, townRows } from './testTown.ts';

/** Connects the console of a test to the town, and returns it; changes persist during the test. */
export function serveTestTown(rows: StoreRows = {}) {
  const town = openForgetfulPlatform({
    hasher: plainHasher,
    rows: { ...townRows, ...rows },
    clock: () => TOWN_TIME_MS,
  });
  platform.use(http.all('*/api/*', ({ request }) => town.handleRequest(request)));
  return town;
}

import { http } from 'msw/http';

import { openForgetfulPlatform } from '../../mocks/platform/openPlatform.ts';
import type { Rows } from '../../mocks/platform/Store.ts';
import { platform } from './console.tsx';
import { hasher, NOW, townRows } from './town.ts';

/** Lets the console of a test talk to a town that somebody knows by heart, and that keeps what is changed in it. */
export function serveTown(rows: Rows = {}): void {
  const town = openForgetfulPlatform({ hasher, rows: { ...townRows, ...rows }, clock: () => NOW });
  platform.use(http.all('*/api/*', ({ request }) => town.answer(request)));
}

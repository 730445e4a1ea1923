import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeEach } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { platform } from './openConsole.tsx';
import { stubCanvas } from './stubCanvas.ts';
import { plainHasher, townRows } from './testTown.ts';
import { serveTestTown } from './townConsole.ts';

/** The nine devices of the town, and its two districts. */
export const DEVICE_VIEW = '/smartLight/map?lat=30.2&lng=120.2&zoom=17';
export const DOMAIN_VIEW = '/smartLight/map?lat=30.2&lng=120.2&zoom=11';

export const MARKERS = 'GET /api/core/assets/markers';
export const DOMAINS = 'GET /api/core/domains/markers';

/** For each test of a file, connects the console to the town, with a canvas that draws nothing. */
export function serveMapTown(rows: StoreRows = {}): void {
  beforeEach(() => {
    stubCanvas();
    serveTestTown(rows);
  });
}

/** Changes a set of the configuration. */
export const configure = (name: string, parts: object) =>
  platform.use(
    http.get(`*/api/config/${name}`, async ({ request }) => {
      const town = openForgetfulPlatform({ hasher: plainHasher, rows: townRows });
      const response = await town.handleRequest(request);
      return HttpResponse.json({ ...((await response.json()) as object), ...parts });
    }),
  );

/** The list of what is in view. */
export const findList = async () =>
  within(await screen.findByRole('region', { name: /^In view/u }));

export const readNames = (list: Awaited<ReturnType<typeof findList>>) =>
  list.queryAllByRole('button').map(row => row.querySelector('bdi')?.textContent);

export const findMap = () => screen.findByRole('application', { name: 'Map' });

/** A pixel of the window. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Drags a mouse over the map. */
export function dragOverMap(map: HTMLElement, points: readonly Point[]): void {
  const pointer = { isPrimary: true, button: 0, pointerType: 'mouse' };
  fireEvent.pointerDown(map, { ...pointer, ...points[0] });
  for (const point of points) fireEvent.pointerMove(window, { ...pointer, ...point });
  fireEvent.pointerUp(window, { ...pointer, ...points.at(-1) });
}

/** Goes to a path as Back does. */
export function goTo(path: string): void {
  history.pushState({ idx: 1, key: path, usr: null }, '', path);
  fireEvent(window, new PopStateEvent('popstate', { state: { idx: 1, key: path, usr: null } }));
}

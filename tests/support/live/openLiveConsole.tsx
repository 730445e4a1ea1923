import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, expect, vi } from 'vitest';

import { requestLiveAlerts } from '../../../src/app/messages/liveStart.ts';
import { hasRead, openConsole, platform } from '../openConsole.tsx';
import { FakePlatform } from './FakePlatform.ts';

/** The alert socket of the current test. */
export let socket: FakePlatform;

/** Gives each test of a file an alert socket of its own. */
export const useFakeSocket = () =>
  beforeEach(() => {
    socket = new FakePlatform();
    vi.stubGlobal('WebSocket', socket.createSocketClass());
  });

/** The alerts that are confirmed. */
export const confirmedIds = new Set<string>();

/** A platform whose list has the alerts of the socket until they are confirmed. */
export function serveAlerts() {
  confirmedIds.clear();
  const listRows = () =>
    socket.alerts
      .filter(({ id }) => !confirmedIds.has(id))
      .map(({ timestamp, ...alert }) => ({ ...alert, update_time: timestamp, confirmed: false }))
      .toReversed();
  platform.use(
    http.get('*/api/core/alerts', () => Response.json(listRows())),
    http.get('*/api/core/alerts/count', () => Response.json({ count: listRows().length })),
    http.post('*/api/core/alerts/confirm', async ({ request }) => {
      const { where } = (await request.json()) as { where: { id: { inq: string[] } } };
      for (const id of where.id.inq) confirmedIds.add(id);
      const confirmed = where.id.inq.length;
      return Response.json({ matched: confirmed, confirmed, failed: [] });
    }),
    http.post<{ id: string }>('*/api/core/alerts/:id/confirm', ({ params }) => {
      confirmedIds.add(params.id);
      return new Response(null, { status: 204 });
    }),
  );
}

/** Opens the home page with a live socket. Its first read of the alerts is done, so that a list that opens reads them again. */
export async function openLive(as = 'admin', path = '/', language: 'en' | 'zh' = 'en') {
  serveAlerts();
  const opened = await openConsole(path, { as, hasSocket: true, language });
  await screen.findByRole('heading', { level: 1 });
  act(requestLiveAlerts);
  await waitFor(() => expect(socket.received).toHaveLength(1));
  await waitFor(() => expect(hasRead(['alerts', 'unacknowledged'])).toBe(true));
  return opened;
}

export const push = (...alerts: readonly object[]) => act(() => socket.push(...alerts));
export const bell = (name: RegExp | string = /^Messages/) => screen.findByRole('button', { name });
export const openCentre = async (user: Awaited<ReturnType<typeof openConsole>>['user']) => {
  await user.click(await bell());
  return within(await screen.findByRole('dialog', { name: 'Messages' }));
};
export const toastOf = async (name: string) => {
  const title = await screen.findByText(name, { selector: '.toast *' });
  return within(title.closest<HTMLElement>('.toast')!);
};
export const getToasts = () => document.querySelectorAll('.toast:not(.toast-leaving)');

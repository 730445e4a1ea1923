import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { requestLiveAlerts } from '../../src/app/messages/liveStart.ts';
import { FakePlatform } from '../support/live/FakePlatform.ts';
import {
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';

let socket: FakePlatform;

beforeEach(() => {
  socket = new FakePlatform();
  vi.stubGlobal('WebSocket', socket.createSocketClass());
});

/** The alerts that are confirmed. */
const confirmedIds = new Set<string>();

/** A platform whose list has the alerts of the socket until they are confirmed. */
function serveAlerts() {
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

/** Opens the home page with a live socket. */
async function openLive(as = 'admin', path = '/') {
  serveAlerts();
  const opened = await openConsole(path, { as, hasSocket: true });
  await screen.findByRole('heading', { level: 1 });
  act(requestLiveAlerts);
  await waitFor(() => expect(socket.received).toHaveLength(1));
  return opened;
}

const push = (...alerts: readonly object[]) => act(() => socket.push(...alerts));
const bell = (name: RegExp | string = /^Messages/) => screen.findByRole('button', { name });
const openCentre = async (user: Awaited<ReturnType<typeof openConsole>>['user']) => {
  await user.click(await bell());
  return within(await screen.findByRole('dialog', { name: 'Messages' }));
};
const toastOf = async (name: string) => {
  const title = await screen.findByText(name, { selector: '.toast *' });
  return within(title.closest<HTMLElement>('.toast')!);
};
const getToasts = () => document.querySelectorAll('.toast:not(.toast-leaving)');

describe('a new alert', () => {
  it('is a toast with device, type, model and time, that minimises into the message centre, where it stays [ALERT-01/toast] [ALERT-06/minimise] [ALERT-09]', async () => {
    const { user } = await openLive();
    push({ asset_name: 'Gate 7', timestamp: '2026-11-11T18:46:37.000Z' });
    const toast = await toastOf('Gate 7');
    expect(toast.getByText(/^Overtemperature · Single-lamp controller ·/)).toHaveTextContent(
      /2026\/11\/\d\d \d\d:\d\d:\d\d$/,
    );
    await user.click(toast.getByRole('button', { name: 'Minimise into the messages' }));
    await waitFor(() => expect(getToasts()).toHaveLength(0));
    const centre = await openCentre(user);
    const item = within(await centre.findByRole('listitem'));
    expect(item.getByText('Gate 7')).toBeVisible();
    expect(item.getByText('Critical · Overtemperature')).toBeVisible();
    expect(item.getByText(/^2026\/11\/\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
    await waitFor(() =>
      expect(centre.getByRole('status')).toHaveTextContent(/^Live, last event a few seconds ago$/),
    );
  });

  it('is unread at the bell and in the title until its tab is seen [ALERT-06/unread]', async () => {
    const { user } = await openLive();
    push({ level: 2 }, { level: 3, type: 'tilt' });
    await bell('Messages, 2 unread');
    expect(document.title).toMatch(/^\(2\) /u);
    await openCentre(user);
    await bell('Messages');
    expect(document.title).not.toMatch(/^\(/u);
  });

  it('is confirmed from its toast, which leaves with it, and the success is reported [ALERT-01/confirm] [ALERT-02/success]', async () => {
    const { user } = await openLive();
    push({ id: '5f1e0000000000000000f101', asset_name: 'Gate 7' });
    const toast = await toastOf('Gate 7');
    await user.click(toast.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Alert of Gate 7 confirmed')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Gate 7', { selector: '.toast *' })).toBeNull());
    expect(getReceivedCalls('POST /api/core/alerts/5f1e0000000000000000f101/confirm')).toHaveLength(
      1,
    );
    const centre = await openCentre(user);
    await user.click(await centre.findByRole('tab', { name: /^Alerts/ }));
    expect(await centre.findByText(/^Quiet since \d\d:\d\d$/)).toBeVisible();
  });

  it.each([
    [404, 6, /The alert of Gate 7 is confirmed already or no longer exists/, 0],
    [500, 20, /Code 20$/, 1],
  ] as const)(
    'that cannot be confirmed: %i %i [ALERT-02/gone] [ALERT-02/other]',
    async (status, code, message, left) => {
      muteConsoleError();
      const { user } = await openLive();
      platform.use(
        mockResponse('confirmAlert', status as 404, {
          error: { statusCode: status, name: 'Error', message: 'no', code },
        }),
      );
      push({ asset_name: 'Gate 7' });
      const toast = await toastOf('Gate 7');
      await user.click(toast.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      const centre = await openCentre(user);
      await user.click(await centre.findByRole('tab', { name: /^Alerts/ }));
      await waitFor(() => expect(centre.queryAllByRole('listitem')).toHaveLength(left));
    },
  );

  it('links to the map of its device [ALERT-01/map] [ALERT-03]', async () => {
    await openLive();
    push({ asset_name: 'Gate 7', asset_id: 'SSGW000000000007', model: 'ssgw' });
    const toast = await toastOf('Gate 7');
    expect(toast.getByRole('link', { name: 'Show on map' })).toHaveAttribute(
      'href',
      '/smartLight/map?id=SSGW000000000007&model=ssgw',
    );
  });

  it('offers a guest neither the map nor confirming, in its toast and in the message centre, and says why [ALERT-03] [UX-11/messages]', async () => {
    const { user } = await openLive('guest');
    push({ asset_name: 'Gate 7' });
    const expectDenied = async (
      box: Awaited<ReturnType<typeof toastOf>>,
      name: string,
      reason: RegExp,
    ) => {
      const button = box.getByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      expect(button).toHaveAccessibleDescription(reason);
      await user.click(button);
    };
    const toast = await toastOf('Gate 7');
    await expectDenied(toast, 'Show on map', /not one of the modules/);
    await expectDenied(toast, 'Confirm', /role may not/);
    const centre = await openCentre(user);
    const item = within(await centre.findByRole('listitem'));
    await expectDenied(item, 'Show on map', /not one of the modules/);
    await expectDenied(item, 'Confirm', /role may not/);
    expect(getReceivedCalls().filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
    expect(location.pathname).toBe('/');
  });

  it('that is critical is announced to screen readers once', async () => {
    await openLive();
    const announced: string[] = [];
    const region = document.querySelector('[aria-live="assertive"]')!;
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      ...{ childList: true, characterData: true, subtree: true },
    });
    push(
      { asset_name: 'Gate 7' },
      { asset_name: 'Lamp 8', level: 2, asset_id: 'SSSLC00000000008' },
    );
    await toastOf('Gate 7');
    await waitFor(() => expect(announced.filter(Boolean)).toHaveLength(1));
    expect(region).toHaveTextContent('Critical alert: Gate 7, Overtemperature');
    const toast = screen.getByText('Gate 7', { selector: '.toast *' }).closest('.toast');
    expect(toast).toHaveAttribute('aria-live', 'off');
  });

  it('that is muted is in the message centre without a toast, a sound or an announcement', async () => {
    const { user } = await openLive();
    push({ asset_name: 'Quiet gate', muted: true }, { asset_name: 'Gate 7', type: 'tilt' });
    await toastOf('Gate 7');
    expect(screen.queryByText('Quiet gate')).toBeNull();
    const centre = await openCentre(user);
    expect(await centre.findByText('Quiet gate')).toBeVisible();
  });

  it('with markup and 10,000 characters in its name is text, cut with a tooltip [SEC-04/toasts]', async () => {
    const { user } = await openLive();
    const name = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`;
    push({ asset_name: name });
    const title = await screen.findByText(/^<img src=x/, { selector: '.toast *' });
    const box = title.closest<HTMLElement>('[title]')!;
    expect(box.title).toMatch(/^<img src=x onerror=alert\(1\)>x+…$/);
    expect(box.title.length).toBeLessThan(1001);
    const centre = await openCentre(user);
    expect((await centre.findAllByTitle(/^<img src=x/)).length).toBeGreaterThan(0);
    expect(document.querySelector('img[src=x]')).toBeNull();
    const toast = within(title.closest<HTMLElement>('.toast')!);
    await user.click(toast.getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText(/^Alert of <img src=x onerror=alert\(1\)>x+… confirmed$/),
    ).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('of a street with markup in its name is a group with that text [SEC-04/toasts]', async () => {
    const { user } = await openLive();
    const street = '5f1e0000000000000000d008';
    const name = '<img src=x onerror=alert(1)>';
    platform.use(mockResponse('listDomains', 200, [{ id: street, name, level: 4 }] as never));
    push(...Array.from({ length: 22 }, () => ({ type: 'tilt', domain_id: street })));
    const centre = await openCentre(user);
    expect(await centre.findByText(`1 lamp on ${name}`)).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});

describe('several alerts', () => {
  it('are at most three toasts, the newest in front, the others behind "N more"; equal ones are one', async () => {
    await openLive();
    const names = ['one', 'two', 'three', 'four', 'five'];
    push(
      ...names.map((name, index) => ({ asset_name: name, asset_id: `SSSLC0000000000${index}` })),
    );
    await toastOf('five');
    expect([...getToasts()].map(toast => toast.querySelector('bdi')?.textContent)).toEqual([
      ...['five', 'four', 'three'],
    ]);
    expect(screen.getByText('2 more')).toBeVisible();
    push({ asset_name: 'five', asset_id: 'SSSLC00000000004' });
    const toast = await toastOf('five');
    expect(await toast.findByText(/2 times$/)).toBeVisible();
    expect(toast.getByRole('button', { name: 'Confirm 2' })).toBeVisible();
    expect(screen.getByText('2 more')).toBeVisible();
  });

  it('of a storm are one toast, and in the message centre groups by type and street, confirmed together [ALERT-11]', async () => {
    const { user } = await openLive();
    platform.use(
      mockResponse('listDomains', 200, [
        { id: '5f1e0000000000000000d008', name: 'Wangjiang Road', level: 4 },
      ] as never),
    );
    const street = '5f1e0000000000000000d008';
    push(
      ...Array.from({ length: 12 }, (_, index) => ({
        ...{ type: 'lampFailure', level: 2, domain_id: street },
        asset_id: `SSSLC000000000${10 + index}`,
      })),
      ...Array.from({ length: 12 }, (_, index) => ({
        ...{ type: 'powerLoss', level: 1, domain_id: street, model: 'ssgw' },
        asset_id: `SSGW0000000000${10 + index}`,
      })),
    );
    expect(await screen.findByText(/^\d+ alerts in a short time$/)).toBeVisible();
    expect(getToasts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show alerts' }));
    const centre = within(await screen.findByRole('dialog', { name: 'Messages' }));
    expect(await centre.findByText('12 lamps on Wangjiang Road')).toBeVisible();
    expect(centre.getByText('12 devices on Wangjiang Road')).toBeVisible();
    const item = within(centre.getByText('12 lamps on Wangjiang Road').closest<HTMLElement>('li')!);
    expect(item.getByRole('link', { name: 'List them' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('lampFailure')),
    );
    await user.click(item.getByRole('button', { name: 'Confirm 12' }));
    expect(await screen.findByText('12 alerts confirmed')).toBeVisible();
    expect(getReceivedCalls('POST /api/core/alerts/confirm')).toHaveLength(1);
    await waitFor(() => expect(centre.queryByText('12 lamps on Wangjiang Road')).toBeNull());
    expect(centre.getByText('12 devices on Wangjiang Road')).toBeVisible();
  });

  it('that another user has confirmed leave when the list is read again', async () => {
    const { user } = await openLive();
    push({ asset_name: 'one' }, { asset_name: 'two', type: 'tilt' });
    await toastOf('two');
    confirmedIds.add('1');
    const centre = await openCentre(user);
    expect(await centre.findByText('two')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText('one')).toHaveLength(0));
    expect(centre.getByText('two')).toBeVisible();
  });

  it('that are more than the list has are not counted as hidden', async () => {
    const { user } = await openLive();
    push(
      ...Array.from({ length: 120 }, (_, index) => ({ asset_id: `SSSLC0000000${1000 + index}` })),
    );
    const rows = socket.alerts
      .slice(-100)
      .map(({ timestamp, ...alert }) => ({ ...alert, update_time: timestamp, confirmed: false }))
      .toReversed();
    platform.use(
      http.get('*/api/core/alerts', () => Response.json(rows)),
      http.get('*/api/core/alerts/count', () => Response.json({ count: 123 })),
    );
    const centre = await openCentre(user);
    expect(await centre.findByText('3 more in the alert list')).toBeVisible();
  });

  it('are removed singly and all at once [ALERT-06/clear] [ALERT-06/empty]', async () => {
    const { user } = await openLive();
    push(
      { asset_name: 'one', asset_id: 'SSSLC00000000001' },
      { asset_name: 'two', asset_id: 'SSSLC00000000002' },
      { asset_name: 'three', asset_id: 'SSSLC00000000003' },
    );
    await bell('Messages, 3 unread');
    const toasts = screen.getAllByRole('button', { name: 'Minimise into the messages' });
    for (const button of toasts) await user.click(button);
    const centre = await openCentre(user);
    const names = async (...expected: readonly string[]) =>
      waitFor(() =>
        expect(
          centre.queryAllByRole('listitem').map(one => one.querySelector('bdi')?.textContent),
        ).toEqual(expected),
      );
    await names('three', 'two', 'one');
    const [first] = centre.getAllByRole('button', { name: 'Remove this message' });
    await user.click(first!);
    await names('two', 'one');
    await user.click(centre.getByRole('button', { name: 'Clear all' }));
    expect(await centre.findByText(/^Quiet since \d\d:\d\d$/)).toBeVisible();
  });
});

describe('a list of alerts that fails', () => {
  it('is said with its code, live alerts arrive meanwhile, and it is read again on request', async () => {
    muteConsoleError();
    const { user } = await openLive();
    platform.use(
      mockResponse('listAlerts', 500 as never, {
        error: { statusCode: 500, name: 'Error', message: 'no', code: 20 },
      }),
    );
    const centre = await openCentre(user);
    const retry = await centre.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    push({ asset_name: 'Gate 7' });
    expect(await centre.findByText('Gate 7')).toBeVisible();
    serveAlerts();
    push({ asset_name: 'Gate 8', type: 'tilt' });
    await user.click(retry);
    await waitFor(() => expect(centre.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(centre.getByText('Gate 7')).toBeVisible();
    expect(centre.getByText('Gate 8')).toBeVisible();
  });
});

describe('the connection', () => {
  it('is said to be lost since when, until it is live again; what was missed arrives once [ALERT-10/said]', async () => {
    const { user } = await openLive();
    push({ asset_name: 'one' });
    const centre = await openCentre(user);
    expect(await centre.findByText(/^Live/)).toBeVisible();
    act(() => socket.drop());
    expect(await centre.findByText(/^Reconnecting since/)).toHaveTextContent(
      /^Reconnecting since \d\d:\d\d:\d\d, next attempt at \d\d:\d\d:\d\d$/,
    );
    socket.push({ asset_name: 'two', type: 'tilt' });
    await user.click(centre.getByRole('button', { name: 'Try now' }));
    expect(await centre.findByText(/^Live/)).toBeVisible();
    expect(await centre.findAllByText('two')).toHaveLength(1);
    expect(centre.getAllByText('one')).toHaveLength(1);
    expect(socket.received.at(-1)).toMatchObject({ cursor: 's-1' });
  });

  it('skips what the document does not allow, and shows an administrator the count [ALERT-01/frame]', async () => {
    const { user } = await openLive();
    act(() => socket.send(JSON.stringify({ type: 'hello' })));
    push({ level: 9 }, { asset_name: 'one' });
    const centre = await openCentre(user);
    expect(await centre.findByText('one')).toBeVisible();
    expect(await centre.findByText(/^Configured alert server/)).toHaveTextContent(
      /2 messages of the alert server were not valid and were skipped/,
    );
  });
});

describe('the sound of alerts', () => {
  it('is off; set for a level it sounds for that level, at most once in 2 s [ALERT-14/sound]', async () => {
    const played: number[] = [];
    const node = () => ({
      frequency: {
        set value(value: number) {
          played.push(value);
        },
      },
      gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
      start: () => undefined,
      stop: () => undefined,
    });
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0;
        resume = () => Promise.resolve();
        createOscillator = node;
        createGain = node;
      },
    );
    const { user } = await openLive();
    push({ asset_name: 'one' });
    await toastOf('one');
    expect(played).toEqual([]);
    const centre = await openCentre(user);
    await user.click(await centre.findByRole('tab', { name: /^Alerts/ }));
    await user.click(await centre.findByRole('button', { name: 'Sound off' }));
    expect(await screen.findByText(/only after a click/)).toBeVisible();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Major' }));
    const sample = played.splice(0).length;
    expect(sample).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    await centre.findByRole('button', { name: 'Sound on' });
    push({ asset_name: 'two', type: 'tilt', level: 1 });
    await centre.findByText('two');
    expect(played).toEqual([]);
    push({ asset_name: 'three', type: 'doorOpen', level: 2 });
    push({ asset_name: 'four', type: 'waterLeak', level: 2 });
    await centre.findByText('four');
    expect(played).toHaveLength(sample);
  });
});

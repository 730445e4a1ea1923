import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { requestLiveAlerts } from '../../src/app/messages/liveStart.ts';
import { paths } from '../../src/paths.ts';
import {
  openCentre,
  openLive,
  push,
  serveAlerts,
  socket,
  toastOf,
  useFakeSocket,
} from '../support/live/openLiveConsole.tsx';
import {
  findRow,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';

useFakeSocket();

describe('a list of alerts that fails', () => {
  it('is reported with its code, live alerts arrive meanwhile, and it is read again on request', async () => {
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
  it('is reported as lost since when, until it is live again; what was missed arrives once [ALERT-10/said]', async () => {
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

describe('a dead server', () => {
  const LOST = /^The server does not respond/;
  const kill = () => {
    let isDead = true;
    platform.use(http.all('*/api/*', () => (isDead ? Response.error() : undefined)));
    return () => (isDead = false);
  };

  it('is shown on a list within 5 s with the time of its last data; the line leaves by itself, and the list is read again [ALERT-10/said] [REL-01]', async () => {
    muteConsoleError();
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime('2026-11-11T04:00:00Z');
    const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
    await openConsole(`/permissionManage?filter=${filter}`);
    await findRow('operator');
    act(requestLiveAlerts);
    vi.setSystemTime('2026-11-11T04:01:00Z');
    const revive = kill();
    const line = await screen.findByText(LOST, undefined, { timeout: 5000 });
    expect(within(line).getByRole('time')).toHaveAttribute('datetime', '2026-11-11T04:00:00.000Z');
    const readCount = getReceivedCalls('GET /api/users/users').length;
    revive();
    await waitFor(() => expect(screen.queryByText(LOST)).toBeNull(), { timeout: 5000 });
    await waitFor(() =>
      expect(getReceivedCalls('GET /api/users/users').length).toBeGreaterThan(readCount),
    );
  });

  it('is not assumed while only the alert socket is lost, and is shown when both are [ALERT-10/said]', async () => {
    muteConsoleError();
    await openLive('admin', paths.alarms);
    vi.stubGlobal('WebSocket', () => undefined);
    act(() => socket.drop());
    await waitFor(
      () => expect(getReceivedCalls('GET /api/config/version').length).toBeGreaterThan(1),
      {
        timeout: 5000,
      },
    );
    expect(screen.queryByText(LOST)).toBeNull();
    kill();
    expect(await screen.findByText(LOST, undefined, { timeout: 5000 })).toBeVisible();
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

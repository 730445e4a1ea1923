import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  removeNotifications,
  storeNotification,
  markNotificationsRead,
  useStoredNotifications,
} from '../../src/app/messages/notificationStore.ts';
import {
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

const alerts = 'GET /api/core/alerts';
const bell = (name: RegExp | string = /^Messages/) => screen.findByRole('button', { name });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Messages' }));
const tab = async (name: string) => (await drawer()).findByRole('tab', { name });

const anAlert = {
  id: '5f1e0000000000000000f101',
  level: 1,
  type: 'overTemperature',
  asset_id: 'SSSLC00000000001',
  asset_name: 'North street 1',
  domain_id: '5f1e0000000000000000d008',
  model: 'ssslc',
  update_time: '2026-11-11T12:00:00.000Z',
  state: 'activeUnacknowledged',
  confirmed: false,
  muted: false,
} as const;

const withAlerts = (rows: readonly (typeof anAlert)[], count = rows.length) =>
  platform.use(
    mockResponse('listAlerts', 200, [...rows]),
    mockResponse('countAlerts', 200, { count }),
  );

describe('the message centre', () => {
  it('keeps a notification after its toast has closed, and removes it on request [ALERT-06/clear]', async () => {
    withAlerts([]);
    const { user } = await openConsole('/permissionManage?filter={"username":{"eq":"operator"}}');
    const row = await findRow('operator');
    await user.click(row.getByRole('button', { name: 'Lock' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Lock operator' }));
    await screen.findByText('operator locked');
    await user.click(screen.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(screen.queryByText('operator locked')).toBeNull());
    await user.click(await bell('Messages'));
    await user.click(await tab('Results'));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Results' }));
    expect(panel.getByText('operator locked')).toBeVisible();
    expect(panel.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
    await user.click((await drawer()).getByRole('button', { name: 'Clear all' }));
    expect(await panel.findByText(/^No messages since/)).toBeVisible();
  });

  it('opens next to the page, has the focus, and gives it back [ALERT-06/toggle] [ALERT-06/empty]', async () => {
    withAlerts([]);
    const { user } = await openConsole('/');
    await screen.findByRole('heading', { name: 'Tonight', level: 1 });
    await user.click(await bell());
    const dialog = await screen.findByRole('dialog', { name: 'Messages' });
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'Tonight', level: 1 })).toBeInTheDocument();
    expect(await screen.findByText(/^Quiet since \d\d:\d\d$/)).toBeVisible();
    await user.click(await tab('Results'));
    expect(await screen.findByText(/^No messages since \d\d:\d\d$/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await bell()).toHaveFocus());
  });

  it('shows the unacknowledged alerts of the list, newest first, and how many more there are', async () => {
    withAlerts([anAlert], 26);
    const { user } = await openConsole('/');
    await user.click(await bell());
    expect(await screen.findByText('North street 1')).toBeVisible();
    const shown = await drawer();
    expect(shown.getByText('Critical · Overtemperature')).toBeVisible();
    expect(shown.getByText(/^2026\/11\/11 \d\d:\d\d:\d\d$/)).toBeVisible();
    expect(await shown.findByText('25 more unconfirmed')).toBeVisible();
    expect(await bell('Messages')).toBeVisible();
    expect(getQueryJson(getReceivedCalls(alerts)[0]!.query, 'filter')).toMatchObject({
      where: { confirmed: false },
      order: expect.anything() as unknown,
      limit: 100,
    });
  });

  it('shows that the connection is lost until it is back, and keeps both under System', async () => {
    withAlerts([]);
    const { user } = await openConsole('/');
    await bell();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The connection is back')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(await bell('Messages, 1 unread'));
    const panel = within(await screen.findByRole('tabpanel', { name: 'System' }));
    expect(
      panel.getAllByRole('listitem').map(one => one.querySelector('.message-text')?.textContent),
    ).toEqual(['The connection is back', 'No connection. What is on screen may be old.']);
    await bell('Messages');
    await user.click(panel.getAllByRole('button', { name: 'Remove this message' })[0]!);
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
    await user.click((await drawer()).getByRole('button', { name: 'Clear all' }));
    expect(panel.queryAllByRole('listitem')).toEqual([]);
  });
});

describe('a stored notification', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    removeNotifications();
    vi.useRealTimers();
  });

  it('is removed by its level: a success after 300 s, a fail after an hour, a warning never [ALERT-07/destroy] [ALERT-07/warnings]', () => {
    const { result } = renderHook(useStoredNotifications);
    act(() => {
      for (const type of ['success', 'error', 'warning'] as const)
        storeNotification({ message: type, type });
      storeNotification({
        message: 'own',
        type: 'success',
        notificationOptions: { kind: 'system' },
      });
    });
    const left = () => result.current.map(({ notification }) => notification.message);
    const after = (pass: number) => {
      act(() => void vi.advanceTimersByTime(pass));
      return left();
    };
    expect(after(299_999)).toEqual(['own', 'warning', 'error', 'success']);
    expect(after(1)).toEqual(['own', 'warning', 'error']);
    expect(after(3_299_999)).toEqual(['own', 'warning', 'error']);
    expect(after(1)).toEqual(['own', 'warning']);
    expect(after(1e9)).toEqual(['own', 'warning']);
  });

  it('has ids below ten million, no two alike; at most 200 remain besides the warnings, which all do [ALERT-07/warnings] [ALERT-08]', () => {
    const { result } = renderHook(useStoredNotifications);
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.9999999999);
    act(() => {
      for (let count = 0; count < 250; count += 1) {
        storeNotification({ message: 'same', type: 'warning' });
        storeNotification({ message: 'same', type: 'error' });
      }
    });
    random.mockRestore();
    act(() => void vi.advanceTimersByTime(1000));
    const ids = result.current.map(({ id }) => id);
    expect(new Set(ids).size).toBe(450);
    const types = result.current.map(({ notification }) => notification.type);
    expect(types.filter(type => type === 'warning')).toHaveLength(250);
    expect(ids.every(id => Number.isInteger(id) && id >= 0 && id < 10_000_000)).toBe(true);
  });

  it('is unread until its toast is closed or its tab is seen; a success is never unread', () => {
    const { result } = renderHook(useStoredNotifications);
    const warning = { message: 'w', type: 'warning' } as const;
    const unread = () =>
      result.current.filter(({ isUnread }) => isUnread).map(one => one.notification.message);
    act(() => {
      storeNotification({ message: 's', type: 'success' });
      storeNotification(warning);
      storeNotification({ message: 'e', type: 'error' });
    });
    expect(unread()).toEqual(['e', 'w']);
    act(() => markNotificationsRead(warning));
    expect(unread()).toEqual(['e']);
    act(() => markNotificationsRead('results'));
    expect(unread()).toEqual([]);
  });
});

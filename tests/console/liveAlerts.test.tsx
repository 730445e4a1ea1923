import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  bell,
  getToasts,
  openCentre,
  openLive,
  push,
  toastOf,
  useFakeSocket,
} from '../support/live/openLiveConsole.tsx';
import { ALARM, createAlert, findAlertName, serveAlertTable } from '../support/alertRows.tsx';
import { getReceivedCalls, muteConsoleError, platform } from '../support/openConsole.tsx';

useFakeSocket();

describe('a new alert', () => {
  it('is a toast with device, type, model and time, that minimises into the message centre, where it stays [ALERT-01/toast] [ALERT-06/minimise] [ALERT-09]', async () => {
    const { user } = await openLive();
    push({ asset_name: 'Gate 7', timestamp: '2026-11-11T18:46:37.000Z' });
    const toast = await toastOf('Gate 7');
    // In the time zone of the city, as everywhere else.
    await waitFor(() =>
      expect(toast.getByText(/^Overtemperature · Single-lamp controller ·/)).toHaveTextContent(
        /2026\/11\/12 02:46:37$/,
      ),
    );
    await user.click(toast.getByRole('button', { name: 'Minimise into the messages' }));
    await waitFor(() => expect(getToasts()).toHaveLength(0));
    const centre = await openCentre(user);
    const item = within(await centre.findByRole('listitem'));
    expect(item.getByText('Gate 7')).toBeVisible();
    expect(item.getByText('Critical · Overtemperature')).toBeVisible();
    expect(item.getByText('2026/11/12 02:46:37')).toBeVisible();
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

  it('offers a guest neither the map nor confirming, in its toast and in the message centre, and shows why [ALERT-03] [UX-11/messages]', async () => {
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

  it('has a disabled map button with the reason where the product mode has no such section, also for an administrator [ALERT-03]', async () => {
    platform.use(mockResponse('getVersion', 200, { version: '3.4.0', mode: 'light' }));
    const { user } = await openLive();
    push({ asset_name: 'Gate 7' });
    const toast = await toastOf('Gate 7');
    const button = await toast.findByRole('button', { name: 'Show on map' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription(
      'The map is not one of the modules of your account.',
    );
    await user.click(button);
    expect(toast.queryByRole('link', { name: 'Show on map' })).toBeNull();
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

describe('the count of unconfirmed critical alerts', () => {
  it('is in the top bar of every screen and in the bottom bar of a phone, follows new alerts, and leads to the list that it counts [ALERT-12/alarm] [SHELL-10/bar]', async () => {
    const { user } = await openLive('admin', '/permissionManage');
    expect(
      await screen.findByRole('link', { name: '0 unconfirmed critical alerts' }),
    ).toBeVisible();
    serveAlertTable([
      createAlert(3, { level: 1 }),
      createAlert(2, { level: 1, confirmed: true, state: 'activeAcknowledged' }),
      createAlert(1),
    ]);
    push({ level: 1 });
    const link = await screen.findByRole(
      'link',
      { name: '1 unconfirmed critical alert' },
      { timeout: 5000 },
    );
    expect(
      within(document.querySelector<HTMLElement>('.bottom-bar')!).getByRole('link', {
        name: 'Alerts 1 unconfirmed critical alert',
      }),
    ).toBeInTheDocument();
    await user.click(link);
    await waitFor(() => expect(location.pathname).toBe(ALARM));
    expect(await screen.findByText('1 result')).toBeVisible();
    expect(await findAlertName(3)).toBeVisible();
  });
});

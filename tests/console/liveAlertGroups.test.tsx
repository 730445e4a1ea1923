import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
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
import { getReceivedCalls, platform } from '../support/openConsole.tsx';

useFakeSocket();

describe('several alerts', () => {
  it('are at most three toasts, the newest in front, the others behind "N more"; equal ones are one', async () => {
    const { user } = await openLive();
    const names = ['one', 'two', 'three', 'four', 'five'];
    push(
      ...names.map((name, index) => ({ asset_name: name, asset_id: `SSSLC0000000000${index}` })),
    );
    await toastOf('five');
    expect([...getToasts()].map(toast => toast.querySelector('bdi')?.textContent)).toEqual([
      ...['five', 'four', 'three'],
    ]);
    expect(screen.getByRole('button', { name: '2 more' })).toBeVisible();
    push({ asset_name: 'five', asset_id: 'SSSLC00000000004' });
    const toast = await toastOf('five');
    expect(await toast.findByText(/2 times$/)).toBeVisible();
    expect(toast.getByRole('button', { name: 'Confirm 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2 more' }));
    const centre = within(await screen.findByRole('dialog', { name: 'Messages' }));
    expect(await centre.findByText('one')).toBeVisible();
  });

  it('of a storm are one toast, and in the message centre groups by type and street, confirmed together [ALERT-11/groups]', async () => {
    const { user } = await openLive();
    platform.use(
      mockResponse('listDomains', 200, [
        { id: '5f1e0000000000000000d008', name: 'Wangjiang Road', level: 4 },
      ] as never),
    );
    const street = '5f1e0000000000000000d008';
    // Equal alerts of one device are one toast, and two alerts of the storm.
    const equal = { type: 'powerLoss', level: 1, domain_id: street, model: 'ssgw' };
    push(...[1, 2].map(() => ({ ...equal, asset_id: 'SSGW000000000010' })));
    await waitFor(() => expect(getToasts()).toHaveLength(1));
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
    expect(await screen.findByText('26 alerts in a short time')).toBeVisible();
    expect(getToasts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show alerts' }));
    const centre = within(await screen.findByRole('dialog', { name: 'Messages' }));
    expect(await centre.findByText('12 lamps on Wangjiang Road')).toBeVisible();
    expect(centre.getByText('12 gateways on Wangjiang Road')).toBeVisible();
    const item = within(centre.getByText('12 lamps on Wangjiang Road').closest<HTMLElement>('li')!);
    expect(item.getByRole('link', { name: 'List them' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('lampFailure')),
    );
    await user.click(item.getByRole('button', { name: 'Confirm 12' }));
    expect(await screen.findByText('12 alerts confirmed')).toBeVisible();
    expect(getReceivedCalls('POST /api/core/alerts/confirm')).toHaveLength(1);
    await waitFor(() => expect(centre.queryByText('12 lamps on Wangjiang Road')).toBeNull());
    expect(centre.getByText('12 gateways on Wangjiang Road')).toBeVisible();
  });

  it.each([
    ['en', '99 lamps and 1 gateway on 望江路', 'Confirm 100', '12,245 more unconfirmed'],
    ['zh', '望江路：99 盏灯和 1 台网关', '确认 100 条', '还有 12,245 条未确认'],
  ] as const)(
    'of a storm before the console was opened are one line, whose title counts the devices by kind: %s [ALERT-11/groups]',
    async (language, title, confirm, more) => {
      const { user } = await openLive('admin', '/', language);
      const street = '5f1e0000000000000000d008';
      const rows = Array.from({ length: 100 }, (_, index) => ({
        ...{ id: String(9000 + index), type: 'powerLoss', level: 1, domain_id: street },
        ...{ asset_id: `DEVICE${index}`, asset_name: `Device ${index}` },
        ...{ model: index === 0 ? 'ssgw' : 'ssslc', confirmed: false, muted: false },
        ...{ state: 'activeUnacknowledged', update_time: '2026-11-11T04:00:00.000Z' },
      }));
      platform.use(
        http.get('*/api/core/alerts', () => Response.json(rows)),
        http.get('*/api/core/alerts/count', () => Response.json({ count: 12_345 })),
        mockResponse('listDomains', 200, [{ id: street, name: '望江路', level: 4 }] as never),
      );
      await user.click(await bell(language === 'en' ? /^Messages/ : /^消息/));
      const item = within((await screen.findByText(title)).closest('li')!);
      expect(item.getByRole('button', { name: confirm })).toBeVisible();
      expect(await screen.findByText(more)).toBeVisible();
    },
  );

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
    // They stay unconfirmed, and are listed elsewhere.
    expect(await centre.findByText('3 more unconfirmed')).toBeVisible();
    expect(centre.queryByText('No unconfirmed alerts')).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { findRow, getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { upgrade } from '../support/upgrades.ts';
import { setPlatformTime } from '../support/platformTime.ts';

// A city of this size has a device of every model, and several light controllers.
beforeEach(() => platform.setCitySize({ users: 40, assets: 60 }));
afterEach(() => vi.useRealTimers());

it('follows upgrades in the log while they continue, names what is stuck and what is late, and cancels [DEVICE-05]', async () => {
  const now = Date.parse('2026-11-12T00:00:00.000Z');
  setPlatformTime(now);
  const at = (ago: number) => new Date(now - ago).toISOString();
  const fresh = { ...upgrade, begin_time: at(60_000), update_time: at(0) };
  const stuck = {
    ...{ ...upgrade, id: '5f1e0000000000000000f002', asset_name: 'Lamp 2', progress: 61 },
    ...{ state: 'installing' as const, begin_time: at(3_600_000), update_time: at(1_500_000) },
  };
  platform.use(mockResponse('listUpgradeLogs', 200, [fresh, stuck]));
  platform.use(mockResponse('countUpgradeLogs', 200, { count: 2 }));
  const { user } = await openConsole('/systemOperation/log/upgradeLog');
  const first = await findRow('Lamp 1');
  expect(await first.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  const second = await findRow('Lamp 2');
  expect(await second.findByText('Stuck: no response for 25 min')).toBeVisible();
  expect(await screen.findByText(/No response from.*Lamp 2/u)).toBeVisible();

  // It is read again by itself while anything is in progress.
  platform.use(mockResponse('listUpgradeLogs', 200, [{ ...fresh, progress: 77 }, stuck]));
  await waitFor(async () =>
    expect((await findRow('Lamp 1')).getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '77',
    ),
  );
  platform.use(mockResponse('cancelUpgrade', 200, { ...stuck, state: 'cancelled' }));
  await user.click((await findRow('Lamp 2')).getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the upgrade' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Cancel the upgrade/u }));
  await waitFor(() =>
    expect(getReceivedCalls(`POST /api/core/logs/upgrade/${stuck.id}/cancel`)).toHaveLength(1),
  );
});

it('names what a bulk action does in a sentence [DEVICE-05] [UX-12]', async () => {
  const other = { ...upgrade, id: '5f1e0000000000000000f002', asset_name: 'Lamp 2' };
  platform.use(mockResponse('listUpgradeLogs', 200, [upgrade, other]));
  platform.use(mockResponse('countUpgradeLogs', 200, { count: 2 }));
  const { user } = await openConsole('/systemOperation/log/upgradeLog');
  await findRow('Lamp 1');
  for (const box of screen.getAllByRole('checkbox', { name: /^Select Lamp/u }))
    await user.click(box);
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Cancel the upgrade' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 upgrades?' }));
  expect(dialog.getByRole('button', { name: 'Cancel 2 upgrades' })).toBeVisible();
});

it('shows upgrades that were started together as one campaign, with progress and Stop [DEVICE-05]', async () => {
  const now = Date.parse('2026-11-12T00:00:00.000Z');
  setPlatformTime(now);
  const states = ['done', 'done', 'failed', 'downloading', 'queued'] as const;
  const logs = states.map((state, n) => ({
    ...{ ...upgrade, id: `5f1e0000000000000000f00${n}`, asset_name: `Lamp ${n}`, state },
    begin_time: new Date(now - 60_000 + n * 1000).toISOString(),
  }));
  const earlier = { ...upgrade, id: '5f1e0000000000000000f009', state: 'done' as const };
  platform.use(mockResponse('listUpgradeLogs', 200, [...logs, earlier]));
  platform.use(mockResponse('countUpgradeLogs', 200, { count: 2 }));
  const { user } = await openConsole('/systemOperation/log/upgradeLog');
  const campaigns = await screen.findByRole('list', {
    name: 'Upgrades that were started together',
  });
  const [campaign, ...others] = within(campaigns).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(campaign).toHaveTextContent('2 of 5 done · 1 failed');
  expect(within(campaign!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');

  await user.click(within(campaign!).getByRole('button', { name: 'Stop 2…' }));
  platform.use(mockResponse('listUpgradeLogs', 200, logs.slice(3)));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 upgrades?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Show upgrades' }));
  const filter = new URLSearchParams(location.search).get('filter');
  expect(JSON.parse(filter ?? '')).toMatchObject({
    ...{ packageName: { eq: 'Firmware 2.5.0' }, by: { eq: 'admin' } },
    begin_time: { between: [logs[0]!.begin_time, logs[4]!.begin_time] },
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { getQueryJson, openConsole, platform, getReceivedCalls } from '../support/openConsole.tsx';

it('the report of devices has the metrics of a period, which is in the URL and requests again', async () => {
  const search = '?from=2026-11-01T00:00:00.000Z&to=2026-11-02T00:00:00.000Z&page=nonsense';
  await openConsole(`/reporterManage/device${search}`);
  const table = within(await screen.findByRole('table'));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.join()).toMatch(/Energy.*Online rate.*Faults/u);
  expect(table.getAllByRole('row').length).toBeGreaterThan(1);
  const [call] = getReceivedCalls('GET /api/core/reports/device');
  expect(call?.query.get('from')).toBe('2026-11-01T00:00:00.000Z');
  expect(call?.query.get('to')).toBe('2026-11-02T00:00:00.000Z');
  expect(await screen.findByLabelText('From')).toHaveValue('2026-11-01 08:00:00');
  expect(await screen.findByLabelText('To')).toHaveValue('2026-11-02 08:00:00');
  expect(location.search).toBe(search);
  // Devices and domains are named by their records.
  await waitFor(() => expect(getReceivedCalls('GET /api/core/domains')).not.toEqual([]));
});

it('covers the last seven days of the calendar by default, from midnight [SHELL-20]', async () => {
  await openConsole('/reporterManage/device');
  expect(await screen.findByLabelText('From')).toHaveDisplayValue(/^\d{4}-\d\d-\d\d 00:00:00$/u);
  const [call] = getReceivedCalls('GET /api/core/reports/device');
  const [from, to] = ['from', 'to'].map(name => Date.parse(call!.query.get(name)!));
  expect(Math.ceil((to! - from!) / 86_400_000)).toBe(7);
});

it('has all devices, page after page', async () => {
  const row = {
    ...{ asset_name: 'W', model: 'ssslc' as const, domain_id: 'd', litHours: 1, onlineRate: 98 },
    ...{ faults: 0, alerts: 0 },
  };
  const rows = Array.from({ length: 51 }, (_, at) => ({
    ...row,
    asset_id: `SSSLC${String(at).padStart(11, '0')}`,
  }));
  platform.use(mockResponse('getDeviceReport', 200, rows));
  await openConsole('/reporterManage/device?page=2');
  await screen.findByRole('table');
  const [call] = getReceivedCalls('GET /api/core/reports/device');
  expect(getQueryJson(call!.query, 'filter')).toEqual({ limit: 51, offset: 50 });
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

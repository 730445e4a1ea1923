import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConsole, receivedCalls } from '../support/console.tsx';

it('the report of devices is figures of a period, which stands in the address and asks again [SHELL-20/device] [SHELL-27/readings]', async () => {
  const asked = '?from=2026-11-01T00:00:00.000Z&to=2026-11-02T00:00:00.000Z&page=nonsense';
  await openConsole(`/reporterManage/device${asked}`);
  const table = within(await screen.findByRole('table'));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.join()).toMatch(/Energy.*Online rate.*Faults/u);
  expect(table.getAllByRole('row').length).toBeGreaterThan(1);
  const [call] = receivedCalls('GET /api/core/reports/device');
  expect(call?.query.get('from')).toBe('2026-11-01T00:00:00.000Z');
  expect(call?.query.get('to')).toBe('2026-11-02T00:00:00.000Z');
  expect(screen.getAllByLabelText(/^(From|To)$/u).length).toBeGreaterThanOrEqual(2);
  expect(location.search).toBe(asked);
  // Devices and domains are named by their records.
  await waitFor(() => expect(receivedCalls('GET /api/core/domains')).not.toEqual([]));
});

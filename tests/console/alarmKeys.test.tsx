import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { alertRows } from '../../src/features/alerts/list/alertRows.ts';
import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  ALARM,
  createAlert,
  findAlertName,
  serveAlertTable,
  showAlerts,
  THREE,
} from '../support/alertRows.tsx';
import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';

// No test starts with the row that another one left for the map.
afterEach(() => alertRows.rememberMapAlert({ id: '' }, ''));

describe('the list of alarms', () => {
  it('is worked through with keys: j and k, c, o, and m [ALERT-03]', async () => {
    // The devices are not in the city.
    muteConsoleError();
    showAlerts(THREE);
    platform.use(mockResponse('confirmAlert', 204, undefined));
    const { user } = await openConsole(ALARM);
    await findAlertName(3);
    await user.keyboard('j');
    expect(await findAlertName(3)).toHaveFocus();
    await user.keyboard('jj');
    expect(await findAlertName(1)).toHaveFocus();
    await user.keyboard('k');
    expect(await findAlertName(2)).toHaveFocus();
    await user.keyboard('c');
    await screen.findByText('North street 2: confirmed');
    await user.keyboard('o');
    const panel = await screen.findByRole('dialog', { name: 'North street 2' });
    expect(within(panel).getByText('SSSLC00000000002')).toBeVisible();
    expect(within(panel).getByText('Earlier alerts of this kind')).toBeVisible();
    await user.keyboard('m');
    await waitFor(() => expect(location.pathname).toBe('/smartLight/map'));
    expect(new URLSearchParams(location.search).get('id')).toBe('SSSLC00000000002');
    expect(new URLSearchParams(location.search).get('model')).toBe('ssslc');
  });

  it('confirms with c and continues with j, whether the row leaves as a cleared one does or stays, and returns from the map to its row [ALERT-14/many] [ALERT-03]', async () => {
    // The devices are not in the city.
    muteConsoleError();
    const state = 'clearedUnacknowledged' as const;
    const table = serveAlertTable([
      createAlert(5),
      ...[4, 3].map(n => createAlert(n, { state, cleared_time: '2026-11-11T05:00:00.000Z' })),
      ...[2, 1].map(n => createAlert(n)),
    ]);
    const { user } = await openConsole(ALARM);
    await findAlertName(5);
    await user.keyboard('j');
    for (const [n, next] of [
      [5, 4],
      [4, 3],
      [3, 2],
    ] as const) {
      expect(await findAlertName(n)).toHaveFocus();
      await user.keyboard('c');
      await screen.findByText(`North street ${n}: confirmed`);
      if (n < 5)
        await waitFor(() =>
          expect(screen.queryByRole('button', { name: `North street ${n}` })).toBeNull(),
        );
      await user.keyboard('j');
      expect(await findAlertName(next)).toHaveFocus();
    }
    expect(table.count({ confirmed: true })).toBe(3);
    await user.keyboard('jk');
    expect(await findAlertName(2)).toHaveFocus();
    await user.keyboard('m');
    await waitFor(() => expect(location.pathname).toBe('/smartLight/map'));
    history.back();
    await waitFor(async () => expect(await findAlertName(2)).toHaveFocus());
  });

  it('shows the next alert in the open panel with j, and gives its row the focus when Escape closes the panel', async () => {
    // The devices are not in the city.
    muteConsoleError();
    showAlerts(THREE);
    const { user } = await openConsole(ALARM);
    await findAlertName(3);
    await user.keyboard('jo');
    await screen.findByRole('dialog', { name: 'North street 3' });
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'North street 2' })).toHaveFocus();
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'North street 1' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findAlertName(1)).toHaveFocus();
  });

  it('gives the focus to the next row when a confirmed one leaves, and confirms, opens and passes the line of a storm [ALERT-11/groups] [ALERT-14/many]', async () => {
    muteConsoleError();
    const storm = Array.from({ length: 10 }, (_, index) =>
      createAlert(index, {
        ...{ id: `5f1e0000000000000000e00${index}`, asset_name: `Device ${index}` },
        ...{ type: 'powerLoss', asset_id: `DEVICE${index}` },
      }),
    );
    serveAlertTable([...storm, ...[4, 3, 2, 1].map(n => createAlert(n))]);
    const { user } = await openConsole(`${ALARM}?filter={"confirmed":{"eq":false}}`);
    await findAlertName(4);
    await user.keyboard('jjj');
    expect(await findAlertName(3)).toHaveFocus();
    await user.keyboard('c');
    await screen.findByText('North street 3: confirmed');
    await waitFor(async () => expect(await findAlertName(2)).toHaveFocus());
    await user.keyboard('kk');
    const line = screen.getByRole('button', { name: /10 lamps/u });
    expect(line).toHaveFocus();
    await user.keyboard('o');
    expect(await screen.findByRole('button', { name: 'Device 9' })).toBeVisible();
    expect(line).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: 'Device 9' })).toHaveFocus();
    await user.keyboard('kc');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 10 alerts?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm 10' }));
    await screen.findByText('10 confirmed.');
    await waitFor(async () => expect(await findAlertName(4)).toHaveFocus());
  });
});

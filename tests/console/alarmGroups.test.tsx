import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { ALARM, createAlert, serveAlertTable, THREE } from '../support/alertRows.tsx';
import {
  findRow,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';

const STREET = '5f1e0000000000000000d00a';

/** Twelve lamps and a gateway of one street without power. */
const STORM = Array.from({ length: 13 }, (_, index) =>
  createAlert(index % 10, {
    ...{ id: `5f1e0000000000000000e${100 + index}`, level: index === 4 ? 1 : 2, type: 'powerLoss' },
    ...{ asset_id: `DEVICE${index}`, asset_name: `Device ${index}`, domain_id: STREET },
    model: index === 0 ? 'ssgw' : 'ssslc',
  }),
);

const openAlarms = async (query = '') => {
  const table = serveAlertTable([...STORM, ...THREE]);
  platform.use(
    mockResponse('listDomains', 200, [{ id: STREET, name: 'Wangjiang Road', level: 4 }] as never),
  );
  return { table, ...(await openConsole(`${ALARM}${query}`)) };
};

const findLine = async () =>
  within(
    within(await screen.findByRole('list', { name: 'Alerts of one type in one domain' })).getByRole(
      'listitem',
    ),
  );
const listRowNames = () =>
  [...document.querySelectorAll('tbody .alert-name')].map(({ textContent }) =>
    textContent.replace('Muted', ''),
  );

describe('a storm in the list of alarms', () => {
  it('is one line instead of its rows, which are counted with the others [ALERT-11/groups]', async () => {
    await openAlarms();
    const line = await findLine();
    expect(line.getByText('12 lamps and 1 gateway')).toBeVisible();
    expect(line.getByText('Critical')).toBeVisible();
    expect(line.getByText('Power loss')).toBeVisible();
    expect(await line.findByText('Wangjiang Road')).toBeVisible();
    await waitFor(() =>
      expect(listRowNames()).toEqual(['North street 3', 'North street 2', 'North street 1']),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Current alerts 16');
    expect(screen.getByText('16 results, 13 in groups')).toBeVisible();
  });

  it('is found below five hundred newer alarms that are in no group, and below a larger storm [ALERT-11/groups]', async () => {
    const singles = Array.from({ length: 620 }, (_, index) =>
      createAlert(0, {
        ...{ id: `5f1e0000000000000001${1000 + index}`, domain_id: `domain${index % 124}` },
        update_time: '2026-11-12T00:00:00.000Z',
      }),
    );
    const larger = Array.from({ length: 700 }, (_, index) =>
      createAlert(0, {
        ...{ id: `5f1e0000000000000002${1000 + index}`, type: 'tilt', domain_id: STREET },
        update_time: '2026-11-13T00:00:00.000Z',
      }),
    );
    serveAlertTable([...larger, ...singles, ...STORM]);
    await openConsole(ALARM);
    const groups = within(
      await screen.findByRole('list', { name: 'Alerts of one type in one domain' }),
    );
    expect(groups.getByRole('button', { name: /700 alerts/ })).toBeVisible();
    expect(groups.getByRole('button', { name: /12 lamps and 1 gateway/ })).toBeVisible();
    expect(await screen.findByText('1,333 results, 713 in groups')).toBeVisible();
  });

  it('opens: its alarms are below it, and one of them is confirmed there', async () => {
    // The devices are not in the city.
    muteConsoleError();
    const { user, table } = await openAlarms();
    const line = await findLine();
    await user.click(line.getByRole('button', { name: /12 lamps and 1 gateway/ }));
    const rows = within(await line.findByRole('list', { name: '12 lamps and 1 gateway' }));
    expect(await rows.findAllByRole('listitem')).toHaveLength(13);
    await user.click(rows.getByRole('button', { name: 'Device 5' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Device 5' }));
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Device 5: confirmed');
    expect(table.count({ confirmed: true })).toBe(2);
    // A confirmed alarm that is still active is a row again.
    await waitFor(() => expect(listRowNames()).toContain('Device 5'));
    expect(await screen.findByText('11 lamps and 1 gateway')).toBeVisible();
  });

  it('is confirmed at once, whichever filter the list has [ALERT-14/many]', async () => {
    const { user, table } = await openAlarms('?filter={"level":{"inq":[2]}}');
    const line = await findLine();
    await user.click(line.getByRole('button', { name: 'Confirm 12' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 12 alerts?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm 12' }));
    await screen.findByText('12 confirmed.');
    // The confirmed ones, which are still active, are no rows: they stay one line.
    const confirmedLine = within(
      (await screen.findAllByText('Confirmed', { selector: 'li *' }))[0]!.closest('li')!,
    );
    expect(confirmedLine.getByText('11 lamps and 1 gateway')).toBeVisible();
    expect(confirmedLine.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(listRowNames()).not.toContain('Device 5');
    expect(table.find({ where: { type: 'powerLoss', confirmed: false } })).toMatchObject([
      { level: 1 },
    ]);
    expect(getReceivedCalls('POST /api/core/alerts/confirm')).toHaveLength(2);
  });

  it('is listed as rows on request', async () => {
    const { user } = await openAlarms();
    await user.click((await findLine()).getByRole('button', { name: 'List them' }));
    // The first page of the thirteen.
    await waitFor(() => expect(listRowNames()).toHaveLength(10));
    expect(screen.queryByRole('list', { name: /one domain$/ })).toBeNull();
    expect(location.search).toContain('powerLoss');
    expect(location.search).toContain(STREET);
  });

  it('leaves no message of an empty list where every alarm is in a line', async () => {
    await openAlarms('?filter={"type":{"inq":["powerLoss"]}}');
    await findLine();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Current alerts 13'),
    );
    expect(screen.queryByText(/match/u)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is selected with the rows when all that match are selected', async () => {
    const { user } = await openAlarms();
    await findLine();
    await user.click((await findRow('North street 1')).getByRole('checkbox'));
    expect(await screen.findByRole('button', { name: /16/u })).toBeVisible();
  });

  it('is rows where its groups cannot be read', async () => {
    muteConsoleError();
    serveAlertTable([...STORM, ...THREE]);
    platform.use(
      http.get('*/api/core/alerts', ({ request }) =>
        new URL(request.url).searchParams.get('filter')?.includes('"limit":500')
          ? Response.json({ error: { statusCode: 400, message: 'no' } }, { status: 400 })
          : undefined,
      ),
    );
    await openConsole(ALARM);
    await waitFor(() => expect(listRowNames()).toHaveLength(10));
    expect(screen.queryByRole('list', { name: /one domain$/u })).toBeNull();
  });
});

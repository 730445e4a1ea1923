import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ALARM, createAlert, THREE, showAlerts, findAlertName } from '../support/alertRows.tsx';
import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { findRow, getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { setPlatformTime } from '../support/platformTime.ts';

describe('the list of alarms', () => {
  it('shows level, device, what is wrong with its limit, where, since when, and who has confirmed it, the newest first [ALERT-04/columns] [ALERT-04/order] [ALERT-09] [ALERT-12/alarm]', async () => {
    showAlerts(THREE);
    await openConsole(ALARM);
    const row = await findRow('North street 3');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(0, 9)).toEqual([
      'Level',
      'Device name',
      'Type',
      'Detected',
      'Threshold',
      'Domain',
      expect.stringMatching(/^Time/u),
      'Duration',
      'State',
    ]);
    expect(headers).toContain('Device type');
    expect(screen.getByRole('columnheader', { name: /^Time/u })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(row.getByText('Major')).toBeVisible();
    expect(row.getByText('Overcurrent')).toBeVisible();
    expect(row.getByText(/^7\.4\sA$/u)).toBeVisible();
    expect(row.getByText(/^5\sA$/u)).toBeVisible();
    expect(row.getByText('2026/11/11 12:03:00')).toBeVisible();
    expect(row.getByText('lin').closest('td')).toHaveTextContent('Active confirmed by lin');
    expect((await findRow('North street 2')).getByText('Muted')).toBeInTheDocument();
    const [list] = getReceivedCalls('GET /api/core/alerts');
    const filter = JSON.parse(list?.query.get('filter') ?? '') as Record<string, unknown>;
    expect(filter['order']).toEqual(['update_time DESC', 'id ASC']);
    expect(JSON.stringify(filter['where'])).toContain('clearedUnacknowledged');
    expect(JSON.stringify(filter['where'])).not.toContain('clearedAcknowledged');
  });

  it('opens the device of an alert in the section that lists it, from the panel and from the page [ALERT-12/alarm]', async () => {
    showAlerts(THREE);
    const { asset_id: device, asset_name, domain_id, model, update_time } = createAlert(3);
    platform.use(
      mockResponse('getAlert', 200, createAlert(3)),
      mockResponse('getStatus', 200, {
        ...{ id: device, asset_id: device, asset_name, domain_id, model, update_time },
        ...{ state: 'normal', online: true },
      }),
    );
    const { user } = await openConsole(ALARM);
    await user.click(await findAlertName(3));
    const link = await screen.findByRole('link', { name: 'Open device' });
    expect(link).toHaveAttribute('href', `/systemOperation/config/ssslc/${device}/show`);
    await user.click(screen.getByRole('link', { name: 'All details' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open device' })).toBeNull());
    const links = await screen.findAllByRole('link', { name: /North street 3|SSSLC/u });
    for (const { href } of links as HTMLAnchorElement[])
      expect(new URL(href).pathname).toBe(`/systemOperation/config/ssslc/${device}/show`);
  });

  it('filters by level, time, type and confirmation, and searches the name or the id of a device [ALERT-04/filters]', async () => {
    showAlerts(THREE);
    const { user } = await openConsole(
      `${ALARM}?filter=${JSON.stringify({
        level: { inq: [1, 2] },
        update_time: { between: ['2026-11-11T00:00:00.000Z', '2026-11-11T12:00:00.000Z'] },
        type: { inq: ['overCurrent'] },
      })}`,
    );
    const lastWhere = () =>
      getReceivedCalls('GET /api/core/alerts').at(-1)?.query.get('filter') ?? '';
    await findRow('North street 3');
    expect(lastWhere()).toContain('{"level":{"inq":[1,2]}}');
    expect(lastWhere()).toContain('{"update_time":{"gte":"2026-11-11T00:00:00.000Z"}}');
    expect(lastWhere()).toContain('{"update_time":{"lte":"2026-11-11T12:00:00.000Z"}}');
    expect(lastWhere()).toContain('{"type":{"inq":["overCurrent"]}}');
    expect([...document.querySelectorAll('.filter-chip')]).toHaveLength(3);
    await user.type(await screen.findByRole('searchbox'), 'north{Enter}');
    await waitFor(() => expect(lastWhere()).toContain('asset_id'));
    expect(lastWhere()).toContain('"or"');
    expect(lastWhere()).toContain('NORTH');
    await user.click(screen.getByRole('radio', { name: 'Unconfirmed' }));
    await waitFor(() => expect(lastWhere()).toContain('"confirmed":false'));
    expect(location.search).toContain('confirmed');
  });

  it('shows how many alerts are new and leaves the rows where they are while one has the focus [ALERT-12/alarm]', async () => {
    showAlerts(THREE);
    // Before the list opens: the interval of its requests is one of them.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval'] });
    try {
      const { user } = await openConsole(ALARM);
      const first = await findAlertName(3);
      first.focus();
      showAlerts([createAlert(5), createAlert(4), ...THREE]);
      await vi.advanceTimersByTimeAsync(10_000);
      const button = await screen.findByRole('button', { name: '2 new' });
      expect(first).toHaveFocus();
      expect(screen.queryByText('North street 5')).toBeNull();
      await user.click(button);
      expect(await findAlertName(5)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: /new$/ })).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['menu', undefined],
    ['dialog', /^Mute/u],
  ])(
    'leaves the rows where they are while the %s of one is open, and shows new alerts after it [ALERT-12/alarm]',
    async (role, action) => {
      showAlerts(THREE);
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval'] });
      try {
        const { user } = await openConsole(ALARM);
        await user.click((await findRow('North street 3')).getByRole('button', { name: /^More/u }));
        await screen.findByRole('menu');
        if (action) await user.click(screen.getByRole('menuitem', { name: action }));
        await screen.findByRole(role);
        showAlerts([createAlert(4), ...THREE]);
        await vi.advanceTimersByTimeAsync(10_000);
        // What is modal hides the page behind it from assistive technology.
        await screen.findByRole('button', { name: '1 new', hidden: true });
        expect(screen.queryByText('North street 4')).toBeNull();
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
        (document.activeElement as HTMLElement).blur();
        await vi.advanceTimersByTimeAsync(10_000);
        expect(await findAlertName(4)).toBeVisible();
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('shows a name with markup, or of 10,000 characters, as a text that is cut, with the rest in its tooltip [ALERT-12/alarm]', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const long = `x${'y'.repeat(9_999)}`;
    showAlerts([createAlert(2, { asset_name: markup }), createAlert(1, { asset_name: long })]);
    await openConsole(ALARM);
    expect(await screen.findByText(markup)).toHaveAttribute('title', markup);
    expect(document.querySelector('img[src=x]')).toBeNull();
    const cell = screen.getByText(/^xyyy/);
    expect(cell.textContent.length).toBeLessThan(2_000);
    expect(cell.title.length).toBeGreaterThan(200);
  });
});

describe('the duration of an alert', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'setInterval'] });
    return () => vi.useRealTimers();
  });

  it('runs with the clock while it is active, and is that until it was cleared afterwards [ALERT-14/states]', async () => {
    setPlatformTime('2026-11-11T06:15:30.000Z');
    showAlerts([
      createAlert(3, { update_time: '2026-11-11T09:00:00.000Z' }),
      createAlert(2),
      createAlert(1, {
        ...{ state: 'clearedUnacknowledged', cleared_time: '2026-11-11T05:01:00.000Z' },
        duration: 3600,
      }),
    ]);
    await openConsole(ALARM);
    const active = await findRow('North street 2');
    expect(active.getByText('for 2 h 13 min')).toBeVisible();
    expect((await findRow('North street 1')).getByText('1 h')).toBeVisible();
    // The clock of its device is hours ahead.
    expect((await findRow('North street 3')).queryByText(/^for/u)).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await active.findByText('for 2 h 14 min')).toBeVisible();
  });
});

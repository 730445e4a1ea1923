import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  findRow,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import type { components, Readable } from '../../src/generated/core/types.ts';
import { createApiCaller } from '../support/apiCaller.ts';

const ALARM = '/systemOperation/faultManagement/alarm';
const LOG = '/systemOperation/faultManagement/alarmLog';
const FAULTS = '/systemOperation/faultManagement/fault';

type Alert = Readable<components['schemas']['Alert']>;

/** An alert of the nth minute after noon. */
const createAlert = (n: number, more: Partial<Alert> = {}): Alert => ({
  id: `5f1e0000000000000000f${String(n).padStart(3, '0')}`,
  level: 2,
  type: 'overCurrent',
  asset_id: `SSSLC0000000000${n}`,
  asset_name: `North street ${n}`,
  domain_id: '5f1e0000000000000000d001',
  model: 'ssslc',
  detection: 7.4,
  threshold: 5,
  update_time: `2026-11-11T04:0${n}:00.000Z`,
  state: 'activeUnacknowledged',
  confirmed: false,
  muted: false,
  ...more,
});

const THREE = [
  createAlert(3, { state: 'activeAcknowledged', confirmed: true, acknowledged_by: 'lin' }),
  createAlert(2, { muted: true }),
  createAlert(1),
];

const show = (alerts: readonly Alert[], count = alerts.length) =>
  platform.use(
    mockResponse('listAlerts', 200, [...alerts]),
    mockResponse('countAlerts', 200, { count }),
  );

const nameOf = (n: number) =>
  screen.findByRole('button', { name: new RegExp(`^North street ${n}`) });

const bodyOf = (call: string) =>
  getReceivedCalls(call).map(({ text }) => JSON.parse(text) as unknown);

describe('the list of alarms', () => {
  it('shows level, device, what is wrong with its limit, where, since when, and who has confirmed it, the newest first [ALERT-04/columns] [ALERT-04/order] [ALERT-09] [ALERT-12/alarm]', async () => {
    show(THREE);
    await openConsole(ALARM);
    const row = await findRow('North street 3');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(0, 9)).toEqual([
      'Level',
      'Device name',
      'Type',
      'Detected value',
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
    expect(row.getByText('Active, confirmed')).toBeVisible();
    expect(row.getByText('lin')).toBeVisible();
    expect((await findRow('North street 2')).getByText('Muted')).toBeInTheDocument();
    const [list] = getReceivedCalls('GET /api/core/alerts');
    const filter = JSON.parse(list?.query.get('filter') ?? '') as Record<string, unknown>;
    expect(filter['order']).toEqual(['update_time DESC', 'id ASC']);
    expect(JSON.stringify(filter['where'])).toContain('clearedUnacknowledged');
    expect(JSON.stringify(filter['where'])).not.toContain('clearedAcknowledged');
  });

  it('filters by level, time, type and confirmation, and searches the name or the id of a device [ALERT-04/filters]', async () => {
    show(THREE);
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

  it('confirms an alert, says that another user was first, and names the code of another error [ALERT-02/success] [ALERT-02/gone] [ALERT-02/other]', async () => {
    muteConsoleError();
    show(THREE);
    const { user } = await openConsole(ALARM);
    const row = await findRow('North street 1');
    const confirm = async () => user.click(await row.findByRole('button', { name: 'Confirm' }));
    platform.use(mockResponse('confirmAlert', 204, undefined));
    await confirm();
    await screen.findByText('North street 1: confirmed');

    const refusal = { statusCode: 404, name: 'Error', message: 'Unknown', code: 6 };
    platform.use(mockResponse('confirmAlert', 404, { error: refusal }));
    const before = getReceivedCalls('GET /api/core/alerts').length;
    await confirm();
    await screen.findByText(/North street 1: this alert is no longer there/);
    await waitFor(() =>
      expect(getReceivedCalls('GET /api/core/alerts').length).toBeGreaterThan(before),
    );

    platform.use(
      mockResponse('confirmAlert', 403, {
        error: { statusCode: 403, name: 'Error', message: 'Denied', code: 57 },
      }),
    );
    await confirm();
    expect(await screen.findByText(/57/)).toBeVisible();
  });

  it('confirms all that match in one call, after a preview of the count, and shows what failed and why [ALERT-14/many] [ALERT-12/alarm]', async () => {
    show(THREE, 88);
    const result = {
      matched: 88,
      confirmed: 85,
      failed: [{ reason: 'alreadyConfirmed', code: 6, count: 3 }],
    } as const;
    platform.use(mockResponse('confirmAlerts', 200, { ...result, failed: [...result.failed] }));
    const { user } = await openConsole(`${ALARM}?filter={"level":{"inq":[2]}}`);
    await user.click((await findRow('North street 1')).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /88/ }));
    const bar = within(await screen.findByRole('region', { name: /selected/i }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 85?' }));
    expect(dialog.getByText('3 were confirmed before.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm 85' }));
    await screen.findByText('85 confirmed. 3 were confirmed before.');
    const bodies = bodyOf('POST /api/core/alerts/confirm');
    expect(bodies).toHaveLength(2);
    const [preview, sent] = bodies as readonly { where: object; dryRun: boolean }[];
    expect([preview?.dryRun, sent?.dryRun]).toEqual([true, false]);
    expect(sent?.where).toEqual(preview?.where);
    expect(JSON.stringify(sent?.where)).toContain('{"level":{"inq":[2]}}');
    expect(JSON.stringify(sent?.where)).toContain('activeUnacknowledged');
    expect(getReceivedCalls('POST /api/core/alerts/5f1e0000000000000000f001/confirm')).toEqual([]);
  });

  it('shows how many alerts are new and leaves the rows where they are while one has the focus [ALERT-12/alarm]', async () => {
    show(THREE);
    const { user } = await openConsole(ALARM);
    const first = await nameOf(3);
    first.focus();
    show([createAlert(5), createAlert(4), ...THREE]);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval'] });
    try {
      await vi.advanceTimersByTimeAsync(10_000);
      const button = await screen.findByRole('button', { name: '2 new' });
      expect(first).toHaveFocus();
      expect(screen.queryByText('North street 5')).toBeNull();
      await user.click(button);
      expect(await nameOf(5)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: /new$/ })).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  it('has a storm as a line above the rows: the alarms of one type in one domain, confirmed or listed together [ALERT-11] [ALERT-14/many]', async () => {
    const STREET = '5f1e0000000000000000d001';
    const storm = Array.from({ length: 9 }, (_, index) =>
      createAlert(index, { id: `5f1e0000000000000000e00${index}`, level: 1 }),
    );
    show([...storm, ...THREE]);
    const result = { matched: 12, confirmed: 12, failed: [] };
    platform.use(mockResponse('confirmAlerts', 200, result));
    const { user } = await openConsole(ALARM);
    const groups = within(
      await screen.findByRole('list', { name: 'Alarms of one type in one domain' }),
    );
    const line = within(groups.getByRole('listitem'));
    expect(line.getByText('12 alarms')).toBeVisible();
    expect(line.getByText('Critical')).toBeVisible();
    expect(line.getByText('Overcurrent')).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Confirm 12' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 12?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm 12' }));
    await screen.findByText('12 confirmed.');
    const sent = JSON.stringify(bodyOf('POST /api/core/alerts/confirm').at(-1));
    for (const condition of [
      '{"type":{"inq":["overCurrent"]}}',
      `{"domain_id":{"inq":["${STREET}"]}}`,
      '{"confirmed":false}',
      'activeUnacknowledged',
    ])
      expect(sent).toContain(condition);
    await user.click(line.getByRole('button', { name: 'List them' }));
    await waitFor(() => expect(location.search).toContain(STREET));
    expect(location.search).toContain('overCurrent');
    await waitFor(() => expect(screen.queryByText('12 alarms')).toBeNull());
  });

  it('is worked through with keys: j and k, c, o, and m [ALERT-03]', async () => {
    // The devices are not in the city.
    muteConsoleError();
    show(THREE);
    platform.use(mockResponse('confirmAlert', 204, undefined));
    const { user } = await openConsole(ALARM);
    await nameOf(3);
    await user.keyboard('j');
    expect(await nameOf(3)).toHaveFocus();
    await user.keyboard('jj');
    expect(await nameOf(1)).toHaveFocus();
    await user.keyboard('k');
    expect(await nameOf(2)).toHaveFocus();
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

  it('shows a name with markup, or of 10,000 characters, as a text that is cut, with the rest in its tooltip [ALERT-12/alarm]', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const long = `x${'y'.repeat(9_999)}`;
    show([createAlert(2, { asset_name: markup }), createAlert(1, { asset_name: long })]);
    await openConsole(ALARM);
    expect(await screen.findByText(markup)).toHaveAttribute('title', markup);
    expect(document.querySelector('img[src=x]')).toBeNull();
    const cell = screen.getByText(/^xyyy/);
    expect(cell.textContent.length).toBeLessThan(2_000);
    expect(cell.title.length).toBeGreaterThan(200);
  });

  it('mutes the type of an alert on its device for some hours, with a reason [ALERT-14/mute]', async () => {
    platform.setCitySize({ assets: 600 });
    const { user } = await openConsole(LOG);
    const [name] = await screen.findAllByRole('button', { name: /灯|杆|网关/u });
    await user.click(name!);
    const panel = within(await screen.findByRole('dialog'));
    await user.click(panel.getByRole('button', { name: 'Mute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute alerts' }));
    await user.click(dialog.getByRole('combobox', { name: 'Mute' }));
    await user.click(await screen.findByRole('option', { name: /^Only/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Works on the cable');
    await user.click(dialog.getByRole('button', { name: 'Mute alerts' }));
    await screen.findByText('Alerts muted');
    expect(bodyOf('POST /api/core/mutes')).toEqual([
      {
        assetId: expect.any(String) as unknown,
        type: expect.any(String) as unknown,
        until: expect.stringMatching(/Z$/u) as unknown,
        reason: 'Works on the cable',
      },
    ]);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
    return () => vi.unstubAllGlobals();
  });

  it('an alert is a card with two buttons: confirm, and on the map [UX-08/alerts]', async () => {
    // The device is not in the city.
    muteConsoleError();
    show(THREE);
    platform.use(mockResponse('confirmAlert', 204, undefined));
    const { user } = await openConsole(ALARM, { language: 'zh' });
    const card = await findRow('North street 1');
    await user.click(card.getByRole('button', { name: '确认' }));
    await screen.findByText('已确认 North street 1');
    await user.click(card.getByRole('button', { name: '在地图上' }));
    await waitFor(() => expect(location.pathname).toBe('/smartLight/map'));
  });

  it('the faults are a segment beside the alarms, and lead back to them [UX-08/alerts]', async () => {
    show(THREE);
    platform.setCitySize({ assets: 300 });
    const { user } = await openConsole(ALARM);
    await user.click(await screen.findByRole('radio', { name: 'Faults' }));
    await waitFor(() => expect(location.pathname).toBe(FAULTS));
    expect(await screen.findByRole('heading', { level: 1, name: /^Faults/u })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Faults' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Alerts' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('radio', { name: 'Unconfirmed' }));
    await waitFor(() => expect(location.pathname).toBe(ALARM));
    expect(location.search).toContain('confirmed');
    expect(await screen.findByRole('radio', { name: 'Unconfirmed' })).toBeChecked();
  });
});

describe('the duration of an alert', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'setInterval'] });
    return () => vi.useRealTimers();
  });

  it('runs with the clock while it is active, and is that until it was cleared afterwards [ALERT-14/states]', async () => {
    vi.setSystemTime('2026-11-11T06:15:30.000Z');
    show([
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

describe('the faults', () => {
  it('have their own address, the alerts of the same device and cause, and a confirmation of many [ALERT-05]', async () => {
    platform.setCitySize({ assets: 600 });
    const { signIn, call } = createApiCaller(platform.handleRequest);
    const filter = { where: { confirmed: false }, order: ['update_time DESC'], limit: 1 };
    const { body } = await call('GET', '/core/faults', { token: await signIn('admin'), filter });
    const [fault] = body as readonly Record<string, string>[];
    const { user } = await openConsole(
      `/systemOperation/faultManagement/fault/${fault!['id']}/show`,
    );
    const section = within(
      await screen.findByRole('region', { name: 'Alerts of the same device and cause' }),
    );
    expect((await section.findAllByRole('listitem')).length).toBeGreaterThan(0);
    const link = screen.getByRole('link', { name: 'List them' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(fault!['asset_id']);
    await user.click(screen.getAllByRole('link', { name: 'Faults' })[0]!);
    await user.type(await screen.findByRole('searchbox'), `${fault!['asset_id']}{Enter}`);
    await waitFor(async () => expect(await screen.findAllByRole('row')).toHaveLength(2));
    await user.click((await findRow(fault!['asset_name']!)).getByRole('checkbox'));
    const bar = within(await screen.findByRole('region', { name: /selected/i }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 1?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm 1' }));
    await screen.findByText('1 confirmed.');
  });
});

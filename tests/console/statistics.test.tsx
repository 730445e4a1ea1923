import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';
import { useHeldClock } from '../support/heldClock.ts';
import { watchSavedFiles } from '../support/savedFiles.ts';
import { setPlatformTime } from '../support/platformTime.ts';

const LAMPS = { total: 2000, normal: 1900, fault: 40, offline: 50, unknown: 10 };
const EAST = 'd00000000000000000000002';

/** Three nights; the last one continues. */
const NIGHTS = ['2026-11-08', '2026-11-09', '2026-11-10'].map((date, index) => ({
  ...{ time: `${date}T04:00:00.000Z`, energy: 1000 + 100 * index, saved: 300 },
  ...{ litRate: 99 - index, onlineRate: 97, faults: index * 2, alerts: 1 },
}));

/** A city of two domains whose statistics are known. */
function aCity() {
  const domain = { domainId: EAST, name: 'East', ...LAMPS };
  platform.use(
    mockResponse('getAssetStatistics', 200, [
      { model: 'ssslc', ...LAMPS },
      { model: 'sscam', total: 4, normal: 3, fault: 0, offline: 1, unknown: 0 },
    ]),
    mockResponse('getSubdomainStatistics', 200, [
      domain,
      { ...domain, domainId: 'd00000000000000000000003', name: 'West', total: 4, normal: 3 },
    ]),
    mockResponse('getStatReport', 200, NIGHTS),
    mockResponse(
      'getEnergyStatistics',
      200,
      NIGHTS.map(({ time, saved }) => ({ time, energy: 1000, saved })),
    ),
  );
}

const STAT = 'GET /api/core/reports/stat';

const card = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(row => [...row.children].map(({ textContent }) => textContent));

/** Requests the data of a chart; some of its columns may come later than others. */
async function expectTable(
  user: UserEvent,
  name: RegExp | string,
  ...expected: readonly (readonly string[])[]
) {
  const chart = await card(name);
  await user.click(chart.getByRole('button', { name: 'Table' }));
  await waitFor(() => expect(rowsOf(chart.getByRole('table'))).toEqual(expected));
}

const findMetric = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

describe('the statistics of a model', () => {
  it('are its devices by state, by domain and by time, each with the table behind it [ASSET-09]', async () => {
    aCity();
    const { user } = await openConsole(
      '/assetManage/statistics/ssslc?from=2026-11-08&until=2026-11-10',
    );
    await waitFor(async () => expect(await findMetric('Devices')).toBe('2,000'));
    expect(await findMetric('Online rate')).toContain('97.0%');
    expect(await findMetric('Fault rate')).toContain('2.0%');
    await waitFor(async () => expect(await findMetric('Lit as planned')).toContain('98.0%'));
    expect(await findMetric('Energy')).toContain('3,300.0kWh');

    const bars = (await card('Devices by state')).getByRole('list');
    expect(within(bars).getByText(/^95\.0\s?%$/u)).toBeVisible();
    await expectTable(
      user,
      'Devices by state',
      ['State', 'Devices', 'Share, %'],
      ['Normal', '1,900', '95.0'],
      ['Fault', '40', '2.0'],
      ['Offline', '50', '2.5'],
      ['Unknown', '10', '0.5'],
    );
    await expectTable(
      user,
      'Domains',
      ['Domain', 'Devices', 'Lit as planned, %', 'In fault', 'Offline', 'Unknown'],
      ['East', '2,000', '98.0', '40', '50', '10'],
      ['West', '4', '98.0', '40', '50', '10'],
    );
    await expectTable(
      user,
      'New faults by night',
      ['Night', 'New faults'],
      ['2026-11-08', '0'],
      ['2026-11-09', '2'],
      ['2026-11-10', '4'],
    );
    await expectTable(
      user,
      /^Energy by night/u,
      ['Night', 'This year, kWh', 'Last year, kWh'],
      ['2026-11-08', '1,000.0', '1,000.0'],
      ['2026-11-09', '1,100.0', '1,000.0'],
      ['2026-11-10', '1,200.0', '1,000.0'],
    );
    for (const call of [
      ...getReceivedCalls(STAT),
      ...getReceivedCalls('GET /api/core/statistics/domains'),
    ])
      expect(call.query.get('model')).toBe('ssslc');
  });

  it('have no light where the model is none, and link to the lists that they count', async () => {
    aCity();
    await openConsole(`/assetManage/statistics/sscam?domain=${EAST}`);
    await waitFor(async () => expect(await findMetric('Devices')).toBe('4'));
    expect(screen.queryByText('Lit as planned')).toBeNull();
    const states = await card('Devices by state');
    const url = new URL(
      states.getByRole('link', { name: 'Offline' }).getAttribute('href')!,
      'http://x',
    );
    expect(url.pathname).toBe('/assetManage/model/sscam');
    expect(JSON.parse(url.searchParams.get('filter')!)).toEqual({
      status: { inq: ['offline'] },
      domainId: { within: EAST },
    });
  });
});

describe('the time of a page of statistics', () => {
  it('is that of all its charts, is in the URL, and goes from noon to noon of the site', async () => {
    aCity();
    const { user } = await openConsole(
      '/assetManage/statistics/ssslc?from=2026-11-08&until=2026-11-10',
    );
    await card('Devices by state');
    await waitFor(() => expect(getReceivedCalls(STAT)).not.toEqual([]));
    const query = getReceivedCalls(STAT)[0]!.query;
    expect([query.get('from'), query.get('to'), query.get('step')]).toEqual([
      ...['2026-11-08T04:00:00.000Z', '2026-11-11T04:00:00.000Z', 'night'],
    ]);
    // The three nights before are requested for the comparison.
    await user.click(screen.getByRole('button', { name: 'Previous period' }));
    await waitFor(() => expect(location.search).toBe('?from=2026-11-05&until=2026-11-07'));
    await user.click(screen.getByRole('button', { name: '7 nights' }));
    await waitFor(() => expect(location.search).toBe('?nights=7&until=2026-11-07'));
    await user.click(screen.getByRole('button', { name: 'Year' }));
    await waitFor(() =>
      expect(getReceivedCalls(STAT).some(({ query }) => query.get('step') === 'month')).toBe(true),
    );
    await user.click(screen.getByRole('button', { name: /^20\d\d-/u }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/noon to noon/u)).toBeVisible();
  });

  it('is walked through by keys, night by night, and Enter opens one', async () => {
    aCity();
    const { user } = await openConsole(
      '/assetManage/statistics/ssslc?from=2026-11-08&until=2026-11-10',
    );
    const chart = (await card(/^Energy by night/u)).findByRole('slider');
    const slider = await chart;
    slider.focus();
    await user.keyboard('{Home}');
    await waitFor(() =>
      expect(slider).toHaveAttribute(
        'aria-valuetext',
        '2026-11-08: This year 1,000.0 kWh, Last year 1,000.0 kWh',
      ),
    );
    await user.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '2');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toBe('?nights=1&until=2026-11-09'));
    expect(await screen.findByRole('region', { name: /^Energy by hour/u })).toBeVisible();
  });

  it('that is invalid is replaced by the default', async () => {
    aCity();
    // An hour after noon in the city.
    setPlatformTime('2026-11-12T05:00:00Z');
    await openConsole(
      '/assetManage/statistics/ssslc?nights=1000000&from=2026-02-31&until=9999-12-31',
    );
    await waitFor(() => expect(getReceivedCalls(STAT)).not.toEqual([]));
    const { query } = getReceivedCalls(STAT)[0]!;
    expect(query.get('to')).toBe('2026-11-13T04:00:00.000Z');
    expect(screen.getByRole('button', { name: '30 nights' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Next period' })).toBeDisabled();
  });
});

describe('a page of statistics', () => {
  it('is exported as one spreadsheet of all its tables, and chart by chart', async () => {
    aCity();
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<undefined>();
    platform.use(http.get('*/api/core/reports/stat', () => mayCome));
    const saved = watchSavedFiles();
    const { user } = await openConsole(
      '/assetManage/statistics/ssslc?from=2026-11-08&until=2026-11-10',
    );
    const pressed = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
    };
    await pressed('Export Devices by state');
    const one = await saved.file(1);
    expect(one.name).toBe('Devices by state 2026-11-08 2026-11-10.xlsx');
    expect(readTable(one.bytes).rows.slice(0, 3)).toEqual([
      ['Devices by state'],
      ['State', 'Devices', 'Share, %'],
      ['Normal', '1900', '95'],
    ]);
    // While some are pending, there is no file of all.
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    letCome(undefined);
    await pressed('Export');
    const titles = readTable((await saved.file(2)).bytes).rows.flatMap(row =>
      row.filter(Boolean).length === 1 ? [row[0]] : [],
    );
    expect(titles).toEqual(
      expect.arrayContaining(['Devices by state', 'Domains', 'New faults by night']),
    );
  });

  it('keeps what can be read when a part of it cannot, and requests again', async () => {
    aCity();
    platform.use(
      mockResponse('getStatReport', 404, {
        error: { statusCode: 404, name: 'Error', message: 'gone', code: 6 },
      }),
    );
    muteConsoleError();
    const { user } = await openConsole('/assetManage/statistics/ssslc');
    const faults = await card('New faults by night');
    expect(await faults.findByText('The data did not load')).toBeVisible();
    expect((await (await card('Devices by state')).findAllByText('1,900'))[0]).toBeVisible();
    aCity();
    await user.click(faults.getByRole('button', { name: 'Try again' }));
    expect(await faults.findByRole('slider')).toBeVisible();
  });

  it('of the lights shows what they drew, where, and when they failed [MON-06/smartLight]', async () => {
    aCity();
    const { user } = await openConsole('/smartLight/statistics?from=2026-11-08&until=2026-11-10');
    await waitFor(async () => expect(await findMetric('Lit as planned')).toContain('98.0%'));
    for (const name of ['New faults by hour', 'Domains', 'Open faults by kind'])
      expect(await screen.findByRole('region', { name })).toBeVisible();
    const domains = await card('Domains');
    await user.click(await domains.findByRole('link', { name: 'East' }));
    await waitFor(() =>
      expect(location.search).toBe(`?from=2026-11-08&until=2026-11-10&domain=${EAST}`),
    );
    await waitFor(() =>
      expect(getReceivedCalls(STAT).at(-1)?.query.get('domainId')).not.toBeNull(),
    );
  });

  it('of energy shows what was consumed and saved, and the current states of the lamps [MON-06/light]', async () => {
    aCity();
    platform.use(
      mockResponse('getVersion', 200, { version: '1', mode: 'light' }),
      mockResponse('getLightingStatistics', 200, {
        ...{ lamps: 2000, lit: 1900, dimmed: 1500, off: 40, offline: 60 },
        ...{ power: 181_000, energyToday: 12 },
      }),
    );
    const { user } = await openConsole('/light/statistics?from=2026-11-08&until=2026-11-10');
    await waitFor(async () => expect(await findMetric('Energy')).toContain('3,300.0kWh'));
    expect(await findMetric('Saved')).toContain('900.0kWh');
    await waitFor(async () =>
      expect(await findMetric('Power now')).toContain('1,900 of 2,000 lamps lit'),
    );
    await expectTable(
      user,
      'Lamps now',
      ['Light', 'Lamps'],
      ['Full light', '400'],
      ['Dimmed', '1,500'],
      ['Off', '40'],
      ['Offline', '60'],
    );
    await expectTable(
      user,
      /^Energy by domain/u,
      ['Domain', 'Energy, kWh', 'Saved, kWh'],
      ['East', '3,300.0', '900.0'],
      ['West', '3,300.0', '900.0'],
    );
  });

  it('of an unknown model sends no request and links to the others', async () => {
    await openConsole('/assetManage/statistics/warpcore');
    expect(await screen.findByText('No such device type')).toBeVisible();
    expect(getReceivedCalls(STAT)).toEqual([]);
  });

  it('is read again as long as it is looked at and its time continues', async () => {
    useHeldClock(['setInterval', 'clearInterval']);
    try {
      aCity();
      await openConsole('/assetManage/statistics/ssslc');
      await waitFor(async () => expect(await findMetric('Devices')).toBe('2,000'));
      const more = { ...LAMPS, total: 2001, normal: 1901 };
      platform.use(mockResponse('getAssetStatistics', 200, [{ model: 'ssslc', ...more }]));
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      await waitFor(async () => expect(await findMetric('Devices')).toBe('2,001'));
    } finally {
      vi.useRealTimers();
    }
  });
});

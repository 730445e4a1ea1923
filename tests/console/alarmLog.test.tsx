import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import type { components, Readable } from '../../src/generated/core/types.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import {
  findRow,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';

type Alert = Readable<components['schemas']['Alert']>;

const LOG = '/systemOperation/faultManagement/alarmLog';
const NEWEST_FIRST = ['update_time DESC', 'id ASC'];

/** Reads the alerts of the city from the platform, the newest first. */
async function readLog(where: object = {}): Promise<readonly Alert[]> {
  const { signIn, call } = createApiCaller(platform.handleRequest);
  const filter = { where, order: NEWEST_FIRST, limit: 1000 };
  const { body } = await call('GET', '/core/alerts', { token: await signIn('admin'), filter });
  return body as readonly Alert[];
}

const namesOf = (alerts: readonly Alert[]) => alerts.map(({ asset_name }) => asset_name);

/** The names of the devices in the rows. */
const listNames = () =>
  [...document.querySelectorAll('tbody .alert-name')].map(({ textContent }) => textContent);

describe('the log of alarms', () => {
  beforeEach(() => platform.setCitySize({ assets: 600 }));

  it('has every alert, also those that are cleared and confirmed, page by page, the newest first [ALERT-12/log]', async () => {
    const log = await readLog();
    expect(log.length).toBeGreaterThan(20);
    expect(log.some(({ state }) => state === 'clearedAcknowledged')).toBe(true);
    const { user } = await openConsole(`${LOG}?perPage=10`);
    await waitFor(() => expect(listNames()).toEqual(namesOf(log.slice(0, 10))));
    expect(screen.getByText(`${log.length} results`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(listNames()).toEqual(namesOf(log.slice(10, 20))));
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    const rest = log.length % 10 || 10;
    await waitFor(() => expect(listNames()).toEqual(namesOf(log.slice(-rest))));
  });

  it('is exported as it is filtered: all pages of it, and no other alert [ALERT-12/log]', async () => {
    const major = await readLog({ level: 2 });
    expect(major.length).toBeGreaterThan(10);
    const saved = watchSavedFiles();
    const { user } = await openConsole(`${LOG}?perPage=10&filter={"level":{"inq":[2]}}`);
    await waitFor(() => expect(listNames()).toEqual(namesOf(major.slice(0, 10))));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    const { text } = await saved.file();
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Level,Device name,Type,/u);
    expect(lines.map(line => line.split(',').slice(0, 2))).toEqual(
      namesOf(major).map(name => ['Major', name]),
    );
  });

  it('has a chart of the alerts that it lists, at all times of the period: by its other filters and by its branch [ALERT-12/log]', async () => {
    const [{ domain_id: domainId } = { domain_id: '' }] = await readLog({ level: 2 });
    const query = new URLSearchParams({
      filter: JSON.stringify({
        ...{ level: { inq: [2] }, domain_id: { within: domainId } },
        update_time: { between: ['2026-11-11T00:00:00.000Z', '2026-11-11T12:00:00.000Z'] },
      }),
    });
    const { user } = await openConsole(`${LOG}?${query}`);
    const getLastQuery = () => getReceivedCalls('GET /api/core/statistics/alerts').at(-1)?.query;
    await waitFor(() => expect(getLastQuery()?.get('domainId')).toBe(domainId));
    expect(getLastQuery()?.get('where')).toBe('{"level":{"inq":[2]}}');
    await user.click(await screen.findByRole('button', { name: /^Clear all/u }));
    await waitFor(() => expect(getLastQuery()?.has('domainId')).toBe(false));
    expect(getLastQuery()?.get('where')).toBe('{}');
  });

  it('shows in the panel of an alert that it is cleared, who has confirmed it and when, and how long it lasted [ALERT-14/states]', async () => {
    // The device is not in the city.
    muteConsoleError();
    const alert: Alert = {
      ...{ id: '5f1e0000000000000000f001', level: 2, type: 'overCurrent', model: 'ssslc' },
      ...{ asset_id: 'SSSLC00000000001', asset_name: 'North street 1', muted: false },
      ...{ domain_id: '5f1e0000000000000000d001', detection: 7.4, threshold: 5 },
      ...{ state: 'clearedAcknowledged', confirmed: true, duration: 5400 },
      update_time: '2026-11-11T04:01:00.000Z',
      cleared_time: '2026-11-11T05:31:00.000Z',
      ...{ acknowledged_by: 'lin', acknowledged_time: '2026-11-11T04:20:00.000Z' },
    };
    platform.use(
      mockResponse('listAlerts', 200, [alert]),
      mockResponse('countAlerts', 200, { count: 1 }),
      mockResponse('listDomains', 200, [
        { id: alert.domain_id, name: 'Wangjiang Road', level: 4 },
      ] as never),
    );
    const { user } = await openConsole(LOG);
    await user.click((await findRow('North street 1')).getByText('North street 1'));
    const panel = within(await screen.findByRole('dialog', { name: 'North street 1' }));
    const valueOf = (label: string) => panel.getByText(label).nextElementSibling?.textContent;
    expect(await panel.findByText('Wangjiang Road')).toBeVisible();
    expect(valueOf('State')).toBe('Cleared, confirmed');
    expect(valueOf('Time')).toBe('2026/11/11 12:01:00');
    expect(valueOf('Duration')).toBe('1 h 30 min');
    expect(panel.getByText('lin')).toBeVisible();
    expect(panel.getByText('2026/11/11 12:20:00')).toBeVisible();
    expect(panel.getByText('2026/11/11 13:31:00')).toBeVisible();
  });
});

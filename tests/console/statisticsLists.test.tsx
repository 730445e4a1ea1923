import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { openConsole } from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID, GATEWAY_ID, OFFLINE_GATEWAY_ID, townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const rows = (resource: string): readonly Row[] => townRows[resource] ?? [];

/** Two active faults of one device, one of them of a kind that the document does not name; a device of no district. */
beforeEach(() => {
  const [fault] = rows('faults');
  const [gateway] = rows('assets');
  serveTestTown({
    faults: [...rows('faults'), { ...fault, id: 'fault-odd', type: 'meteorite' }],
    assets: [...rows('assets'), { ...gateway, id: 'SSGW000000000009', domainId: 'town' }],
  });
});

const LIGHTS = '/smartLight/statistics?nights=1';

/** The number of a metric and the text under it. */
async function findMetric(name: string) {
  const term = await screen.findByText(name, { selector: 'dt' });
  return within(term.parentElement!);
}

/** The number of rows next to the title of the open list. */
const expectListCount = (count: string) =>
  waitFor(() => expect(document.querySelector('.page-count')).toHaveTextContent(count));

it('counts the active faults as the list that it opens, and the devices in fault next to them [MON-06/smartLight]', async () => {
  const { user } = await openConsole(LIGHTS);
  const faults = await findMetric('Open faults');
  const link = await faults.findByRole('link', { name: '2' });
  expect(await faults.findByText('1 device in fault, 10.0 %')).toBeVisible();
  const kinds = within(await screen.findByRole('region', { name: 'Open faults by kind' }));
  const named = (await kinds.findAllByRole('listitem')).map(item => item.textContent);
  expect(named).toEqual(['Lamp failure1', 'Other kinds1']);
  await user.click(link);
  await waitFor(() => expect(location.pathname).toBe('/systemOperation/faultManagement/fault'));
  await expectListCount('2');
});

it('has a table of domains that adds up to the whole, each number the count of its list [MON-06/smartLight]', async () => {
  const { user } = await openConsole(LIGHTS);
  const domains = within(await screen.findByRole('region', { name: 'Domains' }));
  const table = await domains.findByRole('table');
  await within(table).findByText('In no listed domain');
  const cells = [...table.querySelectorAll('tbody tr')].map(row =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(cells.map(([name, total, , fault, offline]) => [name, total, fault, offline])).toEqual([
    ['东湖区', '3', '0', '1'],
    ['西泽区', '6', '1', '0'],
    ['In no listed domain', '1', '0', '0'],
  ]);
  await user.click(within(table).getAllByRole('link', { name: '1' })[1]!);
  await waitFor(() => expect(location.pathname).toBe('/data/assets'));
  // The town has one device in fault, so that its count alone does not identify the domain.
  expect(JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}')).toEqual({
    status: { inq: ['fault'] },
    domainId: { within: 'west' },
  });
  await expectListCount('1');
  expect(await screen.findByText(BROKEN_LAMP_ID)).toBeVisible();
});

/** The gateways of both districts have faults; that of the west is in fault, with two of its three active. */
function serveFaultyGateways() {
  const [fault] = rows('faults');
  const faultOf = (id: string, assetId: string, domainId: string, rest: Row = {}) => ({
    ...{ ...fault, id, asset_id: assetId, domain_id: domainId },
    ...{ asset_name: `Gateway of ${domainId}`, model: 'ssgw', ...rest },
  });
  serveTestTown({
    faults: [
      ...rows('faults'),
      faultOf('gateway-1', GATEWAY_ID, 'west-road'),
      faultOf('gateway-2', GATEWAY_ID, 'west-road', { confirmed: true }),
      faultOf('gateway-ended', GATEWAY_ID, 'west-road', { end_time: '2026-11-12T11:30:00.000Z' }),
      faultOf('gateway-east', OFFLINE_GATEWAY_ID, 'east-road'),
    ],
    assets: rows('assets').map(row =>
      row['id'] === GATEWAY_ID ? { ...row, status: 'fault' } : row,
    ),
  });
}

it('of a domain and a type links to the active faults of that type, and to the devices in fault [DOM-07]', async () => {
  serveFaultyGateways();
  const { user } = await openConsole('/data/domains/west/show?model=ssgw');
  await user.click(await (await findMetric('Fault')).findByRole('link', { name: '1' }));
  await waitFor(() => expect(location.search).toBe('?tab=assets&model=ssgw&status=fault'));
  await screen.findByText('1 matches');
  expect(await screen.findByText(GATEWAY_ID)).toBeVisible();

  history.back();
  await user.click(await (await findMetric('Open faults')).findByRole('link', { name: '2' }));
  await waitFor(() => expect(location.search).toBe('?tab=faults&model=ssgw'));
  await screen.findByText('2 match');
  expect(await screen.findAllByText('Gateway of west-road')).toHaveLength(2);
});

it.each([
  ['en', 'Open faults by kind', 'No open faults', 'Domains', 'No devices here'],
  ['zh', '未恢复故障类型', '没有未恢复的故障', '各域', '没有设备'],
] as const)(
  'shows of what is there now that there is none, not that a period has no data, in %s [MON-06/smartLight]',
  async (language, faults, noFaults, domains, noDevices) => {
    serveTestTown({ faults: [], assets: [] });
    await openConsole(LIGHTS, { language });
    const kindsCard = within(await screen.findByRole('region', { name: faults }));
    expect(await kindsCard.findByText(noFaults)).toBeVisible();
    const domainsCard = within(await screen.findByRole('region', { name: domains }));
    expect(await domainsCard.findByText(noDevices)).toBeVisible();
  },
);

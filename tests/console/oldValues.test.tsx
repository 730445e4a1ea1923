import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { DEVICE_VIEW, findList, findMap } from '../support/mapConsole.ts';
import {
  findRow,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import { stubCanvas } from '../support/stubCanvas.ts';
import { BROKEN_LAMP_ID, LAMP_ID, TOWN_TIME_MS, townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';
import { setPlatformTime } from '../support/platformTime.ts';

const OLD = 'SSSLC设备1';

const SETTINGS = {
  ...{ dataReportPeriod: 30, offlineAfter: 90, overTemperature: 75, overCurrent: 5 },
  ...{ overVoltage: 264, underVoltage: 176, soundOnLevel: 2 as const },
};
const DENIED = { error: { statusCode: 403, name: 'Error', message: 'no', code: 57 } };

const getTime = (minutesAgo: number) => new Date(TOWN_TIME_MS - minutesAgo * 60_000).toISOString();

/** All devices reported 44 minutes ago, and one lamp 46: three report intervals are 45. */
beforeEach(() => {
  stubCanvas();
  setPlatformTime(TOWN_TIME_MS);
  const statuses = townRows.statuses?.map(status => ({
    ...status,
    update_time: getTime(status.id === LAMP_ID ? 46 : 44),
  }));
  serveTestTown({ statuses: statuses ?? [] });
});

const getRegion = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }));

it.each([
  ['the list of a model', '/assetManage/model/ssslc'],
  ['the list of reports', '/data/statuses'],
  ['the reports of a domain', '/data/domains/west/show?tab=statuses'],
])('%s marks an old report, and no other [ASSET-15]', async (_, path) => {
  await openConsole(path);
  expect(await (await findRow(OLD)).findByText('Outdated')).toBeVisible();
  expect(within(await screen.findByRole('table')).getAllByText('Outdated')).toHaveLength(1);
});

it.each([
  ['is longer', mockResponse('getConventionSettings', 200, SETTINGS)],
  [
    'cannot be read',
    http.get('*/settings/convention', () => HttpResponse.json(DENIED, { status: 403 })),
  ],
])('nothing is old where the report interval %s [ASSET-15]', async (_, response) => {
  platform.use(response);
  muteConsoleError();
  await openConsole('/assetManage/model/ssslc');
  await (await findRow(OLD)).findByText(/^\d{4}-/u);
  await waitFor(() =>
    expect(getReceivedCalls('GET /api/core/settings/convention')).not.toEqual([]),
  );
  expect(screen.queryByText('Outdated')).toBeNull();
});

it('the page of a device marks its state and its report as old, and no others [ASSET-15]', async () => {
  await openConsole(`/data/assets/${LAMP_ID}/show`);
  const title = (await screen.findByRole('heading', { level: 1, name: OLD })).closest('header')!;
  expect(await within(title).findByText('Outdated')).toBeVisible();
  const plate = await getRegion('Nameplate');
  expect(await plate.findByText('Outdated')).toBeVisible();
});

it('the page of a device with a recent report has no mark [ASSET-15]', async () => {
  await openConsole(`/data/assets/${BROKEN_LAMP_ID}/show`);
  await (await getRegion('Nameplate')).findByText('Reported');
  expect(screen.queryByText('Outdated')).toBeNull();
});

it('the list and the card of the map mark a device with an old report, for a role that changes no settings too [MAP-12/list]', async () => {
  await openConsole(`${DEVICE_VIEW}&id=${LAMP_ID}`, { as: 'operator' });
  await findMap();
  const list = await findList();
  expect(await list.findByRole('button', { name: /设备1.*100 % · Outdated/u })).toBeVisible();
  expect(list.getAllByText(/Outdated/u)).toHaveLength(1);
  expect(await (await getRegion(OLD)).findByText('Outdated')).toBeVisible();
});

it('the panel of an alert marks what its device reported as old [ASSET-15]', async () => {
  const { user } = await openConsole('/systemOperation/faultManagement/alarm');
  await user.click((await findRow(OLD)).getByText(OLD));
  const report = await getRegion('Device now');
  expect(await report.findByText('Outdated')).toBeVisible();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';

import { serveTestTown } from '../support/townConsole.ts';
import { DEVICE_VIEW, findMap, serveMapTown } from '../support/mapConsole.ts';
import {
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import {
  BROKEN_LAMP_ID,
  LAMP_ID,
  OFFLINE_GATEWAY_ID,
  TOWN_TIME_MS,
  townRows,
} from '../support/testTown.ts';

const getTime = (minutesAgo: number) => new Date(TOWN_TIME_MS - minutesAgo * 60_000).toISOString();

const openFault = townRows.faults?.find(({ id }) => id === 'fault-open');

/** The broken lamp has two faults: the older one is not confirmed. */
const faults = [
  { ...openFault, id: 'fault-confirmed', begin_time: getTime(10), confirmed: true },
  { ...openFault, begin_time: getTime(60) },
];

serveMapTown({ faults });

const openCard = async (id: string, name: string) => {
  const { user } = await openConsole(`${DEVICE_VIEW}&id=${id}`);
  return { user, card: within(await screen.findByRole('region', { name })) };
};

it('the card of a device confirms its fault, also one that is older than a confirmed one', async () => {
  const { user, card } = await openCard(BROKEN_LAMP_ID, 'SSSLC设备2');
  await user.click(await card.findByRole('button', { name: 'Confirm fault' }));
  expect(await card.findByText('Confirmed')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Confirm fault' })).toBeNull();
  const calls = getReceivedCalls().filter(({ call }) => call.endsWith('/confirm'));
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/core/faults/fault-open/confirm']);
});

it('the fault of a card leads to the alerts of its device', async () => {
  const { user, card } = await openCard(BROKEN_LAMP_ID, 'SSSLC设备2');
  await user.click(await card.findByRole('link', { name: /^Lamp failure/u }));
  const table = within(await screen.findByRole('table'));
  expect((await table.findAllByText('SSSLC设备2')).length).toBeGreaterThan(0);
  const filter = new URLSearchParams(location.search).get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual({ asset_id: { inq: [BROKEN_LAMP_ID] } });
});

it('the card of an offline device shows since when it has not reported', async () => {
  const { card } = await openCard(OFFLINE_GATEWAY_ID, 'SSGW0设备2');
  expect(await card.findByText('No report since')).toBeVisible();
  expect(card.queryByText('Last report')).toBeNull();
});

it.each([
  ['an offline device', OFFLINE_GATEWAY_ID, 'SSGW0设备2', { online: true }],
  ['a device whose report says so before its state', LAMP_ID, 'SSSLC设备1', { online: false }],
])(
  'the card of a device that is not connected names its last level and power as such: %s',
  async (_, id, name, report) => {
    const measured = { id, ...report, brightness: 40, power: 61, update_time: getTime(90) };
    platform.use(http.get(`*/api/core/statuses/${id}`, () => HttpResponse.json(measured)));
    const { card } = await openCard(id, name);
    const getDetail = (label: string) => card.getByText(label).nextElementSibling;
    expect(await card.findByText('Last level')).toBeVisible();
    expect(getDetail('Last level')).toHaveTextContent('40 %');
    expect(getDetail('Last power')).toHaveTextContent('61 W');
    expect(card.getByText('No report since')).toBeVisible();
    for (const label of ['Light level', 'Power', 'Last report'])
      expect(card.queryByText(label)).toBeNull();
  },
);

it('the card of a connected lamp shows its level and its power', async () => {
  const { card } = await openCard(LAMP_ID, 'SSSLC设备1');
  expect(await card.findByText('Light level')).toBeVisible();
  for (const label of ['Power', 'Last report']) expect(card.getByText(label)).toBeVisible();
  for (const label of ['Last level', 'Last power', 'No report since'])
    expect(card.queryByText(label)).toBeNull();
});

it('the card says that a device has never reported when the platform has no report of it, not while a report cannot be read', async () => {
  const consoleError = muteConsoleError();
  const shownAtRequests: (string | undefined)[] = [];
  platform.use(
    http.get(`*/api/core/statuses/${LAMP_ID}`, () => {
      shownAtRequests.push(screen.queryByText('Last report')?.nextElementSibling?.textContent);
      return new Response(null, { status: shownAtRequests.length === 1 ? 500 : 404 });
    }),
  );
  const { card } = await openCard(LAMP_ID, 'SSSLC设备1');
  await card.findByRole('link', { name: 'Open' });
  // The first read has failed. When the connection is back, the card reads again.
  await waitFor(() => expect(consoleError).toHaveBeenCalled());
  for (const name of ['offline', 'online']) fireEvent(window, new Event(name));
  expect((await card.findByText('Last report')).nextElementSibling).toHaveTextContent('never');
  expect(shownAtRequests.slice(0, 2)).toEqual([undefined, undefined]);
});

it('the card of a lamp switches and dims it', async () => {
  const { user, card } = await openCard(LAMP_ID, 'SSSLC设备1');
  await user.click(await card.findByRole('button', { name: 'Control' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Switch and dim/u }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Switch on SSSLC设备1/u }));
  await user.type(dialog.getByLabelText(/^Brightness/u), '40');
  await user.click(dialog.getByRole('button', { name: 'Switch and dim' }));
  const path = `POST /api/core/assets/${LAMP_ID}/set/device-lighting:lamp-param`;
  await waitFor(() => expect(getReceivedCalls(path)).toHaveLength(1));
  expect(JSON.parse(getReceivedCalls(path)[0]!.text)).toMatchObject({ on: true, brightness: 40 });
});

it('the map has the focus after the card of a device that is in no list, and the next Escape clears the selection [MAP-12/keyboard]', async () => {
  const states = { normal: 40, fault: 0, offline: 0, unknown: 0 };
  const group = {
    geoPoint: { lat: 30.2, lng: 120.2 },
    states,
    box: [120.19, 30.19, 120.21, 30.21],
  };
  platform.use(
    http.get('*/api/core/assets/markers', () => HttpResponse.json({ total: 40, markers: [group] })),
  );
  const { user } = await openConsole(`${DEVICE_VIEW}&id=${LAMP_ID}&select=add:${LAMP_ID}`);
  const card = within(await screen.findByRole('region', { name: 'SSSLC设备1' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  card.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'SSSLC设备1' })).toBeNull());
  expect(await findMap()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});

it('the card of a device offers a guest neither its fault nor its control, and shows why [UX-11/messages]', async () => {
  const users = (townRows.users ?? []).map(user =>
    user['username'] === 'guest' ? { ...user, modules: ['map', 'smartLight', 'alert'] } : user,
  );
  serveTestTown({ faults, users });
  const { user } = await openConsole(`${DEVICE_VIEW}&id=${BROKEN_LAMP_ID}`, { as: 'guest' });
  const card = within(await screen.findByRole('region', { name: 'SSSLC设备2' }));
  const confirm = await card.findByRole('button', { name: 'Confirm fault' });
  await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'));
  expect(confirm).toHaveAccessibleDescription(/role may not/u);
  await user.click(confirm);
  await user.unhover(confirm);
  fireEvent.click(card.getByRole('button', { name: 'Control' }));
  const item = await screen.findByRole('menuitem', { name: /^Switch and dim/u });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent(/role may not/u);
  await user.click(item);
  expect(getReceivedCalls().filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

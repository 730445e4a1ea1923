import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it, onTestFinished, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { ALARM, createAlert, LOG, showAlerts } from '../support/alertRows.tsx';
import { getReceivedCalls, openConsole, platform, findRow } from '../support/openConsole.tsx';
import { setPlatformTime } from '../support/platformTime.ts';

const siteIn = (timeZone: string) =>
  platform.use(
    http.get('*/api/config/map', async ({ request }) => {
      const map = (await (await platform.handleRequest(request)).json()) as object;
      return Response.json({ ...map, timeZone });
    }),
  );

const aUser = (id: string, lastLoginDate: string) => ({
  ...{ id, username: id, lastName: '陈', firstName: '志远', lastLoginDate },
  ...{ roleId: 'admin', role: { id: 'admin', name: 'admin' } },
  ...{ modules: [], locked: false, pswChanged: true },
});

/** The night in which the clocks of Berlin are put back: the first two are an hour apart, and show the same. */
const night = [
  aUser('first', '2026-10-25T00:30:00.000Z'),
  aUser('second', '2026-10-25T01:30:00.000Z'),
  aUser('later', '2026-10-25T02:30:00.000Z'),
];

const timeOf = async (name: string) => (await findRow(name)).getAllByRole('cell')[4]!;
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('names the zone of the site next to its times, and distinguishes two times that the clocks show alike [UX-14]', async () => {
  siteIn('Europe/Berlin');
  platform.use(mockResponse('listUsers', 200, night));
  const { user } = await openConsole('/permissionManage');
  await screen.findByText('second');
  await waitFor(() => expect(heads()).toContain('Last login Europe/Berlin'));
  expect(await timeOf('first')).toHaveTextContent(/^2026-10-25 02:30:00 UTC\+2$/u);
  expect(await timeOf('second')).toHaveTextContent(/^2026-10-25 02:30:00 UTC\+1$/u);
  expect(await timeOf('later')).toHaveTextContent(/^2026-10-25 03:30:00$/u);
  // The browser of this test is in Shanghai.
  expect(within(await timeOf('later')).getByText(/03:30/u)).toHaveAttribute(
    'title',
    '2026-10-25 03:30:00 UTC+1; on your clock 2026-10-25 10:30:00 UTC+8',
  );
  await user.click(await screen.findByRole('button', { name: /^Messages/u }));
  expect(await screen.findByText('Times in Europe/Berlin')).toBeVisible();
});

it('names it next to the times of one record', async () => {
  siteIn('Europe/Berlin');
  // The record of the signed-in user is requested as well, and must stay an administrator.
  platform.use(mockResponse('getUser', 200, night[1]!));
  await openConsole('/data/users/second/show');
  const label = await screen.findByText('Last login', { selector: 'dt' });
  const expected = '2026-10-25 02:30:00 UTC+1 Europe/Berlin';
  await waitFor(() => expect(label.nextElementSibling).toHaveTextContent(expected));
});

it('needs no other clock where the user is at the site', async () => {
  siteIn('Asia/Shanghai');
  platform.use(mockResponse('listUsers', 200, night));
  await openConsole('/permissionManage');
  expect(await timeOf('first')).toHaveTextContent(/^2026-10-25 08:30:00$/u);
  expect(heads()).toContain('Last login UTC+8');
  expect(within(await timeOf('first')).getByText(/08:30/u)).toHaveAttribute(
    'title',
    '2026-10-25 08:30:00 UTC+8',
  );
});

it('counts the duration of an alert whose time has no offset from its time at the site [UX-14] [ALERT-14/states]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  setPlatformTime('2026-11-11T06:15:30.000Z');
  siteIn('Europe/Berlin');
  showAlerts([createAlert(2, { update_time: '2026-11-11T05:02:00' })]);
  await openConsole(ALARM);
  const row = await findRow('North street 2');
  expect(await row.findByText('2026/11/11 05:02:00')).toBeVisible();
  expect(await row.findByText('for 2 h 13 min')).toBeVisible();
});

it('reads a time without an offset in a URL as site time, also on the page that opens with it [UX-14]', async () => {
  siteIn('Europe/Berlin');
  const filter = encodeURIComponent(
    JSON.stringify({ update_time: { gte: '2026-11-12 08:00:00' } }),
  );
  await openConsole(`${LOG}?filter=${filter}`);
  const readBounds = () =>
    getReceivedCalls('GET /api/core/alerts').flatMap(
      ({ query }) => /"update_time":\{"gte":"([^"]*)"/u.exec(query.get('filter') ?? '')?.[1] ?? [],
    );
  await waitFor(() => expect([...new Set(readBounds())]).toEqual(['2026-11-12T07:00:00.000Z']));
});

it('names the zone in an input as next to the times [UX-14]', async () => {
  siteIn('Asia/Shanghai');
  await openConsole('/data/overrides/create');
  expect(await screen.findByTitle('Time zone UTC+8')).toHaveTextContent('UTC+8');
});

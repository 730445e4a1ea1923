import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { getQueryJson, openConsole, platform, getReceivedCalls } from '../support/openConsole.tsx';

const LIST = 'GET /api/users/users';
const readUrl = () => location.pathname + location.search;

/** The current page of its pagination. */
const pageOfNow = () =>
  screen.findByRole('button', { current: 'page' }).then(({ textContent }) => textContent);

it('the order and the page of a list are in the URL: a reload requests it again, Back the one before [SHELL-27/lists]', async () => {
  const { user } = await openConsole('/permissionManage');
  const table = await screen.findByRole('table');
  await user.click(await within(table).findByRole('button', { name: /^Username/u }));
  const head = () => screen.getByRole('columnheader', { name: /^Username/u });
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
  expect(location.search).toMatch(/order=DESC/u);
  const sorted = readUrl();
  await user.click(await screen.findByRole('button', { name: /^(Go to )?page 2$/iu }));
  await waitFor(() => expect(location.search).toMatch(/page=2/u));
  const savedUrl = readUrl();

  cleanup();
  await openConsole(savedUrl);
  await screen.findByRole('table');
  const [filter] = getReceivedCalls(LIST).map(({ query }) => getQueryJson(query, 'filter'));
  expect(filter).toMatchObject({ offset: 15, order: ['username DESC', 'id ASC'] });
  expect(await pageOfNow()).toBe('2');
  expect(readUrl()).toBe(savedUrl);

  history.back();
  await waitFor(() => expect(readUrl()).toBe(sorted));
  await waitFor(async () => expect(await pageOfNow()).toBe('1'));
});

it('so does the page of the rows of a report, until another request is made [SHELL-27/lists]', async () => {
  const row = { time: '2026-11-10T16:00:00.000Z', energy: 1, saved: 2 };
  const rates = { litRate: 98, onlineRate: 97, alerts: 0 };
  const rows = Array.from({ length: 120 }, (_, at) => ({ ...row, ...rates, faults: 7001 + at }));
  platform.use(mockResponse('getStatReport', 200, rows));
  const { user } = await openConsole('/reporterManage/stat?page=3');
  await screen.findByText('7,101');
  await user.click(screen.getByRole('button', { name: /^(Go to )?page 2$/iu }));
  await screen.findByText('7,051');
  expect(location.search).toBe('?page=2');
  history.back();
  await screen.findByText('7,101');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText('7,001');
  expect(location.search).not.toContain('page');
});

/** Every kind of screen that has a view of its own: its URL, and what only that view shows. */
const VIEWS: readonly (readonly [address: string, shown: () => Promise<unknown>])[] = [
  [
    `/permissionManage?filter=${encodeURIComponent('{"locked":{"eq":true}}')}&order=DESC&sort=username`,
    () => screen.findByRole('button', { name: /^Locked is Yes/u }),
  ],
  ['/permissionManage/matrix?q=alert', () => screen.findByDisplayValue('alert')],
  ['/errorReference?q=camera', () => screen.findByDisplayValue('camera')],
  [
    '/reporterManage/stat?from=2026-11-01T00%3A00%3A00.000Z&to=2026-11-02T00%3A00%3A00.000Z',
    () => screen.findByDisplayValue('2026-11-01 08:00:00'),
  ],
  [
    '/permissionManage#messages=system',
    () => screen.findByRole('tab', { name: 'System', selected: true }),
  ],
];
const whole = () => location.pathname + location.search + location.hash;

it('every kind of screen is opened by its URL as it was left, and again by Back [SHELL-27/lists] [SHELL-27/tabs]', async () => {
  const [first, ...others] = VIEWS;
  await openConsole(first![0]);
  await first![1]();
  for (const [step, [at, shown]] of others.entries()) {
    // As the router itself counts its steps.
    history.pushState({ idx: step + 1, key: `step${step}` }, '', at);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await shown();
  }
  for (const [at, shown] of VIEWS.slice(0, -1).reverse()) {
    history.back();
    await shown();
    await waitFor(() => expect(whole()).toBe(at));
  }
  expect(screen.queryByRole('tab', { name: 'System' })).toBeNull();
});

it('the tab of the messages is in the URL from page to page, until they are closed [SHELL-27/tabs]', async () => {
  const { user } = await openConsole('/permissionManage');
  await user.click(await screen.findByRole('button', { name: /^Messages/u }));
  await user.click(await screen.findByRole('tab', { name: 'Results' }));
  expect(location.hash).toBe('#messages=results');
  await user.click(screen.getAllByRole('link', { name: 'Home', hidden: true })[0]!);
  await waitFor(() => expect(whole()).toBe('/#messages=results'));

  cleanup();
  await openConsole('/permissionManage#messages=results');
  const drawer = within(await screen.findByRole('dialog', { name: 'Messages' }));
  expect(drawer.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.hash).toBe(''));
});

import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';
import { typeDateTime } from '../support/typeDateTime.ts';

const LIST = 'GET /api/users/users';
const sentFilters = () => getReceivedCalls(LIST).map(({ query }) => getQueryJson(query, 'filter'));

/** Sends the platform this filter instead of that of the console, as a faulty console would. */
const requestWith = (wrong: object) =>
  platform.use(
    http.get('*/api/users/users', ({ request }) => {
      const url = new URL(request.url);
      const filter = JSON.parse(url.searchParams.get('filter')!) as object;
      url.searchParams.set('filter', JSON.stringify({ ...filter, ...wrong }));
      return platform.handleRequest(new Request(url, request));
    }),
  );

it.each([
  [{ offset: -15 }, /begin must be 0 or above/u],
  [{ limit: 0 }, /limit must be above 0/u],
  [{ limit: -5 }, /limit must be above 0/u],
])(
  'sends no page before the first and none without rows by any URL; a platform that is sent %j rejects, with the message of the catalogue [ERR-04]',
  async (wrong, message) => {
    const { user } = await openConsole('/permissionManage?page=-3&perPage=-15&offset=-1&limit=0');
    await findRow('admin');
    expect(sentFilters()).toEqual([expect.objectContaining({ offset: 0, limit: 15 })]);
    expect(screen.getByText(/ignored: page “-3”; “-15” rows per page\./u)).toBeVisible();

    muteConsoleError();
    requestWith(wrong);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findAllByText(message))[0]).toBeVisible();
  },
);

/** The site is somewhere else than the machine that runs this. */
const siteIn = (timeZone: string) =>
  platform.use(
    http.get('*/api/config/map', async ({ request }) => {
      const map = (await (await platform.handleRequest(request)).json()) as object;
      return Response.json({ ...map, timeZone });
    }),
  );

it('filters a range of moments in the zone of the site, and shows it in that zone', async () => {
  siteIn('Europe/Berlin');
  const lastLoginDate = { gte: '2026-07-11T16:00:00.000Z' };
  // One row, so that the table is found through at once.
  const filter = JSON.stringify({ username: { eq: 'admin' }, lastLoginDate });
  const { user } = await openConsole(`/permissionManage?${new URLSearchParams({ filter })}`);
  const chip = await screen.findByRole('button', { name: /^Last login from/u });
  await waitFor(() => expect(chip).toHaveTextContent('2026-07-11 18:00:00'));

  await user.click(chip);
  const editor = within(await screen.findByRole('dialog', { name: 'Filter' }));
  expect(await editor.findByLabelText('Value')).toHaveValue('2026-07-11 18:00:00');
  await typeDateTime(editor, 'Value', '2026-01-01 00:00:00');
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(sentFilters().at(-1)).toMatchObject({
      where: {
        and: [{ username: 'admin' }, { lastLoginDate: { gte: '2025-12-31T23:00:00.000Z' } }],
      },
    }),
  );
});

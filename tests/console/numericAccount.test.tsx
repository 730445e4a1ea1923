import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { openConsole, platform } from '../support/openConsole.tsx';

type Json = Record<string, unknown>;

/** An SQL store numbers its users: every response about this account has the number. */
const NUMBER = 7;

function numberTheAccount() {
  const respond = async (request: Request) =>
    (await (await platform.handleRequest(request)).json()) as Json;
  let known = '';
  platform.use(
    http.post('*/api/users/users/login', async ({ request }) => {
      const { userId, ...token } = await respond(request);
      known = String(userId);
      return Response.json({ ...token, userId: NUMBER });
    }),
    http.get(`*/api/users/users/${NUMBER}`, async ({ request }) => {
      const url = request.url.replace(`/users/${NUMBER}`, `/users/${known}`);
      return Response.json({ ...(await respond(new Request(url, request))), id: NUMBER });
    }),
    http.get('*/api/users/users', async ({ request }) => {
      const url = new URL(request.url);
      const filter = url.searchParams.get('filter') ?? '{}';
      url.searchParams.set('filter', filter.replace(`"inq":[${NUMBER}]`, `"inq":["${known}"]`));
      const rows = (await respond(new Request(url, request))) as unknown as Json[];
      return Response.json(rows.map(row => (row['id'] === known ? { ...row, id: NUMBER } : row)));
    }),
  );
}

it('recognizes its own account by a numeric id, and offers no action that is not permitted on the own account [USER-17]', async () => {
  numberTheAccount();
  const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'admin' } }));
  const { user } = await openConsole(`/permissionManage?filter=${filter}`);
  expect(await screen.findByText('(you)')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select admin' }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Lock' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Lock/u }));
  expect(await dialog.findByText('This is your own account')).toBeVisible();
});

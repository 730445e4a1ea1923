import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { calls } from '../../src/data/calls.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

const LEAVE = { name: 'Leave without saving?' };

const LAMPS = '/assetManage/model/ssslc';

const typed = async () => {
  const opened = await openConsole('/data/domains/create');
  await opened.user.type(await screen.findByLabelText('Name'), 'North bank');
  return opened;
};

it('requires a confirmation before a link of the shell or Back discards a form [UX-13]', async () => {
  const { user } = await openConsole(LAMPS);
  await user.click(await screen.findByText('Add device'));
  await user.type(await screen.findByLabelText(/^Device name/u), 'North bank');
  const stay = async () => {
    const dialog = within(await screen.findByRole('dialog', LEAVE));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location.pathname).toBe(`${LAMPS}/create`));
  };
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
  await stay();
  history.back();
  await stay();
  expect(screen.getByLabelText(/^Device name/u)).toHaveValue('North bank');
});

it('shows at log-out that something is not saved [UX-13]', async () => {
  const { user } = await typed();
  const text = 'A form has unsaved changes.';
  await user.click(screen.getByRole('button', { name: /^User centre/u }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

  await user.clear(screen.getByLabelText('Name'));
  await user.click(await screen.findByRole('button', { name: /^User centre/u }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Unsaved changes will be lost.')).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('requires a confirmation before a dialog of users loses what was typed or selected [UX-13]', async () => {
  const { user } = await openConsole('/permissionManage?perPage=10');
  await user.click(await screen.findByRole('button', { name: 'Add user' }));
  await user.type(
    within(await screen.findByRole('dialog', { name: 'Add user' })).getByLabelText('Username'),
    'li',
  );
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('dialog', LEAVE)).getByRole('button', {
      name: 'Discard changes',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('makes a read again that the platform stumbled over, and no write [REL-02]', async () => {
  muteConsoleError();
  const stumble = { reads: 2, writes: 1 };
  platform.use(
    http.get('*/api/core/domains', () =>
      stumble.reads-- > 0 ? new HttpResponse(null, { status: 503 }) : undefined,
    ),
    http.post('*/api/core/domains', () =>
      stumble.writes-- > 0 ? new HttpResponse(null, { status: 503 }) : undefined,
    ),
  );
  const { user } = await openConsole('/data/domains');
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(getReceivedCalls('GET /api/core/domains').length).toBeGreaterThan(2);

  await user.click(await screen.findByText('Add domain'));
  await user.type(await screen.findByLabelText('Name'), 'North bank');
  await user.dblClick(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Add domain failed/u);
  expect(getReceivedCalls('POST /api/core/domains')).toHaveLength(1);
  expect(screen.getByLabelText('Name')).toHaveValue('North bank');
});

it('lets two managers who edit one user at once choose the final values [REL-03]', async () => {
  const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
  const { user } = await openConsole(`/permissionManage?filter=${filter}`);
  await user.click((await findRow('operator')).getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: /operator/u }));
  const { id } = accountRows.find(({ username }) => username === 'operator')!;
  const body = { lastName: 'Wu', firstName: 'Min' };
  await calls.users.updateUser({ path: { id: String(id) }, body });

  await user.clear(form.getByLabelText('Last name'));
  await user.type(form.getByLabelText('Last name'), 'Zhou');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('radio', { name: 'Mine Zhou' }));
  await user.click(screen.getByRole('button', { name: 'Save merged record' }));
  expect(await screen.findByText('User operator saved')).toBeVisible();
  const { text } = getReceivedCalls().findLast(({ call }) => call.startsWith('PATCH'))!;
  expect(JSON.parse(text)).toMatchObject({ lastName: 'Zhou', firstName: 'Min' });
});

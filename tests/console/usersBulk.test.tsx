import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';

const SEEDED = ['admin', 'guest', 'operator'];
const url = `/permissionManage?filter=${encodeURIComponent(
  JSON.stringify({ or: SEEDED.map(eq => ({ username: { eq } })) }),
)}`;

const selectAll = async (user: UserEvent) => {
  for (const name of SEEDED)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return within(screen.getByRole('region', { name: 'Selected rows' }));
};
const changesSent = () =>
  getReceivedCalls()
    .map(({ call }) => call)
    .filter(call => !call.startsWith('GET'));
const DONE: Readonly<Record<string, string>> = {
  Lock: 'locked',
  Unlock: 'unlocked',
  Delete: 'deleted',
};

const own = () => screen.getByText('(you)').closest('tr')!;

it('locks, unlocks and deletes many, never oneself, and shows why [USER-17]', async () => {
  const { user } = await openConsole(url);
  const bar = await selectAll(user);
  const acts = bar.getAllByRole('button').map(({ textContent }) => textContent);
  for (const each of ['Reset password', 'Domains']) expect(acts).not.toContain(each);
  expect(acts).not.toContain('Change a field');

  const doIt = async (action: string) => {
    const bulk = within(screen.getByRole('region', { name: 'Selected rows' }));
    await user.click(bulk.getByRole('button', { name: action }));
    const role = action === 'Delete' ? 'alertdialog' : 'dialog';
    const name = new RegExp(`^${action} 2 users`, 'u');
    const dialog = within(await screen.findByRole(role, { name }));
    const text =
      action === 'Unlock' ? undefined : await dialog.findByText('This is your own account');
    if (text) expect(text.closest('div')).toHaveTextContent('1');
    await user.click(dialog.getByRole('button', { name: `${action} 2 users` }));
    const done = `2 users ${DONE[action]!}`;
    await screen.findByText(done);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(done)).not.toBeInTheDocument());
  };
  await doIt('Lock');
  const locks = changesSent();
  expect(locks).toHaveLength(2);
  expect(locks.every(call => /^POST \/api\/users\/users\/[0-9a-f]{24}\/lock$/u.test(call))).toBe(
    true,
  );
  expect(within(own()).queryByRole('img', { name: 'Locked' })).not.toBeInTheDocument();

  await selectAll(user);
  await doIt('Unlock');
  expect(
    changesSent()
      .slice(2)
      .every(call => call.endsWith('/active')),
  ).toBe(true);
  expect(changesSent()).toHaveLength(4);

  await selectAll(user);
  await doIt('Delete');
  expect(
    changesSent()
      .slice(4)
      .every(call => call.startsWith('DELETE')),
  ).toBe(true);
  expect(changesSent()).toHaveLength(6);
  expect(own()).toBeVisible();
});

it('exports the list as CSV that no spreadsheet executes [USER-17]', async () => {
  const saved = watchSavedFiles();
  const live = {
    ...{
      id: '5f1e0000000000000000a009',
      username: 'chenzy',
      lastName: '=1+1',
      firstName: '@SUM(A1)',
    },
    ...{
      roleId: '5f1e0000000000000000b004',
      role: { id: '5f1e0000000000000000b004', name: 'guest' },
    },
    ...{ modules: [], locked: false, pswChanged: true },
    domains: [
      { id: 'd1', name: '滨江区' },
      { id: 'd2', name: '西湖区' },
    ],
  };
  platform.use(
    mockResponse('listUsers', 200, [live]),
    mockResponse('countUsers', 200, { count: 1 }),
  );
  const { user } = await openConsole('/permissionManage');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Export/u }));
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const { text } = await saved.file();
  expect(text).toContain("'=1+1");
  expect(text).toContain('滨江区; 西湖区');
  expect(text).not.toMatch(/[,\r\n"][=+\-@]/u);
});

it('names the system manager who must remain among the users to lock [USER-17]', async () => {
  const consoleError = muteConsoleError();
  const error = { statusCode: 403, name: 'Error', message: 'No', code: 26 };
  platform.use(mockResponse('lockUser', 403, { error }));
  const { user } = await openConsole(url);
  const bar = await selectAll(user);
  await user.click(bar.getByRole('button', { name: 'Lock' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Lock 2 users/u }));
  await user.click(dialog.getByRole('button', { name: 'Lock 2 users' }));
  expect(await screen.findByText(/This may not be changed\./u)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(/at least one system manager must be able to sign in/u)).toBeVisible(),
  );
  consoleError.mockRestore();
});

it('counts the chosen users in Chinese with the usual classifier', async () => {
  const { user } = await openConsole(url, { language: 'zh' });
  for (const box of await screen.findAllByRole('checkbox', { name: /guest|operator/u }))
    await user.click(box);
  const bar = within(document.querySelector<HTMLElement>('.bulk')!);
  await user.click(bar.getByRole('button', { name: '锁定' }));
  expect(await screen.findByRole('dialog', { name: /^锁定 2 个用户/u })).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { session } from '../../src/api/session.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  type ReceivedRequest,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

/** The calls that change something. */
const changes = (): readonly ReceivedRequest[] =>
  getReceivedCalls().filter(({ call }) => !call.startsWith('GET'));
const changesSent = () => changes().map(({ call }) => call.replace(/\/[0-9a-f]{24}/u, '/{id}'));

/** A list of the seeded accounts alone would need another city: one name is requested instead. */
const getUrl = (username: string) =>
  `/permissionManage?filter=${encodeURIComponent(JSON.stringify({ username: { eq: username } }))}`;

const pick = async (username: string, action: string, language: 'en' | 'zh' = 'en') => {
  const opened = await openConsole(getUrl(username), { language });
  const row = await findRow(username);
  await opened.user.click(row.getByRole('button', { name: action }));
  return opened;
};

it('locks a user when that is confirmed, and then offers to unlock [USER-07]', async () => {
  const { user } = await pick('operator', 'Lock');
  const dialog = await screen.findByRole('dialog', { name: 'Lock “operator”?' });
  expect(changes()).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Lock operator' }));

  expect(await screen.findByText('operator locked')).toBeVisible();
  expect(changesSent()).toEqual(['POST /api/users/users/{id}/lock']);
  const row = await findRow('operator');
  expect(await row.findByRole('img', { name: 'Locked' })).toBeVisible();

  const unlock = await row.findByRole('button', { name: 'Unlock' });
  await waitFor(() => expect(unlock).toHaveFocus());
  await user.click(unlock);
  expect(await screen.findByText('operator unlocked')).toBeVisible();
  expect(changesSent().at(-1)).toBe('POST /api/users/users/{id}/active');
  expect(await row.findByRole('button', { name: 'Lock' })).toBeVisible();
});

it.each([
  ['Lock', 'You cannot lock the account that you are signed in with.'],
  ['Delete', 'You cannot delete the account that you are signed in with.'],
  ['Reset password', /^You cannot reset the password of the account/u],
])('rejects %s on oneself with a message, and sends nothing [USER-08]', async (action, message) => {
  const { user } = await pick('admin', action);
  const dialog = await screen.findByRole('dialog', { name: 'This is your own account' });
  expect(await within(dialog).findByText(message)).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(changes()).toHaveLength(0);
});

it('shows the same in Chinese [USER-08]', async () => {
  await pick('admin', '锁定', 'zh');
  expect(await screen.findByText('不能锁定当前登录的账号。')).toBeVisible();
});

it('requires a confirmation before it deletes a user, and goes back to the first page [USER-03] [USER-18]', async () => {
  const { user } = await openConsole('/permissionManage?page=2&perPage=10');
  const [, first] = await screen.findAllByRole('row');
  const username = within(first!).getAllByRole('cell')[2]!.textContent;
  await user.hover(first!);
  await user.click(within(first!).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: `Delete “${username}”?` });
  expect(await within(dialog).findByText(/cannot be undone/u)).toBeVisible();
  expect(changes()).toHaveLength(0);

  await user.click(within(dialog).getByRole('button', { name: `Delete ${username}` }));
  expect(await screen.findByText(`${username} deleted`)).toBeVisible();
  expect(changesSent()).toEqual(['DELETE /api/users/users/{id}']);
  await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toBe('1'));
});

it('keeps the confirmation open and shows why when the platform rejects the deletion [USER-18]', async () => {
  const consoleError = muteConsoleError();
  const error = { statusCode: 403, name: 'Error', message: 'No', code: 33 };
  platform.use(mockResponse('deleteUser', 403, { error }));
  const { user } = await pick('operator', 'Delete');
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete operator' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This may not be deleted.');
  expect(await findRow('operator')).toBeDefined();
  expect(consoleError).toHaveBeenCalledTimes(1);
});

it('resets a password by the rule, and shows it for five seconds [USER-13]', async () => {
  const { user } = await pick('operator', 'Reset password');
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Reset password' });
  const password = await dialog.findByLabelText('New password');
  const repeat = dialog.getByLabelText('Repeat password');
  expect(confirm).toHaveAttribute('aria-disabled', 'true');

  await user.type(password, 'operator');
  expect(await dialog.findByText('The password must differ from the username.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'Night#2026');
  await user.type(repeat, 'Night#2027');
  expect(await dialog.findByText(/^The two passwords do not match/u)).toBeVisible();
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await user.type(repeat, '{Backspace}6');
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.dblClick(confirm);

  const notice = await screen.findByText('Password reset for operator');
  expect(changesSent()).toEqual(['PUT /api/users/users/{id}/reset-password']);
  const [{ headers, text }] = changes() as readonly [ReceivedRequest];
  expect(headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/u);
  expect(text).toBe('password=Night%232026');
  expect(notice.closest('.toast')?.querySelector('[style*="5000ms"]')).not.toBeNull();
});

/** The operator as the platform returns the record. */
const operator = {
  ...{ id: '5f1e0000000000000000a003', username: 'operator', lastName: 'Chen' },
  ...{ firstName: 'Zhiyuan', roleId: '5f1e0000000000000000b003', locked: false },
  ...{ pswChanged: true, modules: [] },
};
const bodies = () =>
  changes().map(({ text }) => JSON.parse(text) as { id: string; modules: string[] });

it('gives modules among the default ones of the role that exist [USER-14]', async () => {
  platform.use(
    mockResponse('getModuleDefaults', 200, {
      deviceOperator: ['smartLight', 'maintenance', 'report', 'gone'],
      guest: ['report'],
    }),
    mockResponse('updateUser', 200, operator),
  );
  const { user } = await pick('operator', 'Modules');
  const dialog = within(await screen.findByRole('dialog', { name: 'Modules of operator' }));
  const offered = within(await dialog.findByRole('group', { name: 'Modules' }));
  const boxes = offered.getAllByRole('checkbox');
  expect(boxes.map(box => box.closest('label')?.textContent)).toEqual([
    'Maintenance',
    'Smart light',
    'Reports',
  ]);

  await user.click(offered.getByRole('checkbox', { name: 'Smart light' }));
  await user.click(offered.getByRole('checkbox', { name: 'Reports' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Modules of operator saved')).toBeVisible();
  expect(changesSent()).toEqual(['PATCH /api/users/users/{id}']);
  const [body] = bodies();
  expect(Object.keys(body!).toSorted()).toEqual(['id', 'modules']);
  // Modules that the user has and the role is not offered stay; they are not dropped silently.
  expect(body!.modules).toEqual(['maintenance', 'issues', 'report']);
});

it('lets a module that is not offered be taken away, and keeps what another administrator gave [USER-14]', async () => {
  platform.use(
    mockResponse('getModuleDefaults', 200, {
      deviceOperator: ['smartLight', 'maintenance', 'report'],
    }),
    mockResponse('updateUser', 200, operator),
  );
  const { user } = await pick('operator', 'Modules');
  const dialog = within(await screen.findByRole('dialog', { name: 'Modules of operator' }));
  const others = within(await dialog.findByRole('group', { name: /^Other modules of this user/u }));
  await user.click(others.getByRole('checkbox', { name: 'Issues' }));
  // Meanwhile another administrator has removed one and added another.
  platform.use(
    mockResponse('getUser', 200, { ...operator, modules: ['maintenance', 'issues', 'report'] }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Modules of operator saved')).toBeVisible();
  expect(bodies()[0]?.modules).toEqual(['maintenance', 'report']);
});

it("does not offer a change of one's own modules [USER-14]", async () => {
  await openConsole(getUrl('admin'));
  const row = await findRow('admin');
  const modules = await row.findByRole('button', { name: 'Modules' });
  await waitFor(() => expect(modules).toHaveAttribute('aria-disabled', 'true'));
});

it('does not let administrators change their own role, and sends it unchanged [USER-12]', async () => {
  const { user } = await pick('admin', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit admin' }));
  const role = await dialog.findByRole('combobox', { name: 'Role' });
  expect(role).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByText(/^You cannot change your own role/u)).toBeVisible();

  const firstName = dialog.getByLabelText('First name');
  await user.clear(firstName);
  await user.type(firstName, 'Jingyi');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User admin saved')).toBeVisible();
  const sent = JSON.parse(changes()[0]!.text) as { role: { id: string; name: string } };
  expect(sent).toEqual({
    ...{ lastName: 'Li', firstName: 'Jingyi', roleId: sent.role.id },
    role: { id: expect.any(String) as string, name: 'admin' },
  });
  // The top bar and the cookie have the name of now, and the session is the same one.
  await user.click(screen.getByRole('button', { name: 'User centre of admin' }));
  expect(await screen.findByText('Li Jingyi', { selector: '.user-name' })).toBeVisible();
  expect(session.read()).toMatchObject({ username: 'admin', lastName: 'Li', firstName: 'Jingyi' });
});

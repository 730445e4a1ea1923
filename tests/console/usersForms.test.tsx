import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

const CREATE = 'POST /api/users/users';
const ROLES = ['admin', 'deviceAdmin', 'deviceOperator', 'guest', 'remoteUser'];
const rolesNamed = (names: readonly string[]) =>
  names.map((name, index) => ({ id: `role-${index}`, name }));

const openForm = async (path = '/permissionManage?perPage=10') => {
  const { user } = await openConsole(path);
  await user.click(await screen.findByRole('button', { name: 'Add user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add user' }));
  return { user, dialog, confirm: dialog.getByRole('button', { name: 'Add user' }) };
};
type Dialog = Awaited<ReturnType<typeof openForm>>['dialog'];

const fill = async (user: UserEvent, dialog: Dialog, username = '王海峰_7') => {
  await user.type(dialog.getByLabelText('Username'), username);
  await user.type(dialog.getByLabelText('Last name'), '王');
  await user.type(dialog.getByLabelText('First name'), 'Hai feng');
  await user.type(dialog.getByLabelText('Password'), 'Night#2026');
  await user.type(dialog.getByLabelText('Repeat password'), 'Night#2026');
};
const errorResponse = (
  code: number,
  details: { path: string; code: string; message: string }[],
) => ({
  error: { statusCode: 422, name: 'Error', message: 'Invalid', code, details },
});

it('adds a user with exactly the five properties, once, and goes to page 1 [USER-09] [USER-18] [USER-03]', async () => {
  const { user, dialog, confirm } = await openForm('/permissionManage?page=2&perPage=10');
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await fill(user, dialog);
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.dblClick(confirm);

  expect(await screen.findByText('User 王海峰_7 added')).toBeVisible();
  const sent = getReceivedCalls(CREATE).map(({ text }) => JSON.parse(text) as object);
  expect(sent).toEqual([
    {
      username: '王海峰_7',
      password: 'Night#2026',
      lastName: '王',
      firstName: 'Hai feng',
      roleId: expect.any(String) as string,
    },
  ]);
  await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toBe('1'));
});

it('keeps the form that is open when a user is added whose form was left', async () => {
  const { user, dialog, confirm } = await openForm();
  const response = Promise.withResolvers<undefined>();
  platform.use(
    http.post('*/api/users/users', async () => {
      await response.promise;
    }),
  );
  await fill(user, dialog, 'late');
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm);
  await waitFor(() => expect(getReceivedCalls(CREATE)).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Add user' }));
  const next = within(await screen.findByRole('dialog', { name: 'Add user' }));
  await user.type(next.getByLabelText('Username'), 'next');
  response.resolve(undefined);
  expect(await screen.findByText('User late added')).toBeInTheDocument();
  expect(next.getByLabelText('Username')).toHaveValue('next');
});

const chooseDomain = async (user: UserEvent, dialog: Dialog) => {
  const box = dialog.getByRole('combobox', { name: /^Domains/u });
  await user.click(box);
  const [option] = await screen.findAllByRole('option');
  const name = option!.textContent;
  await user.click(option!);
  await waitFor(() => expect(dialog.getByRole('button', { name })).toBeInTheDocument());
  return name;
};
const ASSIGN = /^PATCH \/api\/users\/users\/[0-9a-f]{24}\/domains$/u;
const assignments = () => getReceivedCalls().filter(({ call }) => ASSIGN.test(call));

it('requests domains when a user is added, and assigns them after the create [USER-16] [USER-18]', async () => {
  const { user, dialog, confirm } = await openForm();
  await fill(user, dialog, 'bounded');
  const name = await chooseDomain(user, dialog);
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm);

  expect(await screen.findByText('User bounded added')).toBeVisible();
  const [created] = getReceivedCalls(CREATE).map(({ text }) => JSON.parse(text) as object);
  expect(Object.keys(created!).toSorted()).toEqual(
    ['firstName', 'lastName', 'password', 'roleId', 'username'].toSorted(),
  );
  expect(assignments().map(({ text }) => JSON.parse(text) as object)).toEqual([
    { domains: [expect.stringMatching(/^[0-9a-f]{24}$/u)] },
  ]);
  await user.type(screen.getByRole('searchbox'), 'bounded{Enter}');
  expect(await (await findRow('bounded')).findByText(name)).toBeVisible();
});

it('shows that a user was added without the domains, and assigns them again [USER-16]', async () => {
  const consoleError = muteConsoleError();
  const { user, dialog, confirm } = await openForm();
  await fill(user, dialog, 'unbounded');
  await chooseDomain(user, dialog);
  const failure = { error: { statusCode: 422, name: 'Error', message: 'No', code: 6 } };
  platform.use(mockResponse('setUserDomains', 422, failure));
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm);

  const confirmation = within(
    await screen.findByRole('dialog', { name: 'unbounded was added without domains' }),
  );
  expect(confirmation.getByText(/the user can see the whole city/u)).toBeVisible();
  expect(confirmation.getByRole('alert')).toHaveTextContent(/The record does not exist/u);
  expect(screen.queryByText('User unbounded added')).not.toBeInTheDocument();
  expect(getReceivedCalls(CREATE)).toHaveLength(1);

  // Still rejected: the confirmation stays.
  await user.click(confirmation.getByRole('button', { name: 'Assign again' }));
  await waitFor(() => expect(assignments()).toHaveLength(2));
  await waitFor(() =>
    expect(confirmation.getByRole('button', { name: 'Assign again' })).toHaveAttribute(
      'aria-busy',
      'false',
    ),
  );
  platform.use(
    mockResponse('setUserDomains', 200, {
      ...{ id: '5f1e0000000000000000a0f0', username: 'unbounded', lastName: 'W', firstName: 'H' },
      ...{ roleId: '5f1e0000000000000000b004', modules: [], locked: false, pswChanged: false },
    }),
  );
  await user.click(confirmation.getByRole('button', { name: 'Assign again' }));
  expect(await screen.findByText('User unbounded added')).toBeVisible();
  // The account is never created a second time.
  expect(getReceivedCalls(CREATE)).toHaveLength(1);
  expect(assignments()).toHaveLength(3);
  consoleError.mockRestore();
});

it('shows the rule of a password next to the field before anything is typed [USER-09]', async () => {
  const { dialog } = await openForm();
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
    /^8 to 16 characters without spaces, of at least two kinds: .* Not the username\.$/u,
  );
});

it('shows what is wrong with each field once it was touched [USER-09]', async () => {
  const { user, dialog, confirm } = await openForm();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(dialog.getByLabelText('Username'));
  await user.tab();
  expect(await dialog.findByText('Required')).toBeVisible();
  await user.type(dialog.getByLabelText('Username'), '_li');
  expect(await dialog.findByText(/no underscore at either end/u)).toBeVisible();
  await user.type(dialog.getByLabelText('Last name'), 'a-b');
  expect(await dialog.findByText(/^Use letters, .* and spaces/u)).toBeVisible();

  const password = dialog.getByLabelText('Password');
  await user.type(password, 'Lamp#26');
  expect(await dialog.findByText('Use 8 to 16 characters. This has 7.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'lamplamp');
  expect(await dialog.findByText(/^Use at least two of digits/u)).toBeVisible();
  await user.type(dialog.getByLabelText('Repeat password'), 'lamp');
  expect(await dialog.findByText(/^The two passwords do not match/u)).toBeVisible();
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
});

it('validates the password again when the username becomes the same [USER-09]', async () => {
  const { user, dialog, confirm } = await openForm();
  await fill(user, dialog, 'Night2026');
  const password = dialog.getByLabelText('Password');
  await user.clear(password);
  await user.type(password, 'Night20261');
  expect(await dialog.findByText(/^The two passwords do not match/u)).toBeVisible();
  await user.type(dialog.getByLabelText('Username'), '1');
  expect(await dialog.findByText('The password must differ from the username.')).toBeVisible();
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['the fourth as in the response', ROLES, 'Guest'],
  [
    'the last offered when the fourth is the remote user',
    ['a', 'b', 'admin', 'remoteUser'],
    'System manager',
  ],
  [
    'the last offered when there are three',
    ['guest', 'deviceAdmin', 'remoteUser'],
    'Equipment manager',
  ],
])('starts with %s, and never offers the remote user [USER-10]', async (_, names, usual) => {
  platform.use(mockResponse('listRoles', 200, rolesNamed(names)));
  const { user, dialog } = await openForm();
  const role = await dialog.findByRole('combobox', { name: 'Role' });
  await waitFor(() => expect(role).toHaveTextContent(usual));

  await user.click(role);
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered).toHaveLength(names.length - 1);
  offered.forEach(option => expect(option).toBeVisible());
  expect(offered.map(({ textContent }) => textContent)).not.toContain('Remote user');
  // Not in the list in any way that a style could bring back, except for the remote user.
  expect(screen.queryByText('Remote user', { selector: 'li' })).not.toBeInTheDocument();
});

it.each(['operator', 'Operator'])(
  'keeps the form and names the action when the username exists, as %s [USER-11]',
  async username => {
    const { user, dialog, confirm } = await openForm();
    await fill(user, dialog, username);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await user.click(confirm);

    const notice = await screen.findByText('Add user: the username exists already.');
    expect(notice).toBeVisible();
    // Quick: the form next to it shows what to correct, so it need not stay as long as other errors.
    expect(notice.closest('.toast')?.querySelector('[style*="5000ms"]')).not.toBeNull();
    expect(getReceivedCalls(CREATE)).toHaveLength(1);
    expect(dialog.getByLabelText('Username')).toHaveValue(username);
    expect(dialog.getByLabelText('Password')).toHaveValue('Night#2026');
  },
);

it('takes a 422 without details for a username that exists [USER-11]', async () => {
  platform.use(mockResponse('createUser', 422, errorResponse(22, [])));
  const { user, dialog, confirm } = await openForm();
  await fill(user, dialog);
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm);
  expect(await screen.findByText('Add user: the username exists already.')).toBeVisible();
});

it.each([22, 68])(
  'shows a 422 (%i) that names another field at that field [USER-11]',
  async code => {
    const details = [{ path: '/lastName', code: 'profane', message: 'is on the list' }];
    platform.use(mockResponse('createUser', 422, errorResponse(code, details)));
    const { user, dialog, confirm } = await openForm();
    await fill(user, dialog);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await user.click(confirm);

    const lastName = dialog.getByLabelText('Last name');
    await waitFor(() => expect(lastName).toHaveAccessibleDescription(/does not accept/u));
    await waitFor(() => expect(lastName).toHaveFocus());
    expect(screen.queryByText(/username exists/u)).not.toBeInTheDocument();
  },
);

const openEdit = async (username: string) => {
  const filter = encodeURIComponent(JSON.stringify({ username: { eq: username } }));
  const { user } = await openConsole(`/permissionManage?filter=${filter}`);
  const row = await findRow(username);
  await user.click(row.getByRole('button', { name: 'Edit' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

it('edits the names and the role of a user whose username stays [USER-12]', async () => {
  const { user, dialog } = await openEdit('operator');
  expect(dialog.getByLabelText('Username')).toHaveAttribute('readonly');

  const lastName = dialog.getByLabelText('Last name');
  await user.clear(lastName);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(await dialog.findByText('Required')).toBeVisible();
  await user.click(lastName);
  expect(dialog.queryByText('Required')).not.toBeInTheDocument();
  await user.type(lastName, 'Zhou');

  await user.click(await dialog.findByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Equipment manager' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('User operator saved')).toBeVisible();
  const sent = getReceivedCalls().filter(({ call }) => call.startsWith('PATCH'));
  expect(sent).toHaveLength(1);
  const { roleId, ...rest } = JSON.parse(sent[0]!.text) as { roleId: string };
  expect(rest).toEqual({
    lastName: 'Zhou',
    firstName: 'Zhiyuan',
    role: { id: roleId, name: 'deviceAdmin' },
  });
  expect(await (await findRow('operator')).findByText('Zhou Zhiyuan')).toBeVisible();
});

it('sends nothing while a name is missing, and goes to its field [USER-12]', async () => {
  const { user, dialog } = await openEdit('operator');
  const firstName = dialog.getByLabelText('First name');
  await user.clear(firstName);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(firstName).toHaveFocus());
  expect(getReceivedCalls().some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});

it('does not offer the remote user as a role in an edit either [USER-10]', async () => {
  const { user, dialog } = await openEdit('remote');
  const role = await dialog.findByRole('combobox', { name: 'Role' });
  await waitFor(() => expect(role).toHaveTextContent('Remote user'));
  await user.click(role);
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).not.toContain('Remote user');
});

it('shows why the role of the last system manager stays, and keeps the form [USER-12]', async () => {
  const error = { statusCode: 403, name: 'Error', message: 'No', code: 26 };
  platform.use(mockResponse('updateUser', 403, { error }));
  const { user, dialog } = await openEdit('operator');
  await user.type(dialog.getByLabelText('Last name'), 'g');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/This may not be changed\./u)).toBeVisible();
  expect(screen.getByText(/at least one system manager must be able to sign in/u)).toBeVisible();
  expect(dialog.getByLabelText('Last name')).toHaveValue('Cheng');
});

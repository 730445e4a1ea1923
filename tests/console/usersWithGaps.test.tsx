import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { openConsole, platform, getReceivedCalls, findRow } from '../support/openConsole.tsx';
import { expectNoStoppedParts } from '../support/faultyResponses.ts';

/** Users as a store returns them that leaves out what has no value, with the numbered roles of an SQL store. */
const guest = { roleId: '4', role: { id: 4, name: 'guest' }, locked: false };
const users = [
  { id: 'u1', username: 'neither', ...guest },
  { id: 'u2', username: 'onlyFirst', firstName: 'Zhi', ...guest },
  { id: 'u3', username: 'onlyLast', lastName: 'Chen', ...guest },
  { id: 'u4', username: 'both', lastName: 'Chen', firstName: 'Zhi', ...guest },
];
const roles = [{ id: 4, name: 'guest' }];

beforeEach(() =>
  platform.use(
    mockResponse('listUsers', 200, users as never),
    mockResponse('countUsers', 200, { count: users.length }),
    mockResponse('listRoles', 200, roles as never),
  ),
);

it('shows what it has of the name of a user, and nothing for what a store leaves out', async () => {
  await openConsole('/permissionManage');
  await screen.findByText('neither');
  const heads = [...document.querySelectorAll('thead > tr > *')].map(head => head.textContent);
  const nameOf = (username: string) =>
    screen.getByText(username, { selector: 'td *' }).closest('tr')!.cells[heads.indexOf('Name')]!
      .textContent;
  expect(nameOf('both')).toBe('Chen Zhi');
  expect(nameOf('onlyLast')).toBe('Chen');
  expect(nameOf('onlyFirst')).toBe('Zhi');
  expect(nameOf('neither')).toBe('–');
  expect(document.body).not.toHaveTextContent(/undefined/u);
  expectNoStoppedParts();
});

it('opens the forms of a user who has no last name, no modules and a numeric role', async () => {
  const { user } = await openConsole('/permissionManage');
  const row = await findRow('onlyFirst');
  await user.click(row.getByRole('button', { name: /^Edit/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox', { name: /^Last name/u })).toHaveValue('');
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: /^Role/u })).toHaveTextContent('Guest'),
  );
  expect(screen.queryByText(/stopped working|undefined/iu)).toBeNull();
});

it('gives modules and domains to a user whose store has none of either [USER-14]', async () => {
  const { user } = await openConsole('/permissionManage');
  platform.use(mockResponse('getUser', 200, users[1] as never));
  const clickAction = async (name: RegExp) => {
    const row = await findRow('onlyFirst');
    const button = row.queryByRole('button', { name });
    if (button) return user.click(button);
    await user.click(row.getByRole('button', { name: /more/iu }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await clickAction(/^Modules/u);
  const dialog = within(await screen.findByRole('dialog'));
  const [box] = await dialog.findAllByRole('checkbox');
  expect(box).not.toBeChecked();
  platform.use(mockResponse('updateUser', 200, users[1] as never));
  await user.click(box!);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [change] = getReceivedCalls('PATCH /api/users/users/u2');
  expect(change?.text).toMatch(/"modules":\["\w+"\]/u);

  await clickAction(/^Domains/u);
  const domains = within(await screen.findByRole('dialog'));
  expect(await domains.findByText(/None selected/u)).toBeVisible();
});

it('takes domains away and keeps others, whose ids are numbers in the tree and texts in the user [USER-16]', async () => {
  const domains = [
    { id: 7, name: 'East', level: 1 },
    { id: 8, name: 'West', level: 1 },
  ];
  // The user has its domains as numbers when the dialog opens, and as texts when they are read again.
  const withDomains = (ids: readonly unknown[]) =>
    mockResponse('getUser', 200, {
      ...users[1]!,
      domains: ids.map((id, at) => ({ id, name: domains[at]!.name })),
    } as never);
  platform.use(
    mockResponse('listDomains', 200, domains as never),
    mockResponse('countDomains', 200, { count: domains.length }),
    mockResponse('setUserDomains', 200, {} as never),
  );
  const { user } = await openConsole('/permissionManage');
  platform.use(withDomains([7, 8]));
  const row = await findRow('onlyFirst');
  await user.click(row.getByRole('button', { name: /more/iu }));
  await user.click(await screen.findByRole('menuitem', { name: /^Domains/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2 selected')).toBeVisible();
  const east = await dialog.findByRole('treeitem', { name: /East/u });
  expect(east).toHaveAttribute('aria-selected', 'true');
  await user.click(east);
  expect(dialog.getByText('1 selected')).toBeVisible();
  platform.use(withDomains(['7', '8']));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [change] = getReceivedCalls('PATCH /api/users/users/u2/domains');
  expect(JSON.parse(change?.text ?? '')).toEqual({ domains: ['8'] });
});

import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

const LIST = 'GET /api/users/users';
const COUNT = 'GET /api/users/users/count';

const aUser = (id: string, role: string, more = {}) => ({
  id,
  username: id,
  lastName: '陈',
  firstName: '志远',
  roleId: role,
  role: { id: role, name: role },
  modules: [],
  locked: false,
  pswChanged: true,
  ...more,
});
const anyLike = (like: string) => ({
  or: [{ username: { like } }, { lastName: { like } }, { firstName: { like } }],
});
const findPagination = () => screen.queryByRole('navigation', { name: 'Pages' });
const lastFilter = () => getQueryJson(getReceivedCalls(LIST).at(-1)!.query, 'filter');
/** Waits until the list is requested with this filter. */
const waitForFilter = (filter: object) => waitFor(() => expect(lastFilter()).toMatchObject(filter));
const turnTo = (page: number) =>
  userEvent.click(within(findPagination()!).getByRole('button', { name: `Page ${page}` }));

it('shows role, username, name and last login, in the local time or as never [USER-01]', async () => {
  platform.use(
    mockResponse('listUsers', 200, [
      aUser('chenzy', 'deviceOperator', { lastLoginDate: '2026-11-11T21:52:31.000Z' }),
      aUser('hewenbin', 'guest'),
    ]),
  );
  await openConsole('/permissionManage');

  const row = await findRow('chenzy');
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1, 5)).toEqual([
    'Equipment operator',
    'chenzy',
    '陈 志远',
    '2026-11-12 05:52:31',
  ]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const beyond = ['Domains', 'Modules', 'Locked'];
  expect(heads).toEqual(['Role', 'Username', 'Name', 'Last login UTC+8', ...beyond, 'Actions']);
  expect((await findRow('hewenbin')).getByText('Never')).toBeVisible();
});

it('has a badge with a translated name for five roles, and takes any other for a guest [USER-15]', async () => {
  const roles = ['admin', 'deviceAdmin', 'deviceOperator', 'guest', 'remoteUser', 'auditor'];
  platform.use(
    mockResponse(
      'listUsers',
      200,
      roles.map(role => aUser(`is_${role}`, role)),
    ),
  );
  await openConsole('/permissionManage', { language: 'zh' });

  const names = ['系统管理员', '设备管理员', '设备操作员', '访客', '远程用户', '访客'];
  for (const [index, role] of roles.entries()) {
    expect((await findRow(`is_${role}`)).getByText(names[index]!)).toBeVisible();
  }
  expect(screen.getByText('从未登录', { selector: 'tr:last-child *' })).toBeVisible();
});

it('requests 15 users by username with their roles, and counts the same ones [USER-02]', async () => {
  const { user } = await openConsole('/permissionManage');
  await findRow('admin');
  expect(lastFilter()).toEqual({
    order: ['username ASC', 'id ASC'],
    include: ['role', 'domains'],
    offset: 0,
    limit: 15,
  });
  expect(screen.getAllByRole('row')).toHaveLength(1 + 15);

  await turnTo(2);
  await waitForFilter({ offset: 15, limit: 15 });

  await user.selectOptions(
    within(findPagination()!).getByRole('combobox', { name: 'Rows per page' }),
    '30',
  );
  await waitForFilter({ offset: 0, limit: 30 });

  await user.type(screen.getByRole('searchbox'), 'Device_A{Enter}');
  await screen.findByRole('heading', { name: 'Users 1' });
  expect(await findRow('device_admin')).toBeDefined();
  const { where } = lastFilter() as { where: unknown };
  expect(where).toEqual(anyLike('[Dd][Ee][Vv][Ii][Cc][Ee]\\x5f[Aa]'));
  expect(getQueryJson(getReceivedCalls(COUNT).at(-1)!.query, 'where')).toEqual(where);
});

it('has no pagination when no user matches, and a link back to all users [USER-02]', async () => {
  const { user } = await openConsole('/permissionManage');
  await findRow('admin');
  expect(findPagination()).toBeVisible();

  await user.type(screen.getByRole('searchbox'), 'nobody_has_this_name{Enter}');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(findPagination()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Users 0' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await findRow('admin');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('goes back to the first page when the search changes [USER-03]', async () => {
  const { user } = await openConsole('/permissionManage?page=2&perPage=10');
  await waitForFilter({ offset: 10, limit: 10 });

  await user.type(await screen.findByRole('searchbox'), 'a{Enter}');
  await waitForFilter({ offset: 0, limit: 10, where: anyLike('[Aa]') });
});

it('searches on Enter, not on every letter, in Latin and in Chinese [USER-05]', async () => {
  const { user } = await openConsole('/permissionManage');
  await findRow('admin');
  expect(screen.getByRole('button', { name: 'Add user' })).toBeVisible();
  const before = getReceivedCalls(LIST).length;

  const box = screen.getByPlaceholderText('Username or name, then Enter');
  await user.type(box, '滨江');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(getReceivedCalls(LIST)).toHaveLength(before + 1));
  expect(lastFilter()).not.toHaveProperty('where');

  await user.type(box, '{Enter}');
  await screen.findByText('Nothing matches');
  // Chinese writes last and first name as one word.
  const parted = { and: [{ lastName: { like: '滨' } }, { firstName: { like: '江' } }] };
  expect(lastFilter()).toMatchObject({ where: { or: [...anyLike('滨江').or, parted] } });

  await user.clear(box);
  await user.type(box, '何文彬{Enter}');
  expect(await findRow('newcomer')).toBeDefined();
  expect(box).toHaveValue('何文彬');
  expect(screen.queryByRole('button', { name: /^Remove the filter/u })).not.toBeInTheDocument();
});

it('finds a user by username, by either name and by both, whatever the case, and shows where it looks [USER-05]', async () => {
  const { user } = await openConsole('/permissionManage?perPage=10');
  await findRow('admin');
  const box = screen.getByPlaceholderText('Username or name, then Enter');
  // The seeded operator is Chen Zhiyuan.
  for (const typed of ['OPERATOR', 'chen', 'zhiYuan', 'Zhiyuan CHEN', 'operator chen']) {
    const before = getReceivedCalls(LIST).length;
    await user.clear(box);
    await user.type(box, `${typed}{Enter}`);
    await waitFor(() => expect(getReceivedCalls(LIST).length).toBeGreaterThan(before));
    await screen.findByRole('heading', { name: 'Users 1' });
    expect(await findRow('operator')).toBeDefined();
    expect(screen.queryByText('admin', { selector: 'td *' })).not.toBeInTheDocument();
    // The search box shows the condition; no chip repeats it.
    expect(box).toHaveValue(typed);
    expect(screen.queryByRole('button', { name: /^Remove the filter/u })).not.toBeInTheDocument();
  }
});

it('keeps a search for several terms in the URL [USER-05] [SHELL-27/lists]', async () => {
  const search = (like: string) => ({
    or: ['username', 'lastName', 'firstName'].map(source => ({ [source]: { like } })),
  });
  const filter = { ...search('Zhiyuan'), and: [search('CHEN')] };
  await openConsole(`/permissionManage?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(await findRow('operator')).toBeDefined();
  expect(screen.getByRole('searchbox')).toHaveValue('Zhiyuan CHEN');
  expect(screen.getByRole('heading', { name: 'Users 1' })).toBeVisible();
});

it('shows the domains, modules and state of each account [USER-16] [USER-14] [USER-07]', async () => {
  const domains = [
    { id: 'd1', name: '滨江区' },
    { id: 'd2', name: '西湖区' },
  ];
  platform.use(
    mockResponse('listUsers', 200, [
      aUser('chenzy', 'deviceOperator', {
        domains,
        modules: ['report', 'maintenance'],
        locked: true,
      }),
      aUser('hewenbin', 'guest', { domains: [] }),
      aUser('lijing', 'admin', { domains }),
    ]),
  );
  await openConsole('/permissionManage');
  const cellsOf = async (name: string) =>
    (await findRow(name))
      .getAllByRole('cell')
      .slice(5, 8)
      .map(({ textContent }) => textContent);
  expect(await cellsOf('chenzy')).toEqual(['滨江区, 西湖区', 'Reports, Maintenance', 'Yes']);
  expect(await cellsOf('hewenbin')).toEqual(['Whole city', '–', 'No']);
  // A system manager is bounded by no domain.
  expect(await cellsOf('lijing')).toEqual(['Whole city', '–', 'No']);
});

it('reads the domains of each user with the list [USER-16] [USER-02]', async () => {
  await openConsole('/permissionManage?perPage=100');
  await findRow('operator');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const at = 1 + heads.indexOf('Domains');
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[at]!.textContent);
  expect(cells).toContain('Whole city');
  expect(cells.some(text => text !== 'Whole city' && text !== '–')).toBe(true);
});

it('shows in what order a store puts text [USER-02]', async () => {
  await openConsole('/permissionManage');
  await findRow('admin');
  const sortButton = (name: string) =>
    within(screen.getByRole('columnheader', { name })).getByRole('button');
  expect(sortButton('Username')).toHaveAccessibleDescription(
    'Text is sorted character by character: 10 comes before 9.',
  );
  expect(sortButton('Last login UTC+8')).not.toHaveAccessibleDescription();
});

const error = { error: { statusCode: 400, name: 'Error', message: 'No', code: 11 } };

it('shows a list that fails as empty, with the error [USER-04]', async () => {
  platform.use(mockResponse('listUsers', 400, error));
  const { user } = await openConsole('/permissionManage');

  const notice = await screen.findByText('Listing users failed. The database failed.');
  expect(notice).toBeVisible();
  expect(screen.getByText('The list did not load')).toBeVisible();
  expect(screen.queryByRole('row')).not.toBeInTheDocument();

  platform.use(mockResponse('listUsers', 200, [aUser('chenzy', 'guest')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findRow('chenzy')).toBeDefined();
});

it('takes a count that fails for 0, still shows the rows, with the error [USER-04]', async () => {
  platform.use(mockResponse('countUsers', 400, error));
  await openConsole('/permissionManage');

  expect(await screen.findByText(/^Listing users failed/)).toBeVisible();
  expect(await findRow('admin')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Users 0' })).toBeVisible();
  expect(findPagination()).not.toBeInTheDocument();
});

const page = () => new URLSearchParams(location.search).get('page');
const notices = () => screen.queryAllByText(/^Listing users failed/);
/** The list and its count get no response until this is ended. */
const outage = () => {
  let isOut = true;
  const silence = () => (isOut ? Response.error() : undefined);
  platform.use(http.get('*/api/users/users', silence));
  platform.use(http.get('*/api/users/users/count', silence));
  return () => {
    isOut = false;
  };
};

it('keeps its page in an outage, shows one notification, and requests the same page again [USER-04]', async () => {
  const { user } = await openConsole('/permissionManage');
  await findRow('admin');
  const endOutage = outage();
  await turnTo(2);

  expect(await screen.findByText('No connection')).toBeVisible();
  expect(page()).toBe('2');
  expect(screen.getByRole('heading', { name: 'Users 0' })).toBeVisible();
  await waitFor(() => expect(notices()).toHaveLength(1));

  const before = getReceivedCalls(LIST).length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getReceivedCalls(LIST)).toHaveLength(before + 1));
  // Only one notice can be closed by this: a second would be one button too many.
  await user.click(await screen.findByRole('button', { name: 'Close this notice' }));
  await waitFor(() => expect(notices()).toHaveLength(0));

  endOutage();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('row')).toHaveLength(1 + 15);
  expect(lastFilter()).toMatchObject({ offset: 15, limit: 15 });
  expect(page()).toBe('2');
});

it('goes to the last page when the URL requests one behind it [USER-02]', async () => {
  await openConsole('/permissionManage?page=9999&perPage=10');
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  const pages = within(findPagination()!).getAllByRole('button', { name: /^Page \d/ });
  expect(pages.at(-1)).toHaveAttribute('aria-current', 'page');
  expect(Number(page())).toBeGreaterThan(1);
  expect(lastFilter()).toMatchObject({ offset: (Number(page()) - 1) * 10 });
});

it('offers five actions in every row, and hatches the rows of remote users [USER-06]', async () => {
  const { user } = await openConsole('/permissionManage?perPage=100');
  const row = await findRow('operator');
  const names = ['Reset password', 'Lock', 'Modules', 'Edit', 'Delete'];
  for (const name of names) expect(row.getByRole('button', { name })).toBeEnabled();

  await user.click(row.getByRole('button', { name: 'More actions for operator' }));
  const menu = await screen.findByRole('menu');
  const entries = within(menu).getAllByRole('menuitem');
  // In the menu the domains come along; the row itself has the five.
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    ...names.slice(0, 3),
    'Domains',
    ...names.slice(3),
  ]);

  const rowElement = (name: string) => screen.getByText(name, { selector: 'td *' }).closest('tr');
  expect(rowElement('remote')).toHaveClass('list-hatched');
  expect(rowElement('operator')).not.toHaveClass('list-hatched');
});

it('filters by role with readable names, and keeps the filter in the URL [USER-02]', async () => {
  const { user } = await openConsole('/permissionManage');
  await findRow('admin');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name: 'Value' }));
  await user.click(await screen.findByRole('option', { name: 'Remote user' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByText('is one of')).toBeVisible();
  expect(await findRow('remote')).toBeDefined();
  const filter = JSON.parse(new URLSearchParams(location.search).get('filter')!) as object;
  expect(lastFilter()).toMatchObject({ where: filter });

  await user.click(screen.getByRole('button', { name: 'Remove the filter on Role' }));
  expect(await findRow('admin')).toBeDefined();
});

it('redirects every role but the administrator to the root [USER-01]', async () => {
  await openConsole('/permissionManage', { as: 'operator' });
  // The bar is rendered before the guard has decided.
  await screen.findByRole('heading', { name: 'Tonight' });
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(getReceivedCalls(LIST)).toHaveLength(0);
});

it('shows that there is no such user, and links back to the list', async () => {
  const consoleError = muteConsoleError();
  const { user } = await openConsole('/data/users/nobody-has-this-id');
  expect(await screen.findByText('Record not found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(consoleError).toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(location.pathname).toBe('/permissionManage');
});

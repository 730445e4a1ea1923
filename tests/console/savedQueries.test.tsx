import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { syncUrlWithSession } from '../../src/app/entryRoute.ts';
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
const USERS = '/permissionManage';
const lastFilter = () =>
  getQueryJson(getReceivedCalls(LIST).at(-1)!.query, 'filter') as { where?: object };
const getUrl = (filter: object, more = {}) =>
  `${USERS}?${new URLSearchParams({ filter: JSON.stringify(filter), ...more })}`;
type User = Awaited<ReturnType<typeof openConsole>>['user'];

const saveAs = async (user: User, name: string, opens = false) => {
  await user.click(await screen.findByRole('button', { name: 'Save query' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save query' }));
  await user.type(dialog.getByLabelText('Name'), name);
  if (opens) await user.click(dialog.getByRole('checkbox', { name: 'Use as default view' }));
  await user.click(dialog.getByRole('button', { name: /^(Save query|Replace)/u }));
  await screen.findByRole('button', { name });
};
const openMenu = async (user: User, name = 'Saved queries') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};
const manage = async (user: User, name?: string) => {
  const menu = await openMenu(user, name);
  await user.click(menu.getByRole('menuitem', { name: 'Manage saved queries…' }));
  return within(await screen.findByRole('dialog', { name: 'Saved queries' }));
};
const logOut = async (user: User) => {
  const stop = syncUrlWithSession();
  await user.click(screen.getByRole('button', { name: /^User centre/u }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Log out/u }));
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  stop();
  cleanup();
};
/** Changes the stored queries, as if the document had changed since. */
const changeStoredQueries = (change: (text: string) => string) => {
  const key = Object.keys(localStorage).find(each => each.includes('queries.'))!;
  localStorage.setItem(key, change(localStorage.getItem(key)!));
};

it('keeps a query under a name, over signing out, for its own user and list only [UX-02]', async () => {
  const { user } = await openConsole(
    getUrl(
      { username: { like: 'adm' }, locked: { eq: false } },
      { sort: 'lastName', order: 'DESC' },
    ),
  );
  await saveAs(user, 'Open accounts');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open accounts' })).toHaveFocus());
  await logOut(user);

  const { user: again } = await openConsole(USERS);
  await findRow('admin');
  expect(lastFilter()).not.toHaveProperty('where');
  const menu = await openMenu(again);
  await again.click(menu.getByRole('menuitemradio', { name: 'Open accounts' }));
  await waitFor(() =>
    expect(lastFilter()).toMatchObject({
      order: ['lastName DESC', 'id ASC'],
      where: { and: [{ username: { like: '[Aa][Dd][Mm]' } }, { locked: false }] },
    }),
  );
  // The box searches names too: a condition of the username alone has a chip of its own.
  expect(await screen.findByRole('button', { name: 'Username contains adm' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Locked is No' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open accounts' })).toBeVisible();
  await again.click(screen.getByRole('button', { name: 'Remove the filter on Locked' }));
  expect(await screen.findByRole('button', { name: 'Saved queries' })).toBeVisible();
});

it('keeps a query when it is the platform that ends the session', async () => {
  const { user } = await openConsole(getUrl({ locked: { eq: false } }));
  await saveAs(user, 'Mine');
  muteConsoleError();
  const error = { statusCode: 401, name: 'Error', message: 'Invalid Access Token', code: 52 };
  platform.use(mockResponse('listUsers', 401, { error }));
  localStorage.setItem('RaStore.seen', '1');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  // React-admin drops the cached identity.
  await waitFor(() => expect(localStorage.getItem('RaStore.seen')).toBeNull());
  cleanup();
  platform.reset();

  await openConsole(getUrl({ locked: { eq: false } }));
  expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible();
});

it('shows no user the queries of another user on the same machine', async () => {
  const { user } = await openConsole(getUrl({ locked: { eq: false } }));
  await saveAs(user, 'Mine');
  await logOut(user);
  await openConsole(`/data/alerts`, { as: 'operator' });
  await screen.findByRole('heading', { level: 1, name: /^Alerts/u });
  expect(screen.queryByRole('button', { name: /Saved queries|Mine/u })).not.toBeInTheDocument();
});

it('opens the list with the default query of the user, and with everything after Clear all', async () => {
  const { user } = await openConsole(getUrl({ locked: { eq: true } }));
  await saveAs(user, 'Locked ones', true);
  cleanup();

  const { user: again } = await openConsole(USERS);
  expect(await screen.findByRole('button', { name: 'Locked is Yes' })).toBeVisible();
  expect(getReceivedCalls(LIST)).toHaveLength(1);
  await again.click(screen.getByRole('button', { name: 'Clear all' }));
  await findRow('admin');
  expect(screen.queryByRole('button', { name: 'Locked is Yes' })).not.toBeInTheDocument();
});

it('replaces a query of the same name, after a warning, and rejects one without a name', async () => {
  const { user } = await openConsole(getUrl({ locked: { eq: true } }));
  await saveAs(user, 'Night');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.type(screen.getByRole('searchbox'), 'a{Enter}');

  await user.click(await screen.findByRole('button', { name: 'Save query' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save query' }));
  await user.click(dialog.getByRole('button', { name: 'Save query' }));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/.+/u));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
  await user.type(dialog.getByLabelText('Name'), 'Night');
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(
    'A query with this name exists. It will be replaced.',
  );
  await user.click(dialog.getByRole('button', { name: 'Replace “Night”' }));
  const menu = await openMenu(user, 'Night');
  expect(menu.getAllByRole('menuitemradio')).toHaveLength(1);
});

it('renames, replaces, deletes and undoes', async () => {
  const { user } = await openConsole(getUrl({ locked: { eq: true } }));
  await saveAs(user, 'Night');
  const dialog = await manage(user, 'Night');

  await user.click(dialog.getByRole('button', { name: 'Rename “Night”' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Locked at night{Enter}');
  expect(await dialog.findByText('Locked at night')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Delete “Locked at night”' }));
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(dialog.getByText('Locked at night')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));

  await user.click(await screen.findByRole('button', { name: 'Remove the filter on Locked' }));
  await user.type(screen.getByRole('searchbox'), 'a{Enter}');
  const again = await manage(user);
  await user.click(
    again.getByRole('button', { name: 'Save the current filters as “Locked at night”' }),
  );
  await user.click(again.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Locked at night' })).toBeVisible();

  const last = await manage(user, 'Locked at night');
  await user.click(last.getByRole('button', { name: 'Delete “Locked at night”' }));
  await user.click(last.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Save query' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Saved queries' })).not.toBeInTheDocument();
});

it('opens a query that names a field, an operator or a value that does not exist, and shows what it left out [UX-02]', async () => {
  const { user } = await openConsole(getUrl({ locked: { eq: true } }));
  await saveAs(user, 'Old');
  changeStoredQueries(() =>
    JSON.stringify([
      {
        name: 'Old',
        filter: {
          nickname: { like: 'x' },
          locked: { eq: 'perhaps', near: 1 },
          username: { like: 'a' },
        },
        sort: { field: 'shoeSize', order: 'ASC' },
      },
    ]),
  );
  cleanup();

  const { user: again } = await openConsole(USERS);
  await findRow('admin');
  await again.click((await openMenu(again)).getByRole('menuitemradio', { name: 'Old' }));
  const text =
    'Some parts of the saved query “Old” no longer apply and were ignored: the order by “shoeSize”; the field “nickname”; the value “perhaps” of Locked; the condition “near” on Locked.';
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() =>
    expect(lastFilter()).toMatchObject({
      order: ['username ASC', 'id ASC'],
      where: { username: { like: '[Aa]' } },
    }),
  );
  await again.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('opens a query that names a record that does not exist, and shows it [UX-02]', async () => {
  await openConsole(getUrl({ roleId: { inq: ['role-of-old', 'another'] } }));
  expect(
    await screen.findByText(/“role-of-old, another” do not exist, or you have no access/u),
  ).toBeVisible();
  expect(await screen.findByText('Nothing matches')).toBeVisible();
});

it.each(['not json', '{}', '[1,null,{"name":7},{"name":"x"}]', 'null', '[]'])(
  'opens the list whatever the browser has stored: %s',
  async storedText => {
    const { user } = await openConsole(getUrl({ locked: { eq: true } }));
    await saveAs(user, 'Old');
    changeStoredQueries(() => storedText);
    cleanup();
    await openConsole(USERS);
    await findRow('admin');
  },
);

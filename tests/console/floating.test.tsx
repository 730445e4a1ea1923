import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConsole } from '../support/openConsole.tsx';

type User = Awaited<ReturnType<typeof openConsole>>['user'];

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** What floats covers the page; the router goes on below it all the same, as it does for a key or the way back. */
const go = async (user: User, link: RegExp, path: string) => {
  await user.click((await screen.findAllByRole('link', { name: link, hidden: true }))[0]!);
  await waitFor(() => expect(location.pathname).toBe(path));
};

/** What can float, and how somebody opens it at `/`. */
const kinds: readonly (readonly [string, string, (user: User) => Promise<unknown>])[] = [
  ['a menu', 'menu', user => press(user, /^Language/u)],
  ['a popover', 'dialog', user => press(user, /^User centre/u)],
  ['a drawer', 'dialog', user => press(user, /^Tasks/u)],
  [
    'a question',
    'dialog',
    async user => {
      await press(user, /^User centre/u);
      await press(user, 'Log out');
      await screen.findByRole('dialog', { name: /Log out/u });
    },
  ],
  [
    'a form',
    'dialog',
    async user => {
      await press(user, /^User centre/u);
      await press(user, 'Change password');
      await screen.findByRole('dialog', { name: 'Change password' });
    },
  ],
];

it('is closed by another page, whatever it is, and by the end of the shell [SHELL-09]', async () => {
  const { user } = await openConsole('/');
  for (const [what, role, open] of kinds) {
    await open(user);
    expect(await screen.findByRole(role), what).toBeVisible();
    await go(user, /^Users and permissions/u, '/permissionManage');
    await waitFor(() => expect(screen.queryByRole(role), what).toBeNull());
    await go(user, /^Home/u, '/');
  }
  await kinds.at(-1)![2](user);
  cleanup();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('holds the page first, where something typed would be lost with it [SHELL-09]', async () => {
  history.replaceState(null, '', '/');
  const { user } = await openConsole('/permissionManage');
  await press(user, 'Add user');
  await user.type(await screen.findByLabelText('Username'), 'li');
  const leave = async (answer: string) => {
    await user.click(screen.getAllByRole('link', { name: 'Home', hidden: true })[0]!);
    await press(user, answer);
  };
  await leave('Stay');
  expect(location.pathname).toBe('/permissionManage');
  expect(screen.getByLabelText('Username')).toHaveValue('li');
  await leave('Discard changes');
  // Asked once, not again by the dialog that goes with the page.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/');
});

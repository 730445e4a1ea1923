import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, expect, it, vi } from 'vitest';

import { createMediaId } from '../../mocks/city/media/createMediaId.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { session } from '../../src/api/session.ts';
import { signIn } from '../../src/api/signIn.ts';
import { App } from '../../src/app/App.tsx';
import { syncUrlWithSession } from '../../src/app/entryRoute.ts';
import { ALARM } from '../support/alertRows.tsx';
import { findBar } from '../support/lampRow.ts';
import { goTo } from '../support/mapConsole.ts';
import { findRow, openConsole, platform } from '../support/openConsole.tsx';
import { stubCanvas } from '../support/stubCanvas.ts';

type User = Awaited<ReturnType<typeof openConsole>>['user'];

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** An overlay covers the page; the router can change the route below it, as it does for a key or for Back. */
const go = async (user: User, link: RegExp, path: string) => {
  await user.click((await screen.findAllByRole('link', { name: link, hidden: true }))[0]!);
  await waitFor(() => expect(location.pathname).toBe(path));
};

/** Each overlay, and how to open it at `/`. */
const kinds: readonly (readonly [string, string, (user: User) => Promise<unknown>])[] = [
  ['a menu', 'menu', user => press(user, /^Language/u)],
  ['a popover', 'dialog', user => press(user, /^User centre/u)],
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
    'the palette',
    'dialog',
    async user => {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox', { name: /^Search or run/u });
    },
  ],
  [
    'the shortcuts',
    'dialog',
    async user => {
      await user.keyboard('?');
      await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    },
  ],
  [
    'the sheet of a phone',
    'dialog',
    async user => {
      await press(user, 'More');
      await screen.findByRole('dialog', { name: 'More' });
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

// Nothing is laid out here, so nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

let stopSync = () => {};
afterEach(() => {
  stopSync();
  vi.unstubAllGlobals();
});

/** Opens the console with its sign-in page, where a session ends. */
async function openApp(path = '/') {
  platform.use(http.get('*/config.json', () => new Response(null, { status: 404 })));
  localStorage.setItem('appLanguage', 'en');
  history.replaceState(null, '', path);
  await signIn({ username: 'admin', password: SEEDED_PASSWORD });
  stopSync = syncUrlWithSession();
  render(<App />);
  return userEvent.setup({ delay: null });
}

// By selector: a search by role examines the whole page each time.
const heading = (text: string) => screen.findByText(text, { selector: 'h1' });
const overlay = (role: string) => document.querySelector(`[role=${role}]`);

it('is closed by a route change and by leaving the shell, whatever it is [SHELL-09/dialogs]', async () => {
  const user = await openApp();
  await heading('Tonight');
  for (const [what, role, open] of kinds) {
    await open(user);
    await waitFor(() => expect(overlay(role), what).toBeVisible());
    await go(user, /^Users and permissions/u, '/permissionManage');
    await waitFor(() => expect(overlay(role), what).toBeNull());
    await go(user, /^Home/u, '/');

    await open(user);
    await waitFor(() => expect(overlay(role), what).toBeVisible());
    session.clear('expired');
    await heading('Sign in');
    expect(overlay(role), what).toBeNull();
    await signIn({ username: 'admin', password: SEEDED_PASSWORD });
    await heading('Tonight');
    expect(overlay(role), what).toBeNull();
  }
});

/** An overlay of a screen of its own, and how to open it there. */
interface ScreenOverlay {
  readonly name: string;
  readonly role: 'dialog' | 'alertdialog';
  readonly path: string;
  /** The next route: by default that of another screen, else another route of the same screen. */
  readonly next?: string;
  readonly prepare?: () => unknown;
  readonly open: (user: User) => Promise<unknown>;
}

const LAMP = 'SSSLC00000000011';
const USERS = '/permissionManage?filter={"username":{"eq":"operator"}}';

const screenOverlays: readonly ScreenOverlay[] = [
  {
    name: 'a confirmation of a critical action',
    role: 'alertdialog',
    path: `/data/assets/${LAMP}/show`,
    next: '/data/assets/SSSLC00000000012/show',
    open: async user => {
      await press(user, 'Off');
      await screen.findByRole('alertdialog', { name: /^Switch off/u });
    },
  },
  {
    name: 'an import',
    role: 'dialog',
    path: USERS,
    open: async user => {
      await findRow('operator');
      await press(user, 'Import');
      await screen.findByLabelText('Choose a file', { selector: 'input' });
    },
  },
  {
    name: 'the combination of filters',
    role: 'dialog',
    path: '/assetManage/model/ssslc',
    next: '/assetManage/model/ssgw',
    open: async user => {
      await screen.findAllByRole('checkbox', { name: /^Select .*号灯控/u });
      await press(user, 'Filter');
      await press(user, 'Combine with and / or');
      await screen.findByRole('dialog', { name: 'Combine filters' });
    },
  },
  {
    name: 'a command from the map',
    role: 'dialog',
    path: `/smartLight/map?id=${LAMP}&select=add:${LAMP}`,
    prepare: stubCanvas,
    open: async user => {
      await user.click(await (await findBar()).findByRole('button', { name: 'Switch and dim' }));
      await screen.findByRole('dialog', { name: /^Switch on/u });
    },
  },
  {
    name: 'the publication of a project',
    role: 'dialog',
    path: `/data/projects/${createMediaId('project', 1)}`,
    next: `/data/projects/${createMediaId('project', 2)}`,
    open: async user => {
      await press(user, 'Publish');
      await screen.findByRole('dialog', { name: 'Publish the project' });
    },
  },
  {
    name: 'the panel of an alarm',
    role: 'dialog',
    path: ALARM,
    open: async user => {
      await user.click((await screen.findAllByRole('button', { name: /灯|杆|网关/u }))[0]!);
      await screen.findByText('Earlier alerts of this kind');
    },
  },
];

it.each(screenOverlays)(
  '$name is closed by a route change and by leaving the shell [SHELL-09/dialogs]',
  async ({ role, path, next = '/', prepare, open }) => {
    platform.setCitySize({ assets: 600 });
    prepare?.();
    const user = await openApp(path);
    await open(user);
    expect(overlay(role)).toBeVisible();
    goTo(next);
    await waitFor(() => expect(overlay(role)).toBeNull());

    goTo(path);
    await open(user);
    expect(overlay(role)).toBeVisible();
    session.clear('expired');
    await heading('Sign in');
    expect(overlay(role)).toBeNull();
  },
);

it('holds the page first, where something typed would be lost with it [SHELL-09/dialogs]', async () => {
  history.replaceState(null, '', '/');
  const { user } = await openConsole('/permissionManage');
  await press(user, 'Add user');
  await user.type(await screen.findByLabelText('Username'), 'li');
  const leave = async (choice: string) => {
    await user.click(screen.getAllByRole('link', { name: 'Home', hidden: true })[0]!);
    await press(user, choice);
  };
  await leave('Stay');
  expect(location.pathname).toBe('/permissionManage');
  expect(screen.getByLabelText('Username')).toHaveValue('li');
  await leave('Discard changes');
  // The confirmation is shown once, not again by the dialog that closes with the page.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/');
});

const drawers = ['Messages', 'Tasks'] as const;
const findDrawer = (name: string) => screen.findByRole('dialog', { name });
const queryDrawer = (name: string) => screen.queryByRole('dialog', { name });

it('the drawers of messages and tasks are no dialogs on a desktop: the page is in use, and a route change leaves them open [SHELL-09/drawers]', async () => {
  const user = await openApp();
  await heading('Tonight');
  for (const name of drawers) {
    await press(user, new RegExp(`^${name}`, 'u'));
    await findDrawer(name);
    // Not hidden from screen readers, and not covered: the page has no modal layer over it.
    await user.click(screen.getAllByRole('link', { name: /^Users and permissions/u })[0]!);
    await screen.findByText('Add user');
    expect(queryDrawer(name)).toBeVisible();
    await go(user, /^Home/u, '/');
    await heading('Tonight');
    expect(queryDrawer(name)).toBeVisible();
  }
  // In the same position: the second has replaced the first.
  expect(queryDrawer('Messages')).toBeNull();
  await press(user, /^Messages/u);
  await findDrawer('Messages');
  expect(queryDrawer('Tasks')).toBeNull();
  session.clear('left');
  await heading('Sign in');
  expect(overlay('dialog')).toBeNull();
});

it('on a phone the drawers of messages and tasks close with a route change [SHELL-09/drawers]', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 899.95px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const user = await openApp();
  await heading('Tonight');
  for (const name of drawers) {
    await press(user, new RegExp(`^${name}`, 'u'));
    await findDrawer(name);
    await go(user, /^Users and permissions/u, '/permissionManage');
    await waitFor(() => expect(queryDrawer(name)).toBeNull());
    await go(user, /^Home/u, '/');
    await heading('Tonight');
  }
});

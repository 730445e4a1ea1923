import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { openConsole, platform, findRow } from '../support/openConsole.tsx';
import { serveTestTown } from '../support/townConsole.ts';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });

describe('a link with a target', () => {
  it('is each card of the home page: the city view shows that it is here, strategies where they are [SHELL-11]', async () => {
    const { user } = await openConsole('/');
    const view = await screen.findByRole('link', { name: /^City view/u });
    expect(view).toHaveAttribute('href', '/');
    expect(view).toHaveAttribute('aria-current', 'page');
    expect(view).toHaveTextContent('At the top of this page');
    await user.click(view);
    expect(await heading('Tonight')).toHaveFocus();
    const strategies = screen.getByRole('heading', { name: 'Strategies', level: 3 }).parentElement!;
    await waitFor(() => expect(strategies).toHaveTextContent('Under Smart light, Maintenance'));
    expect(within(strategies).queryByRole('link')).toBeNull();
    const traffic = screen.getByRole('heading', { name: 'Traffic', level: 3 }).parentElement!;
    expect(traffic).toHaveTextContent('Not linked in this city');
  });

  it('closes an import and returns to the page that opened it [SHELL-18]', async () => {
    const { user } = await openConsole('/systemOperation/config/ssgw');
    await user.click(await screen.findByRole('link', { name: 'Import devices' }));
    await waitFor(() => expect(location.pathname).toBe('/systemOperation/config/import'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(location.pathname).toBe('/systemOperation/config/ssgw'));
  });

  it('is what the palette finds, in the section that lists it', async () => {
    serveTestTown();
    const { user } = await openConsole('/systemOperation/config/ssgw');
    await screen.findAllByRole('row');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'SSLC0');
    await user.click((await screen.findAllByRole('option', { name: /SSSLC/u }))[0]!);
    await waitFor(() =>
      expect(location.pathname).toMatch(/^\/systemOperation\/config\/ssslc\/SSSLC\w+\/show$/u),
    );
  });

  it('is in the notice of what was added', async () => {
    serveTestTown();
    const { user } = await openConsole('/permissionManage');
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add user' }));
    await user.type(form.getByLabelText('Username'), 'lijing');
    await user.type(form.getByLabelText('Password'), 'Lamp#2027x');
    await user.type(form.getByLabelText('Repeat password'), 'Lamp#2027x');
    await user.type(form.getByLabelText('Last name'), '李');
    await user.type(form.getByLabelText('First name'), '静');
    await user.click(form.getByRole('button', { name: 'Add user' }));
    await user.click(await screen.findByRole('link', { name: 'Show' }));
    await findRow('lijing');
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});

describe('a name that is written from right to left', () => {
  const NAME = 'علي_7';
  const aUser = {
    ...{ id: 'rtl', username: NAME, lastName: 'دانا', firstName: 'نور' },
    ...{ roleId: 'guest', role: { id: 'guest', name: 'guest' } },
    ...{ modules: [], locked: false, pswChanged: true },
  };

  it('has a direction of its own in a list, a label and the title of a dialog', async () => {
    platform.use(mockResponse('listUsers', 200, [aUser]));
    const { user } = await openConsole('/permissionManage');
    const cell = await screen.findByText(NAME);
    expect(cell.closest('bdi')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: `More actions for \u2068${NAME}\u2069` }));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/u }));
    const title = await screen.findByRole('heading', { name: new RegExp(NAME, 'u'), level: 2 });
    expect(title).toHaveTextContent(`\u2068${NAME}\u2069`);
  });
});

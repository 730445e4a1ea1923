import { readFileSync } from 'node:fs';

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openConsole, getReceivedCalls } from '../support/openConsole.tsx';

const bar = async () => within(await screen.findByRole('banner', { name: /^(Top bar|顶栏)$/ }));
const heading = (name: RegExp | string) => screen.findByRole('heading', { name, level: 1 });

const getHeading = (name: RegExp | string) => screen.getByRole('heading', { name, level: 1 });

const openCentre = async (
  opened: Awaited<ReturnType<typeof openConsole>>,
  name = 'User centre of admin',
) => {
  await opened.user.click((await bar()).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

describe('the top bar', () => {
  it('has home, logo, product, module, search, tasks, messages, language and user menu, in this order [SHELL-10/bar] [SHELL-10/logo]', async () => {
    const { user } = await openConsole('/permissionManage');
    await heading(/^Users/);
    const here = await bar();
    const ways = await here.findAllByRole('button');
    const names = [here.getByRole('link'), ...ways].map(
      each => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(names).toEqual([
      'Home',
      expect.anything(),
      'Users and permissions',
      'Search or run a command Ctrl K',
      'Tasks',
      'Messages',
      expect.stringMatching(/EN$/),
      'User centre of admin',
    ]);
    const product = here.getByText('City Light Console');
    // The logo next to it is that of the tab of the browser: the same three shapes of light under a lamp.
    const mark = product.previousElementSibling!.querySelector('svg')!;
    const icon = new DOMParser().parseFromString(
      readFileSync('src/public/mark.svg', 'utf8'),
      'text/xml',
    );
    const shapes = (root: ParentNode) =>
      [...root.querySelectorAll('path')].map(path => path.getAttribute('d'));
    expect(shapes(mark)).toEqual(shapes(icon));
    await user.click(here.getByRole('link', { name: 'Home' }));
    await heading('Tonight');
  });

  it('has a user centre: the password, log-out with a confirmation, the version [SHELL-10/bar]', async () => {
    const opened = await openConsole('/');
    const centre = await openCentre(opened);
    expect(await centre.findByText(/^Version \d/)).toBeVisible();
    await opened.user.click(centre.getByRole('button', { name: 'Change password' }));
    const password = within(await screen.findByRole('dialog', { name: 'Change password' }));
    expect(password.getByLabelText('Old password')).toBeInTheDocument();
    await opened.user.click(password.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openCentre(opened);
    await opened.user.click(again.getByRole('button', { name: 'Log out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out of the console?' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getReceivedCalls('POST /api/users/users/logout')).toHaveLength(0);
  });

  it('shows the same in Chinese [SHELL-10/bar]', async () => {
    const opened = await openConsole('/permissionManage', { language: 'zh' });
    await heading(/^用户/);
    const here = await bar();
    for (const name of ['首页'] as const) expect(here.getByRole('link', { name })).toBeVisible();
    for (const name of ['用户与权限', '搜索或执行命令 Ctrl K', '任务', '消息'])
      expect(here.getByRole('button', { name })).toBeVisible();
    const centre = await openCentre(opened, 'admin 的用户中心');
    for (const name of ['修改密码', '键盘快捷键', '退出登录'])
      expect(centre.getByRole('button', { name })).toBeVisible();
  });
});

describe('the bar of a phone', () => {
  it('has the sections that one may enter, and no others', async () => {
    await openConsole('/');
    const navigation = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    expect(await navigation.findByRole('link', { name: 'Alerts' })).toHaveAttribute(
      'href',
      '/systemOperation/faultManagement/alarm',
    );
    await waitFor(() =>
      expect(navigation.getByRole('link', { name: 'Map' })).toHaveAttribute(
        'href',
        '/smartLight/map',
      ),
    );
    expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    for (const name of ['Lists', 'More'])
      expect(navigation.getByRole('button', { name })).toBeVisible();
  });

  it('offers a guest no link that a guard would redirect', async () => {
    await openConsole('/', { as: 'guest' });
    await heading('Tonight');
    const navigation = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    const links = navigation.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(links).not.toContain('/systemOperation/faultManagement/alarm');
    expect(links).not.toContain('/domainManage/mapPreview');
  });
});

describe('another page', () => {
  it('has the focus at its heading; the first has it where the browser has it', async () => {
    const { user } = await openConsole('/');
    const first = await heading('Tonight');
    expect(first).not.toHaveFocus();
    await user.click(await screen.findByRole('link', { name: /^Users and permissions/ }));
    await heading(/^Users/);
    await waitFor(() => expect(getHeading(/^Users/)).toHaveFocus());
    await user.click((await bar()).getByRole('link', { name: 'Home' }));
    await heading('Tonight');
    await waitFor(() => expect(getHeading('Tonight')).toHaveFocus());
  });
});

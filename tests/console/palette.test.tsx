import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { answer } from '../../mocks/answer.ts';
import { fit, initials } from '../../src/app/palette/matching.ts';
import {
  expectRefusal,
  jsonOf,
  openConsole,
  platform,
  receivedCalls,
} from '../support/console.tsx';

// A page that nobody draws has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const SEARCH = 'GET /api/core/assets';
const home = () => screen.findByRole('heading', { name: /^(Tonight|今夜)$/, level: 1 });
const field = () => screen.findByRole('combobox', { name: /^(Search or run|搜索或执行)/ });
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const options = () => screen.queryAllByRole('option').map(each => each.textContent);

async function openPalette(opening: Parameters<typeof openConsole>[1] = {}) {
  const opened = await openConsole('/', opening);
  await home();
  await opened.user.keyboard('{Control>}k{/Control}');
  await field();
  return opened;
}

describe('the palette', () => {
  it('opens by Ctrl K and by the bar, has the focus, closes by Escape, and gives the focus back [UX-07/palette]', async () => {
    const { user } = await openPalette();
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    const bar = screen.getByRole('button', { name: 'Search or run a command Ctrl K' });
    await user.click(bar);
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bar).toHaveFocus());
    await user.keyboard('{Meta>}k{/Meta}');
    await field();
    await user.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('leads to a screen by its name in either language, and keeps it as recent [UX-07/palette]', async () => {
    const { user } = await openPalette();
    await user.keyboard('历史告警');
    await option(/^Alert history/);
    await user.clear(await field());
    await user.keyboard('alert hi');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveAccessibleName(/^Alert history/);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await field()).toHaveAttribute('aria-activedescendant', first!.id);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(location.pathname).toBe('/systemOperation/faultManagement/alarmLog'),
    );
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option', { name: /^Alert history/ })).toBeInTheDocument();
  });

  it('offers a person only what he may enter [UX-07/palette]', async () => {
    const { user } = await openPalette({ as: 'operator' });
    await user.keyboard('users and permissions');
    await waitFor(() => expect(screen.getByText('Nothing is called that')).toBeInTheDocument());
    expect(options()).toEqual([]);
  });

  it('finds Chinese words by the first letters of their sounds, and says how many [UX-07/palette]', async () => {
    const { user } = await openPalette({ language: 'zh' });
    await user.keyboard('lsgj');
    await option(/^历史告警/);
    // Devices may be on their way still.
    expect(await screen.findByText(/^共 \d+ 个结果$/)).toHaveTextContent(`${options().length}`);
  });

  it('asks the platform for devices by id in capitals or by name, once, when the typing pauses [UX-07/palette]', async () => {
    const { user } = await openPalette();
    platform.use(
      answer('listAssets', 200, [
        {
          id: 'SSSLC00000000017',
          name: 'North street 17',
          model: 'ssslc',
          type: 'CONTROLLER',
          domainId: '1',
          status: 'normal',
          geoPoint: { lat: 30.2, lng: 120.2 },
        },
      ]),
      answer('countAssets', 200, { count: 1 }),
    );
    await user.keyboard('ssslc17');
    await user.clear(await field());
    await user.paste('north st');
    await user.click(await option(/^North street 17 ?SSSLC00000000017/));
    await waitFor(() => expect(location.pathname).toMatch(/\/SSSLC00000000017\/show$/));
    const asked = receivedCalls(SEARCH).filter(({ query }) =>
      JSON.stringify(jsonOf(query, 'filter')).includes('NORTH ST'),
    );
    expect(asked).toHaveLength(1);
    expect(jsonOf(asked[0]!.query, 'filter')).toMatchObject({
      limit: 8,
      where: {
        or: [{ id: { like: expect.stringContaining('NORTH ST') as string } }, { name: {} }],
      },
    });
  });

  it('goes on without devices when they do not load, and says so', async () => {
    expectRefusal();
    const { user } = await openPalette();
    const down = { error: { statusCode: 500, name: 'Error', message: 'down', code: 11 } };
    platform.use(answer('listAssets', 500 as never, down as never));
    await user.keyboard('alert');
    await screen.findByText('The devices did not load. Screens and commands are there.');
    await option(/^Alert history/);
  });

  it('runs commands: the language, the theme, what the page in view can do [UX-07/palette]', async () => {
    const { user } = await openPalette();
    await user.keyboard('dark{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), '中文');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await screen.findByRole('heading', { name: '今夜', level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'tcdl{Enter}');
    await screen.findByRole('dialog', { name: '要退出登录吗？' });
  });
});

it('offers what the list in view can do, for as long as it is in view [UX-07/palette]', async () => {
  const { user } = await openConsole('/permissionManage');
  await screen.findByRole('searchbox');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'add user');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add user' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
  await home();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'add user');
  await screen.findByText('Nothing is called that');
});

describe('the keys', () => {
  it('? lists them, pairs lead, and a switch turns off those without a modifier [UX-07/keys]', async () => {
    const { user } = await openConsole('/');
    await home();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Go to users').closest('div')).toHaveTextContent('gu');
    await user.click(list.getByRole('switch', { name: /^Keys without/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?gu');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'shortcuts{Enter}');
    await user.click(await screen.findByRole('switch', { name: /^Keys without/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gu');
    await screen.findByRole('heading', { name: /^Users/, level: 1 });
    expect(location.pathname).toBe('/permissionManage');
  });

  it('/ goes to the search of the list, where keys are letters again [UX-07/keys]', async () => {
    const { user } = await openConsole('/permissionManage');
    await screen.findByRole('heading', { name: /^Users/, level: 1 });
    const search = await screen.findByRole('searchbox');
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('gh?');
    expect(search).toHaveValue('gh?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/permissionManage');
  });

  it('lead nowhere that a guard would turn one back [UX-07/keys]', async () => {
    const { user } = await openConsole('/', { as: 'guest' });
    await home();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.queryByText('Go to users')).toBeNull();
    expect(list.getByText('Go home')).toBeInTheDocument();
  });
});

describe('matching', () => {
  it.each([
    ['Alarm log', 'alarm log', 0],
    ['Alarm log', 'Alarm', 1],
    ['Alarm log', 'al lo', 2],
    ['Alarm log', 'log', 2],
    ['Alarm log', 'larm', 4],
    ['告警日志', 'gjrz', 5],
    ['告警日志', '日志', 4],
    ['Alarm log', 'lo al', undefined],
    ['Alarm log', 'gj', undefined],
  ])('%s for "%s" is of grade %s', (name, typed, grade) => {
    expect(fit({ names: [name] }, typed)).toBe(grade);
  });

  it('knows the first letter of every sound', () => {
    const words = '阿八擦大鹅发高好机卡拉妈那哦怕七人三他王西一在';
    expect(initials(words)).toBe('abcdefghjklmnopqrstwxyz');
    expect(initials('单灯 A1 控制器')).toBe('ddkzq');
  });
});

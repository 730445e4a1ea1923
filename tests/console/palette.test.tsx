import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { getMatchRank, getPinyinInitials } from '../../src/app/palette/rankMatches.ts';
import type { Caption } from '../../src/app/sections/NavSection.ts';
import { KNOWN_MODELS } from '../../src/app/sections/knownModels.ts';
import { listScreenPaths } from '../../src/app/sections/listSections.ts';
import {
  ALARM_SHORTCUTS,
  COMMON_SHORTCUTS,
  DRAWING_SHORTCUTS,
  EDITOR_SHORTCUTS,
  LIST_SHORTCUTS,
  PALETTE_SHORTCUT,
  SINGLE_KEY_SHORTCUTS,
} from '../../src/app/shortcuts/shortcuts.ts';
import { messages as english } from '../../src/i18n/en/index.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';

// jsdom has no layout, so nothing to scroll.
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
  it('opens by Ctrl K and by the bar, has the focus, closes by Escape, and gives the focus back', async () => {
    const { user } = await openPalette();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    const bar = screen.getByRole('button', { name: 'Search or run a command Ctrl K' });
    await user.click(bar);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bar).toHaveFocus());
    await user.keyboard('{Meta>}k{/Meta}');
    await field();
    await user.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('has what was typed before it was loaded, and a new page takes no letter for the second of a pair', async () => {
    await openConsole('/');
    await home();
    const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });
    // The clock of a page starts at 0: this one is half a second old.
    vi.spyOn(performance, 'now').mockReturnValue(500);
    press('m');
    // In one step: nothing is rendered in between, as while the chunk of the palette is pending.
    act(() => {
      press('k', { ctrlKey: true });
      for (const key of ['l', 'a', 'm', 'x', 'Backspace', 'p']) press(key);
    });
    expect(await field()).toHaveValue('lamp');
    expect(location.pathname).toBe('/');
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    press('k', { ctrlKey: true });
    expect(await field()).toHaveValue('');
  });

  it('links to a screen by its name in either language, and keeps it as recent', async () => {
    const { user } = await openPalette();
    await user.keyboard('历史告警');
    await option(/^Alert log/);
    await user.clear(await field());
    await user.keyboard('alert lo');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveAccessibleName(/^Alert log/);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await field()).toHaveAttribute('aria-activedescendant', first!.id);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(location.pathname).toBe('/systemOperation/faultManagement/alarmLog'),
    );
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option', { name: /^Alert log/ })).toBeInTheDocument();
  });

  it('offers a user only the permitted routes', async () => {
    const { user } = await openPalette({ as: 'operator' });
    await user.keyboard('users and permissions');
    await waitFor(() => expect(screen.getByText('No results')).toBeInTheDocument());
    expect(options()).toEqual([]);
  });

  it('finds Chinese texts by the first letters of their sounds, and shows how many', async () => {
    const { user } = await openPalette({ language: 'zh' });
    await user.keyboard('lsgj');
    await option(/^历史告警/);
    // Devices may still be loading.
    expect(await screen.findByText(/^共 \d+ 个结果$/)).toHaveTextContent(`${options().length}`);
  });

  it('queries the platform for devices by id in capitals or by name, once, when the typing pauses', async () => {
    // The city has no such device: its page may load before the test ends.
    muteConsoleError();
    const { user } = await openPalette();
    platform.use(
      mockResponse('listAssets', 200, [
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
      mockResponse('countAssets', 200, { count: 1 }),
    );
    await user.keyboard('ssslc17');
    await user.clear(await field());
    await user.paste('\u200enorth\u200b st');
    const searchRequests = () =>
      getReceivedCalls(SEARCH).filter(({ query }) =>
        JSON.stringify(getQueryJson(query, 'filter')).includes('NORTH ST'),
      );
    // On a slow machine the typing pauses before, and the same response is there already.
    await waitFor(() => expect(searchRequests()).toHaveLength(1));
    await user.click(await option(/^North street 17 ?SSSLC00000000017/));
    await waitFor(() => expect(location.pathname).toMatch(/\/SSSLC00000000017\/show$/));
    expect(searchRequests()).toHaveLength(1);
    expect(getQueryJson(searchRequests()[0]!.query, 'filter')).toMatchObject({
      limit: 8,
      where: {
        or: [{ id: { like: expect.stringContaining('NORTH ST') as string } }, { name: {} }],
      },
    });
  });

  it('continues without devices when they do not load, and shows it', async () => {
    muteConsoleError();
    const { user } = await openPalette();
    const down = { error: { statusCode: 500, name: 'Error', message: 'down', code: 11 } };
    platform.use(mockResponse('listAssets', 500 as never, down as never));
    await user.keyboard('alert');
    await screen.findByText('Devices did not load. Screens and commands are available.');
    await option(/^Alert log/);
  });

  it('runs commands: the language, the theme, what the page in view can do', async () => {
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

it('offers what the list in view can do, for as long as it is in view', async () => {
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
  await screen.findByText('No results');
});

/** The name of each screen, from the table of sections itself. */
const pathsOfAll = listScreenPaths({
  visitor: { role: 'admin', modules: [] },
  ...{ mode: 'smartLight', hasProject: true, lumen: true, peopleLight: true },
  models: KNOWN_MODELS,
}).flatMap(({ path, section, node }) =>
  section && node ? [{ path, captions: [section.caption, node.caption] }] : [],
);
const nameIn = (caption: Caption) =>
  typeof caption === 'string' ? (english as Record<string, string>)[caption] : caption.en;

it.each([
  ['project', ['/playProject', '/mediaPublish/projects']],
  ['editor', ['/mediaPublish/projects']],
  ['override', ['/systemOperation/strategy/override']],
])('finds the screens of the word %s, as a card of the home page does', async (word, paths) => {
  await openPalette();
  fireEvent.change(await field(), { target: { value: word } });
  const found = screen.queryAllByRole('option').map(({ id }) => id.split('-screen-')[1]);
  expect(found).toEqual(expect.arrayContaining([...paths]));
  const descriptions = Object.entries(english as Record<string, string>).filter(([key]) =>
    key.startsWith('home.about.'),
  );
  expect(descriptions.some(([, text]) => text.toLowerCase().includes(word))).toBe(true);
});

it('links to every screen that the table of sections has, by its name [UX-07]', async () => {
  await openPalette();
  const missed: string[] = [];
  for (const { path, captions } of pathsOfAll) {
    // Many sections have a list of smart poles: the section is above it.
    const name = [...new Set(captions.map(nameIn))].join(' ');
    fireEvent.change(await field(), { target: { value: name } });
    const there = screen.queryAllByRole('option').map(({ id }) => id.split('-screen-')[1]);
    if (!there.includes(path)) missed.push(`${path} by ${name}`);
  }
  expect(missed).toEqual([]);
  expect(pathsOfAll.length).toBeGreaterThan(50);
});

it('offers what every header and toolbar has to press, and what is there everywhere [UX-07]', async () => {
  const { user } = await openConsole('/permissionManage');
  await screen.findByText('admin', { selector: 'tr *' });
  await user.keyboard('{Control>}k{/Control}');
  await field();
  const commands = within(await screen.findByRole('group', { name: 'Commands' }));
  const offered = commands.getAllByRole('option').map(({ textContent }) => textContent);
  for (const name of [
    ...['Permissions', 'Import', 'Export', 'Add user', 'Filter'],
    ...['Comfortable rows', 'Columns', 'Refresh', 'Full screen'],
    ...['Tasks', 'Messages', 'Change password', 'Log out', 'Language: 中文', 'Theme: Dark'],
  ])
    expect(offered.some(texts => texts.startsWith(name))).toBe(true);
  expect(new Set(offered).size).toBe(offered.length);
  const before = getReceivedCalls('GET /api/users/users').length;
  await user.type(await field(), 'refresh{Enter}');
  await waitFor(() => expect(getReceivedCalls('GET /api/users/users').length).toBe(before + 1));
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
});

describe('the keys', () => {
  it('are listed from the table of their listeners, and no file handles a key that is not in it [UX-07]', async () => {
    const { user } = await openConsole('/');
    await home();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const descriptions = [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const texts = [
      ...[PALETTE_SHORTCUT, ...COMMON_SHORTCUTS, ...LIST_SHORTCUTS, ...DRAWING_SHORTCUTS].map(
        ({ labelKey }) => labelKey,
      ),
      ...SINGLE_KEY_SHORTCUTS.map(({ labelKey }) => labelKey),
      ...['home', 'map', 'alarms', 'users'].map(name => `shortcuts.${name}`),
      ...[...ALARM_SHORTCUTS, ...EDITOR_SHORTCUTS].map(({ labelKey }) => labelKey),
    ].map(key => (english as Record<string, string>)[key]);
    expect(descriptions).toEqual(texts);
    const groups = within(dialog).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      ...['Everywhere', 'Lists and documents', 'Drawing on the map'],
      ...['Pages', 'Current alerts', 'Media editor'],
    ]);

    /** Each part that handles keys, with the lines of the shortcut list that describe them. */
    const listeners: Readonly<Record<string, readonly string[]>> = {
      'app/palette/CommandPalette.tsx': ['shortcuts.arrows', 'shortcuts.enter'],
      'app/shortcuts/useShortcuts.ts': ['shortcuts.list', 'shortcuts.search'],
      // Only learn that the keyboard is in use, and where the focus was.
      'app/restoreFocus.ts': [],
      'app/useRouteFocus.ts': [],
      // Shows that Caps Lock is on.
      'features/session/PasswordField.tsx': [],
      'features/assets/devices/PanPad.tsx': ['shortcuts.arrows'],
      'resources/tree/TreeSearch.tsx': ['shortcuts.close', 'shortcuts.enter'],
      'resources/tree/TreeView.tsx': ['shortcuts.arrows', 'shortcuts.ends'],
      // Records that the user moves the map.
      'ui/map/useUserMovedMap.ts': [],
      'resources/inputs/ListInputItem.tsx': ['shortcuts.rows'],
      'features/alerts/list/useAlarmKeys.ts': ALARM_SHORTCUTS.map(({ labelKey }) => labelKey),
      'features/map/useMapEscape.ts': ['shortcuts.close'],
      'features/media/contents/NameInput.tsx': ['shortcuts.enter', 'shortcuts.close'],
      'features/media/editor/useEditorKeys.ts': EDITOR_SHORTCUTS.slice(0, 3).map(
        ({ labelKey }) => labelKey,
      ),
      'features/media/library/LibraryPanel.tsx': ['shortcuts.enter'],
      'features/media/properties/PropertyNumberField.tsx': ['shortcuts.rows'],
      'features/media/schedule/ScheduleBlock.tsx': ['shortcuts.editor.move'],
      'features/media/schedule/useHourDrag.ts': ['shortcuts.close'],
      'features/media/stage/SceneStage.tsx': ['shortcuts.editor.move', 'shortcuts.editor.resize'],
      'ui/map/drawing/useDrawingKeys.ts': DRAWING_SHORTCUTS.map(({ labelKey }) => labelKey),
      'resources/mapSearch/MapSearch.tsx': ['shortcuts.enter', 'shortcuts.close'],
      'features/storage/DocumentPicker.tsx': ['shortcuts.enter'],
      'resources/columns/ColumnItem.tsx': ['shortcuts.move'],
      'resources/filters/search/RecordOptions.tsx': ['shortcuts.enter'],
      'resources/filters/search/SearchBox.tsx': ['shortcuts.close'],
      'resources/filters/search/SearchRow.tsx': ['shortcuts.close'],
      'resources/list/RowCheckbox.tsx': ['shortcuts.arrows'],
      'resources/list/usePrintShortcut.ts': ['shortcuts.print'],
      'resources/filters/saved/SavedQueryRow.tsx': ['shortcuts.close'],
      'ui/charts/Chart.tsx': ['shortcuts.arrows', 'shortcuts.ends'],
      'ui/FilterFields.tsx': ['shortcuts.close'],
      'resources/record/RecordActionMenu.tsx': [
        'shortcuts.arrows',
        'shortcuts.enter',
        'shortcuts.close',
      ],
      // Passes them to the menu.
      'resources/record/RecordActionSearch.tsx': [],
      'resources/record/RowActions.tsx': ['shortcuts.arrows'],
      'ui/SidePanel.tsx': ['shortcuts.close'],
      'ui/pdf/PdfViewer.tsx': ['shortcuts.pages'],
      'ui/useFullScreen.ts': ['shortcuts.close'],
    };
    const received: string[] = [];
    for await (const file of glob('src/{app,features,resources,ui}/**/*.{ts,tsx}'))
      if (
        !file.includes('.test.') &&
        /onKeyDown(Capture)?=|'keydown'/u.test(readFileSync(file, 'utf8'))
      )
        received.push(file.slice(4));
    expect(received.toSorted()).toEqual(Object.keys(listeners).toSorted());
    for (const word of Object.values(listeners).flat())
      expect(descriptions).toContain((english as Record<string, string>)[word]);
  });

  it('? lists them, pairs navigate, and a switch turns off those without a modifier', async () => {
    const { user } = await openConsole('/');
    await home();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Go to users').closest('div')).toHaveTextContent('gu');
    await user.click(list.getByRole('switch', { name: /^Single-key/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?gu');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'shortcuts{Enter}');
    await user.click(await screen.findByRole('switch', { name: /^Single-key/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gu');
    await screen.findByRole('heading', { name: /^Users/, level: 1 });
    expect(location.pathname).toBe('/permissionManage');
  });

  it('/ goes to the search of the list, where keys are letters again', async () => {
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

  it('open nothing that a guard would turn one back', async () => {
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
    ['Alert log', 'alert log', 0],
    ['Alert log', 'Alert', 1],
    ['Alert log', 'al lo', 2],
    ['Alert log', 'log', 2],
    ['Alert log', 'lert', 4],
    ['告警日志', 'gjrz', 5],
    ['告警日志', '日志', 4],
    ['Alert log', 'lo al', undefined],
    ['Alert log', 'gj', undefined],
  ])('%s for "%s" is of grade %s', (name, typed, grade) => {
    expect(getMatchRank({ names: [name] }, typed)).toBe(grade);
  });

  it('recognizes the first letter of every sound', () => {
    const texts = '阿八擦大鹅发高好机卡拉妈那哦怕七人三他王西一在';
    expect(getPinyinInitials(texts)).toBe('abcdefghjklmnopqrstwxyz');
    expect(getPinyinInitials('单灯 A1 控制器')).toBe('ddkzq');
  });
});

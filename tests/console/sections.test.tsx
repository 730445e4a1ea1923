import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { KNOWN_MODELS } from '../../src/app/sections/knownModels.ts';
import { listScreenPaths } from '../../src/app/sections/listSections.ts';
import { messages } from '../../src/i18n/en/index.ts';
import { CONSOLE_ROUTES } from '../support/consoleRoutes.ts';
import { getQueryJson, openConsole, platform, getReceivedCalls } from '../support/openConsole.tsx';
import { sampleCases } from '../support/sampleCases.ts';

/** Goes somewhere as the browser's own buttons do: the router numbers its entries. */
const go = (path: string) =>
  // Screens that are fetched are waited for.
  act(async () => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    await Promise.resolve();
  });

const nav = (section: string) => screen.findByRole('navigation', { name: `Pages of ${section}` });
const bar = () => within(screen.getByRole('banner', { name: 'Top bar' }));
const main = async () => within(await screen.findByRole('main'));
/** The title of the screen that is open. */
const page = async (name: RegExp) => (await main()).findByRole('heading', { name, level: 1 });
const home = () => page(/^Tonight/);

/** Returns the condition of the last request for the list of a resource. */
const lastConditionOf = (resource: string): unknown => {
  const call = getReceivedCalls(`GET /api/core/${resource}`).at(-1);
  return call && (getQueryJson(call.query, 'filter') as { where?: unknown }).where;
};

/** The paths that menus and the palette list for a user with all permissions. */
const listedScreens = new Map(
  listScreenPaths({
    visitor: { role: 'admin', modules: [] },
    mode: 'smartLight',
    ...{ hasProject: true, lumen: true, peopleLight: true },
    models: KNOWN_MODELS,
  }).map(screenPath => [screenPath.path, screenPath]),
);

/** Paths with a screen that no menu lists: the source omits the first; the others are aliases, and pages of records. */
const UNLISTED_PATHS = [
  '/assetManage/model/ssipat',
  ...['/playerProject', '/playerProject/index'],
  ...['/data/assets', '/data/assets/create', '/data/scenes/create'],
];
/** The paths of the specification are written by hand: a route that is removed from the section table is missed. */
const writtenPaths = CONSOLE_ROUTES.filter(
  ({ path, mode, isSignedOut }) =>
    mode === 'smartLight' && !isSignedOut && !/^\/(?:nowhere|$)/u.test(path),
).map(({ path }) => path);

const ALL_PATHS = [
  ...new Set([...listedScreens.keys(), ...writtenPaths, ...UNLISTED_PATHS]),
].filter(path => path !== '/');

/** Returns what is missing of a screen and its entries. */
async function findMissingParts(path: string): Promise<readonly string[]> {
  const heading = await (await main()).findByRole('heading', { level: 1 }).catch(() => undefined);
  const hasScreen = heading && !/Page not found|stopped working/u.test(heading.textContent);
  const { section } = listedScreens.get(path) ?? {};
  const module = section && (messages as Readonly<Record<string, string>>)[section.caption];
  const hasBar = !section || bar().queryByRole('button', { name: module }) !== null;
  const sideLink = `.side a[aria-current="page"][href="${path}"]`;
  return [
    ...(hasScreen && location.pathname === path ? [] : ['screen']),
    ...(section || UNLISTED_PATHS.includes(path) ? [] : ['entry']),
    ...(hasBar ? [] : ['module in the bar']),
    ...(!section?.hasSidebar || document.querySelector(sideLink) ? [] : ['line in the sidebar']),
  ];
}

describe('every path', () => {
  it(
    'has a screen with a title, a bar that names the module, and a sidebar with the current page [SHELL-14] [SHELL-17] [SHELL-18] [SHELL-20] [SHELL-21/addresses] [SHELL-22/routes] [SHELL-29/entries]',
    { timeout: 120_000 },
    async () => {
      await openConsole('/');
      await home();
      const missing: string[] = [];
      for (const path of sampleCases(ALL_PATHS, 3)) {
        await go(path);
        for (const part of await findMissingParts(path)) missing.push(`${path}: ${part}`);
      }
      expect(missing).toEqual([]);
      expect(writtenPaths.length).toBeGreaterThan(60);
    },
  );

  it('opens a section with its default child and keeps the query [SHELL-14] [SHELL-20]', async () => {
    await openConsole('/systemOperation?perPage=10');
    await page(/^Smart poles/);
    expect(location.pathname + location.search).toBe('/systemOperation/config/sspole?perPage=10');
    await go('/smartLight/control');
    await page(/^Scenes/);
    await go('/systemOperation/systemConfig');
    await page(/^Plan settings/);
    await go('/reporterManage');
    await page(/statistics/iu);
    expect(location.pathname).toBe('/reporterManage/stat');
  });

  it('requests only what belongs there [SHELL-17] [SHELL-18]', async () => {
    await openConsole('/systemOperation/config/anything');
    await waitFor(() => expect(JSON.stringify(lastConditionOf('assets'))).toContain('"ssslc"'));
    await go('/assetManage/model/ssgw');
    await waitFor(() => expect(JSON.stringify(lastConditionOf('assets'))).toContain('"ssgw"'));
  });

  it('redirects a user without the module to the root, and every role but the administrator from administration routes [SHELL-06] [SHELL-07]', async () => {
    await openConsole('/', { as: 'guest' });
    await home();
    for (const path of [
      ...['/permissionManage', '/permissionManage/matrix', '/domainManage/domainEdit/list'],
      ...['/assetManage/model/ssslc', '/systemOperation/config/ssslc', '/light/statistics'],
      ...[
        '/smartLight/statistics',
        '/mediaPublish/statistics',
        '/playProject',
        '/playerProject/index',
      ],
    ]) {
      await go(path);
      await waitFor(() => expect(location.pathname).toBe('/'));
    }
    await go('/reporterManage/stat');
    await page(/statistics/iu);
    expect(location.pathname).toBe('/reporterManage/stat');
  });

  it('has player projects only once there is one [SHELL-21/guard]', async () => {
    platform.use(mockResponse('getVersion', 200, { version: '3.4.0', mode: 'mediaPublish' }));
    platform.use(mockResponse('countProjects', 200, { count: 0 }));
    await openConsole('/playProject');
    await home();
    expect(location.pathname).toBe('/');
    await screen.findByText('No project yet');
    const card = screen.getByRole('heading', { name: 'Player projects', level: 3 });
    expect(card.closest('a')).toBeNull();
    // The editor, where the first one is made, waits for none.
    await go('/mediaPublish/projects');
    await page(/^Project editor/);
    platform.use(mockResponse('countProjects', 200, { count: 1 }));
    await go('/playProject');
    await page(/^Player projects/);
  });
});

describe('a read of a guard that fails', () => {
  it.each([
    ['the count of projects', '*/api/media/projects/count', '/playProject', /^Player projects/],
    ['the mode', '*/api/config/version', '/light/statistics', /statistics/iu],
  ] as const)(
    'keeps the path, and opens its screen after Try again: %s [SHELL-06] [SHELL-21/guard]',
    async (_, read, path, title) => {
      let isBroken = true;
      platform.use(
        http.get(read, () => {
          if (isBroken) return new Response(null, { status: 502 });
          return Response.json({ count: 1, version: '3.4.0', mode: 'light' });
        }),
      );
      const { user } = await openConsole(path);
      await page(/^This page did not load/);
      expect(location.pathname).toBe(path);
      // It says nothing about other screens.
      await go('/systemOperation/group');
      await page(/^Groups/);
      await go(path);
      await page(/^This page did not load/);
      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await page(title);
    },
  );

  it('redirects where the platform denies the read [SHELL-21/guard]', async () => {
    platform.use(http.get('*/api/media/projects/count', () => new Response(null, { status: 403 })));
    await openConsole('/playProject');
    await home();
    expect(location.pathname).toBe('/');
  });
});

describe('configuration that is still loading', () => {
  it('keeps the shell usable and redirects no user before it is known; the mode is stored [SHELL-06] [SHELL-16]', async () => {
    let say = () => {};
    const response = new Promise<void>(resolve => (say = resolve));
    platform.use(
      http.get('*/api/config/version', async () => {
        await response;
        return Response.json({ version: '3.4.0', mode: 'light' });
      }),
    );
    // What it was before opens screens meanwhile, and closes none.
    localStorage.setItem('version', 'smartLight');
    const { user } = await openConsole('/light/statistics');
    await (await main()).findByText('Loading');
    expect(location.pathname).toBe('/light/statistics');
    // What does not depend on it is there.
    await go('/systemOperation/group');
    await page(/^Groups/);
    await user.click(bar().getByRole('link', { name: 'Home' }));
    await home();
    await go('/light/statistics');
    say();
    await page(/statistics/iu);
    await waitFor(() => expect(localStorage.getItem('version')).toBe('light'));
    // The platform is of another kind now: what it had before opens nothing any more.
    await go('/smartLight/statistics');
    await home();
  });

  it('uses the previous mode while the platform does not send it, and smart light without one [SHELL-16]', async () => {
    platform.use(mockResponse('getVersion', 404, error));
    localStorage.setItem('version', 'mediaPublish');
    await openConsole('/mediaPublish/statistics');
    await page(/statistics/iu);
    await go('/smartLight/statistics');
    await home();
    expect(location.pathname).toBe('/');
  });

  it('has a sidebar of the models that are known when the platform does not name them [SHELL-18]', async () => {
    platform.use(mockResponse('getModels', 404, error));
    await openConsole('/systemOperation/config/ssgw');
    const links = within(await nav('Maintenance'));
    await links.findByRole('link', { name: 'Broadcast terminals' });
    expect(links.getByRole('link', { name: 'Smart gateways' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

describe('the sensors of the platform', () => {
  it.each([
    { lumen: true, peopleLight: false },
    { lumen: false, peopleLight: true },
  ])(
    'decide on strategies by light and by presence, and on light control: %j [SHELL-19/wired] [SHELL-22/lumen]',
    async has => {
      platform.use(
        mockResponse('getLumen', 200, { enabled: has.lumen }),
        mockResponse('getPeopleLight', 200, { enabled: has.peopleLight }),
      );
      await openConsole('/systemOperation/strategy/time');
      const maintenance = within(await nav('Maintenance'));
      await maintenance.findByRole('link', { name: 'Time strategies' });
      const [light, presence] = ['Light sensor strategies', 'Presence strategies'] as const;
      for (const [name, isThere] of [
        [light, has.lumen],
        [presence, has.peopleLight],
      ] as const)
        expect(maintenance.queryAllByRole('link', { name }), name).toHaveLength(Number(isThere));
      for (const [path, title, isThere] of [
        ['/systemOperation/strategy/lumen', light, has.lumen],
        ['/systemOperation/strategy/sensor-light', presence, has.peopleLight],
      ] as const) {
        await go(path);
        await page(isThere ? new RegExp(`^${title}`, 'u') : /^Page not found/);
      }
      await go('/smartLight/control/time');
      const lighting = within(await nav('Smart light'));
      await lighting.findByRole('link', { name: 'Scenes' });
      const links = lighting.getAllByRole('link').map(({ textContent }) => textContent);
      const control = links.slice(links.indexOf('Time strategies'));
      expect(control[2]).toBe(has.lumen ? light : 'Groups');
      expect(control.includes(light)).toBe(has.lumen);
    },
  );
});

const error = {
  error: { statusCode: 404, name: 'Error', message: 'not configured', code: 54 },
} as const;

describe('the sidebar', () => {
  it('activates what is selected, unfolds it and folds the others; selected again, it folds [SHELL-15]', async () => {
    const { user } = await openConsole('/systemOperation/group');
    const side = within(await nav('Maintenance'));
    const group = (name: string) => side.getByRole('button', { name });
    await user.click(group('Logs'));
    await page(/^Device log/);
    expect(location.pathname).toBe('/systemOperation/log/equipmentLog');
    expect(group('Logs')).toHaveAttribute('aria-expanded', 'true');
    expect(side.getByRole('link', { name: 'Device log' })).toHaveAttribute('aria-current', 'page');

    group('Strategies').focus();
    await user.keyboard('{Enter}');
    await page(/^Time/);
    expect(group('Strategies')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Logs')).toHaveAttribute('aria-expanded', 'false');
    expect(side.queryByRole('link', { name: 'Device log' })).toBeNull();

    await user.click(group('Strategies'));
    expect(group('Strategies')).toHaveAttribute('aria-expanded', 'false');
    expect(location.pathname).toBe('/systemOperation/strategy/time');
    await user.click(group('Strategies'));
    expect(side.getByRole('link', { name: 'Time strategies' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('opens one screen with the strategies by the clock or by the sun, and the filter can be removed [SHELL-22/routes]', async () => {
    const { user } = await openConsole('/smartLight/control/latlng');
    const getKinds = () => new URLSearchParams(location.search).get('filter');
    await waitFor(() => expect(getKinds()).toBe('{"kind":{"inq":["latlng"]}}'));
    const side = within(await nav('Smart light'));
    await user.click(side.getByRole('link', { name: 'Time strategies' }));
    await waitFor(() => expect(getKinds()).toBe('{"kind":{"inq":["time"]}}'));
    await user.click(await screen.findByRole('button', { name: /^Remove.*Kind/u }));
    await waitFor(() => expect(getKinds()).toBe('{}'));
  });

  it('names itself in the language of the screen [SHELL-14]', async () => {
    await openConsole('/smartLight/control/latlng', { language: 'zh' });
    const side = within(await screen.findByRole('navigation', { name: '智慧照明的页面' }));
    expect(await side.findByRole('link', { name: '光照度策略' })).toBeInTheDocument();
    expect(side.getByRole('link', { name: '经纬度策略' })).toHaveAttribute('aria-current', 'page');
    expect(side.getByRole('button', { name: '列表' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('collapses its labels, remembers that, and opens groups next to itself', async () => {
    const { user } = await openConsole('/systemOperation/group');
    await user.click(await screen.findByRole('button', { name: 'Collapse' }));
    expect(localStorage.getItem('RaStore.sidebar.collapsed')).toBe('true');
    const side = within(await nav('Maintenance'));
    await user.click(side.getByRole('button', { name: 'Logs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Upgrade log' }));
    await page(/^Upgrade log/);
    await user.click(screen.getByRole('button', { name: 'Expand the sidebar' }));
    expect(await side.findByRole('link', { name: 'Upgrade log' })).toBeInTheDocument();
  });

  it('is a drawer where there is no room, with the other modules below', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 899'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user } = await openConsole('/reporterManage/stat');
    await page(/statistics/iu);
    expect(screen.queryByRole('navigation', { name: 'Pages of Reports' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu', hidden: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Modules' }));
    await user.click(drawer.getByRole('link', { name: 'Device report' }));
    await page(/^Device report/);
    await waitFor(() =>
      expect(document.title).toBe('Device report · Reports · City Light Console'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu', hidden: true }));
    const again = within(await screen.findByRole('dialog', { name: 'Modules' }));
    await user.click(again.getByRole('link', { name: 'Error codes' }));
    await waitFor(() => expect(location.pathname).toBe('/errorReference'));
  });
});

describe('the URL of a list in a section', () => {
  it('holds the query of the list: a shared link repeats it, and so does going back [SHELL-27/lists]', async () => {
    const filter = encodeURIComponent(JSON.stringify({ name: { like: 'road' } }));
    const search = `?filter=${filter}&sort=id&order=DESC&perPage=30`;
    await openConsole(`/systemOperation/config/ssslc${search}`);
    const PARTS = ['"model":"ssslc"', '"[Rr][Oo][Aa][Dd]', '"id DESC"', '"limit":30'];
    const times = () =>
      getReceivedCalls('GET /api/core/assets').filter(({ query }) =>
        PARTS.every(part => query.get('filter')?.includes(part)),
      ).length;
    await page(/^Single-lamp controllers/);
    await waitFor(() => expect(times()).toBe(1));
    fireEvent.click(await screen.findByRole('link', { name: 'Smart gateways' }));
    await page(/^Smart gateways/);
    await waitFor(() => expect(JSON.stringify(lastConditionOf('assets'))).toContain('"ssgw"'));
    act(() => history.back());
    await page(/^Single-lamp controllers/);
    expect(location.search).toBe(search);
    await waitFor(() => expect(times()).toBe(2));
  });
});

describe('the entries of a section', () => {
  it('are the menu of the module in the top bar and, without a card, a line of the home page [SHELL-29/entries] [SHELL-10/bar]', async () => {
    const { user } = await openConsole('/');
    const others = within(await screen.findByRole('navigation', { name: 'Other links' }));
    expect(others.queryByRole('link', { name: 'Maintenance' })).toBeNull();
    await user.click(others.getByRole('link', { name: 'All data' }));
    await waitFor(() => expect(location.pathname).toBe('/data'));
    await user.click(await bar().findByRole('button', { name: 'All data' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Error codes' }));
    await waitFor(() => expect(location.pathname).toBe('/errorReference'));
    expect(await bar().findByRole('button', { name: 'Error codes' })).toBeInTheDocument();
  });
});

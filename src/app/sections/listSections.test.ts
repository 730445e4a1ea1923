import { describe, expect, it } from 'vitest';

import { messages as chinese } from '../../i18n/zh/index.ts';
import { messages as english } from '../../i18n/en/index.ts';
import { resources } from '../../generated/catalogue.ts';
import { KNOWN_MODELS } from './knownModels.ts';
import { resolveRoute } from './resolveRoute.ts';
import type { RouteContext, NavNode } from './NavSection.ts';
import { listScreenPaths, collectScreenNodes, findSection, listSections } from './listSections.ts';

const MODES = ['light', 'mediaPublish', 'smartLight'] as const;
const ROLES = ['admin', 'deviceAdmin', 'deviceOperator', 'guest', 'remoteUser', 'nobody'];
const MODULES = [
  ...['asset', 'permission', 'maintenance', 'smartLight', 'light'],
  ...['report', 'publish', 'project', 'domain'],
];
/** The models of a platform, with one that is not in the specification. */
const MODELS = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat', 'charge'];

const FULL: RouteContext = {
  visitor: { role: 'admin', modules: [] },
  mode: 'smartLight',
  hasProject: true,
  lumen: true,
  peopleLight: true,
  models: MODELS.map(model => ({ model, title: { en: model, zh: model } })),
};
const facts = (some: Partial<RouteContext> = {}): RouteContext => ({ ...FULL, ...some });
const inMode = (mode: RouteContext['mode']) => facts({ mode });

/** The modules that the specification lists for each mode. @see docs/decisions/2026-11-21-product-modes.md 1 */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  light: ['asset', 'maintenance', 'report', 'permission', 'domain', 'light'],
  mediaPublish: ['asset', 'maintenance', 'report', 'permission', 'domain', 'publish', 'project'],
  smartLight: [
    ...['asset', 'maintenance', 'report', 'permission', 'domain', 'smartLight'],
    ...['publish', 'project'],
  ],
};

/** One URL of the specification: its owner, and its screen for a user with access. */
interface Expected {
  readonly at: string;
  readonly module?: string;
  /** One of these modules is enough. */
  readonly anyOf?: readonly string[];
  /** It exists only with this feature. */
  readonly needs?: 'lumen' | 'peopleLight';
  /** A second required module. The project editor does not require a project. */
  readonly also?: 'project' | 'asset';
  /** Only these roles have access. */
  readonly roles?: readonly string[];
  /** The redirect target; absent if there is a screen. */
  readonly to?: string;
}

const under = (module: string, base: string, names: readonly string[]): readonly Expected[] =>
  names.map(name => ({ module, at: `${base}/${name}` }));

/** The roles that may change equipment and settings. */
const MANAGERS = ['admin', 'deviceAdmin'];

const TABLE: readonly Expected[] = [
  ...under('asset', '/assetManage/model', [...MODELS, 'anything']),
  ...under('asset', '/assetManage/statistics', [...MODELS, 'anything']),
  { module: 'asset', at: '/assetManage', to: '/assetManage/model/sspole' },
  { module: 'asset', at: '/assetManage/model', to: '/assetManage/model/sspole' },
  { module: 'asset', at: '/assetManage/statistics', to: '/assetManage/statistics/sspole' },
  { module: 'asset', at: '/assetManage/modelTypes' },
  { module: 'asset', at: '/assetManage/modelTypes/create' },
  { module: 'permission', at: '/permissionManage' },
  { module: 'permission', at: '/permissionManage/matrix' },
  ...under('maintenance', '/systemOperation/config', [...MODELS, 'unknow', 'anything']),
  { module: 'maintenance', at: '/systemOperation/config/import', also: 'asset', roles: MANAGERS },
  { module: 'maintenance', at: '/systemOperation', to: '/systemOperation/config/sspole' },
  { module: 'maintenance', at: '/systemOperation/config', to: '/systemOperation/config/sspole' },
  ...under('maintenance', '/systemOperation/strategy', ['time', 'plan', 'override']),
  { module: 'maintenance', at: '/systemOperation/strategy/lumen', needs: 'lumen' },
  { module: 'maintenance', at: '/systemOperation/strategy/sensor-light', needs: 'peopleLight' },
  { module: 'maintenance', at: '/systemOperation/strategy', to: '/systemOperation/strategy/time' },
  ...under('maintenance', '/systemOperation', [
    ...['serviceMonitor/systemRunningState', 'serviceMonitor/serviceState'],
    ...['deviceMonitor/deviceTopology', 'deviceMonitor/deviceState'],
    ...['log/equipmentLog', 'log/upgradeLog'],
    ...['faultManagement/alarm', 'faultManagement/alarmLog', 'group'],
    ...['storage/documents', 'storage/files', 'storage/upgrades'],
  ]),
  ...under('maintenance', '/systemOperation/systemConfig', [
    ...['convention', 'systemParam', 'plan'],
  ]).map(row => ({ ...row, roles: MANAGERS })),
  {
    module: 'maintenance',
    at: '/systemOperation/systemConfig',
    to: '/systemOperation/systemConfig/plan',
    roles: MANAGERS,
  },
  { module: 'maintenance', at: '/systemOperation/log/userLog', roles: ['admin'] },
  { module: 'maintenance', at: '/systemOperation/log', to: '/systemOperation/log/equipmentLog' },
  ...under('report', '/reporterManage', ['stat', 'device']),
  { module: 'report', at: '/reporterManage', to: '/reporterManage/stat' },
  ...under('domain', '/domainManage', ['domainEdit/list', 'domainEdit/topology', 'mapPreview']),
  { module: 'domain', at: '/domainManage', to: '/domainManage/domainEdit/list' },
  { module: 'project', at: '/playProject' },
  { module: 'project', at: '/playerProject' },
  { module: 'project', at: '/playerProject/index' },
  ...under('smartLight', '/smartLight', ['statistics', 'map']),
  ...under('smartLight', '/smartLight/list', [...MODELS, 'anything']),
  ...under('smartLight', '/smartLight/control', ['time', 'latlng', 'light', 'group', 'scene']),
  { module: 'smartLight', at: '/smartLight', to: '/smartLight/statistics' },
  { module: 'smartLight', at: '/smartLight/list', to: '/smartLight/list/ssgw' },
  { module: 'smartLight', at: '/smartLight/control', to: '/smartLight/control/scene' },
  { module: 'light', at: '/light/statistics' },
  { module: 'light', at: '/light', to: '/light/statistics' },
  { module: 'publish', at: '/mediaPublish/statistics' },
  { module: 'publish', at: '/mediaPublish/projects', also: 'project' },
  { at: '/errorReference' },
  // The generic paths of a resource: guarded as the sections that list it.
  { anyOf: ['asset', 'maintenance', 'smartLight'], at: '/data/assets' },
  { anyOf: ['asset', 'maintenance', 'smartLight'], at: '/data/assets/1/show' },
  { anyOf: ['maintenance', 'smartLight'], at: '/data/strategies' },
  { anyOf: ['maintenance', 'smartLight'], at: '/data/groups/create' },
  { module: 'domain', at: '/data/domains' },
  { module: 'smartLight', at: '/data/scenes/create' },
  { module: 'maintenance', at: '/data/plans/1' },
  { module: 'maintenance', at: '/data/userLogs', roles: ['admin'] },
  { module: 'permission', at: '/data/roles' },
  { module: 'publish', at: '/data/projects', also: 'project' },
  { module: 'project', at: '/data/players' },
];

function expected(
  { module, anyOf, needs, also, roles, to }: Expected,
  known: RouteContext,
): string {
  const { role, modules } = known.visitor;
  const hasOne = (one: string) =>
    OFFERED[known.mode ?? '']?.includes(one) === true &&
    (role === 'admin' || (modules.includes(one) && one !== 'permission' && one !== 'domain'));
  const isHis = anyOf ? anyOf.some(hasOne) : module === undefined || hasOne(module);
  const lacks = also && role !== 'admin' && !modules.includes(also);
  const waits = module === 'project' && !known.hasProject;
  const isOther = roles && !roles.includes(role);
  if (!isHis || lacks || waits || isOther) return 'home';
  if (needs && !known[needs]) return 'notFound';
  return to ?? 'screen';
}

function found(at: string, known: RouteContext): string {
  const route = resolveRoute(at, known);
  return route.kind === 'redirect' ? route.to : route.kind;
}

/** One line: which path, which user, in which city. */
function formatMismatch(at: string, want: string, got: string, known: RouteContext): string {
  const { visitor, mode, hasProject, lumen, peopleLight } = known;
  const user = `${visitor.role} with [${visitor.modules.join(' ')}]`;
  const city = JSON.stringify({ mode, hasProject, lumen, peopleLight });
  return `${at}: expected ${want}, found ${got}, for ${user} in ${city}`;
}

const BOOLEANS = [true, false];

/** Every user, in every mode, in every city. */
const everyFacts: readonly RouteContext[] = ROLES.flatMap(role =>
  [MODULES, [], ...MODULES.map(module => [module])].flatMap(modules =>
    MODES.flatMap(mode =>
      BOOLEANS.flatMap(hasProject =>
        BOOLEANS.flatMap(lumen =>
          BOOLEANS.map(peopleLight =>
            facts({ visitor: { role, modules }, mode, hasProject, lumen, peopleLight }),
          ),
        ),
      ),
    ),
  ),
);

describe('every path', () => {
  it('is a screen, a default child, unknown, or a redirect to the home page, for every role, modules, mode and feature [SHELL-06] [SHELL-07] [SHELL-16] [SHELL-19/table] [SHELL-20] [SHELL-21/guard] [SHELL-22/routes] [SHELL-23]', () => {
    const wrong: string[] = [];
    let checkCount = 0;
    for (const known of everyFacts)
      for (const row of TABLE) {
        checkCount += 1;
        const [want, got] = [expected(row, known), found(row.at, known)];
        if (want !== got) wrong.push(formatMismatch(row.at, want, got, known));
      }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(checkCount).toBeGreaterThan(100_000);
  });

  it('waits for what decides, and only for that; it never decides otherwise than it will', () => {
    const UNKNOWN = ['mode', 'hasProject', 'lumen', 'peopleLight', 'models'] as const;
    const wrong: unknown[] = [];
    for (const known of everyFacts.filter((_, index) => index % 7 === 0))
      for (const name of UNKNOWN) {
        const before = { ...known, [name]: undefined };
        for (const { at } of TABLE) {
          const early = found(at, before);
          if (early !== 'wait' && early !== found(at, known)) wrong.push({ at, name, early });
        }
      }
    expect(wrong.slice(0, 5)).toEqual([]);
    const nothing = { mode: undefined, hasProject: undefined, lumen: undefined } as const;
    const early = facts({ ...nothing, peopleLight: undefined, models: undefined });
    expect(found('/assetManage/model/ssslc', early)).toBe('screen');
    expect(found('/systemOperation/log', early)).toBe('/systemOperation/log/equipmentLog');
    expect(found('/assetManage', early)).toBe('wait');
    expect(found('/smartLight/map', early)).toBe('wait');
  });

  it.each([
    ...[
      '/',
      '/nowhere',
      '/assetManage/nothing',
      '/systemOperation/log/nothing',
      '/smartLight/nothing',
    ],
    ...['/reporterManage/stat/1', '/systemOperation/systemConfig/plan/1', '/assetManageX/model'],
    ...['/assetManage/model/%E0%A4%A', '/login', '/systemOperation/config/import/1'],
  ])('%s is none', at => {
    expect(found(at, facts())).toBe('notFound');
  });

  it('of publishing is one in the modes that publish: not in that of lighting [SHELL-16]', () => {
    for (const mode of MODES) {
      const has = mode !== 'light';
      const paths = listSections(inMode(mode)).map(({ path }) => path);
      expect(paths.includes('/mediaPublish'), mode).toBe(has);
      expect(found('/mediaPublish/projects', inMode(mode))).toBe(has ? 'screen' : 'home');
      expect(found('/mediaPublish/nothing', inMode(mode))).toBe(has ? 'notFound' : 'home');
    }
  });

  it('accepts a slash at its end', () => {
    expect(found('/assetManage/', facts())).toBe('/assetManage/model/sspole');
    expect(found('/permissionManage/', facts())).toBe('screen');
  });
});

const nodeAt = (at: string, known = facts()): NavNode => {
  const route = resolveRoute(at, known);
  if (route.kind !== 'screen') throw new Error(`${at} is ${route.kind}`);
  return route.node;
};
const screenAt = (at: string, known = facts()) => nodeAt(at, known).screen;

describe('the listed sections', () => {
  it('shows the devices and the metrics of the model that the URL names [SHELL-17]', () => {
    for (const model of MODELS) {
      expect(screenAt(`/assetManage/model/${model}`)).toEqual({
        ...{ kind: 'resource', resource: 'assets', where: { model } },
      });
      expect(screenAt(`/assetManage/statistics/${model}`)).toMatchObject({ of: model });
    }
  });

  it('shows the nine that config names, and for anything else the single-lamp controllers [SHELL-18]', () => {
    const where = (name: string) => screenAt(`/systemOperation/config/${name}`);
    for (const model of ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'unknow', 'ssipat'])
      expect(where(model)).toMatchObject({ resource: 'assets', where: { model } });
    expect(where('import')).toEqual({ kind: 'import', resource: 'assets' });
    for (const other of ['charge', 'anything', 'SSGW', 'constructor'])
      expect(where(other)).toEqual(where('ssslc'));
    // The list keeps its path, and so do its records.
    expect(nodeAt('/systemOperation/config/anything/create').path).toBe(
      '/systemOperation/config/anything',
    );
  });

  it('shows the five lists of smart light, and a default list for anything else; one screen for both clocks [SHELL-22/routes]', () => {
    const list = (name: string) => screenAt(`/smartLight/list/${name}`);
    for (const model of ['ssipat', 'ssslc', 'ssads', 'ssgw', 'sscam'])
      expect(list(model)).toMatchObject({ resource: 'assets', where: { model } });
    expect(list('anything')).toEqual({ kind: 'resource', resource: 'assets' });
    expect(screenAt('/smartLight/control/time')).toEqual(screenAt('/smartLight/control/latlng'));
    expect(screenAt('/smartLight/map')).toEqual({ kind: 'own', name: 'map' });
  });

  it('shows the same page at all three routes of player projects [SHELL-21/addresses]', () => {
    const [first, ...others] = ['/playProject', '/playerProject', '/playerProject/index'];
    for (const at of others) expect(screenAt(at)).toEqual(screenAt(first));
    for (const at of ['/playProject', ...others])
      expect(findSection(at, facts())).toMatchObject({ path: '/playProject', hasSidebar: false });
  });

  it('recognizes every resource that it names', () => {
    const named = MODES.flatMap(mode => listScreenPaths(inMode(mode))).flatMap(({ node }) =>
      node?.screen && 'resource' in node.screen ? [node.screen.resource] : [],
    );
    expect(named.filter(name => !Object.hasOwn(resources, name))).toEqual([]);
  });
});

const sidebar = (path: string, known = facts()) =>
  listSections(known).find(section => section.path === path)?.nodes ?? [];
/** Returns the paths of a sidebar without their common prefix: `log` and `log/userLog`. */
const outline = (path: string, known = facts()): readonly string[] =>
  sidebar(path, known).flatMap(({ id, children = [] }) =>
    [id, ...children.map(child => child.id)].map(one => one.slice(path.length)),
  );

describe('a sidebar', () => {
  it('has one child for each model under both kinds; broadcast is not among the models [SHELL-17]', () => {
    const kinds = (kind: string, models: readonly string[]) => [
      kind,
      ...models.map(model => `${kind}/${model}`),
    ];
    expect(outline('/assetManage')).toEqual([
      ...kinds(
        'model',
        MODELS.filter(model => model !== 'ssipat'),
      ),
      ...kinds('statistics', MODELS),
      'modelTypes',
    ]);
  });

  it('of maintenance has the nodes of the source, then those that only had routes, then the storage [SHELL-18]', () => {
    expect(sidebar('/systemOperation').map(({ id }) => id.split('/')[1])).toEqual([
      ...['config', 'strategy', 'systemConfig', 'log', 'group'],
      ...['serviceMonitor', 'deviceMonitor', 'faultManagement'],
      'storage',
    ]);
    expect(outline('/systemOperation').slice(0, 11)).toEqual([
      'config',
      ...[...MODELS, 'unknow', 'import'].map(name => `config/${name}`),
    ]);
  });

  it('has strategies by sensors only where there are sensors [SHELL-19/table]', () => {
    const strategies = (lumen: boolean, peopleLight: boolean) =>
      outline('/systemOperation', facts({ lumen, peopleLight }))
        .filter(id => id.startsWith('strategy/'))
        .map(id => id.slice('strategy/'.length));
    expect(strategies(false, false)).toEqual(['time', 'plan', 'override']);
    expect(strategies(true, false)).toEqual(['time', 'plan', 'lumen', 'override']);
    expect(strategies(false, true)).toEqual(['time', 'plan', 'sensor-light', 'override']);
    expect(strategies(true, true)).toEqual([
      ...['time', 'plan', 'lumen', 'sensor-light', 'override'],
    ]);
  });

  it('of smart light has a list for each model but poles, and light control third where there are sensors [SHELL-22/lumen]', () => {
    const control = (lumen: boolean) =>
      outline('/smartLight', facts({ lumen })).filter(id => id.startsWith('control/'));
    expect(outline('/smartLight').filter(id => id.startsWith('list/'))).toEqual(
      MODELS.filter(model => model !== 'sspole').map(model => `list/${model}`),
    );
    const [time, latlng, group, scene] = control(false);
    expect([time, latlng, group, scene]).toEqual(
      ['time', 'latlng', 'group', 'scene'].map(name => `control/${name}`),
    );
    expect(control(true)).toEqual([time, latlng, 'control/light', group, scene]);
  });

  it('of reports, domains, lighting and publishing are those of the source; users have none [SHELL-20] [SHELL-23]', () => {
    expect(outline('/reporterManage')).toEqual(['stat', 'device']);
    expect(outline('/domainManage')).toEqual([
      ...['domainEdit', 'domainEdit/list', 'domainEdit/topology', 'mapPreview'],
    ]);
    expect(outline('/light', inMode('light'))).toEqual(['statistics']);
    expect(outline('/mediaPublish', inMode('mediaPublish'))).toEqual(['statistics', 'projects']);
    const without = listSections(facts()).filter(({ hasSidebar }) => !hasSidebar);
    expect(without.map(({ path }) => path)).toContain('/permissionManage');
  });

  it('links to screens only, in two levels [SHELL-14]', () => {
    for (const mode of MODES)
      for (const { path, node } of listScreenPaths(inMode(mode))) {
        if (node) expect(found(path, inMode(mode))).toBe('screen');
      }
    const levels = (nodes: readonly NavNode[]): number =>
      nodes.length && 1 + Math.max(...nodes.map(({ children = [] }) => levels(children)));
    for (const section of listSections(facts())) expect(levels(section.nodes)).toBeLessThan(3);
  });

  it('has a caption in both languages for every line [SHELL-14]', () => {
    const captions = MODES.flatMap(mode =>
      listSections({ ...inMode(mode), models: KNOWN_MODELS }).flatMap(({ caption, nodes }) => [
        caption,
        ...nodes.map(node => node.caption),
        ...collectScreenNodes(nodes).map(node => node.caption),
      ]),
    );
    for (const caption of captions) {
      expect(english).toHaveProperty([caption as string]);
      expect(chinese).toHaveProperty([caption as string]);
    }
  });

  it('lists no entry that a guard rejects to the user [SHELL-06]', () => {
    for (const known of everyFacts)
      for (const { path, node } of listScreenPaths(known))
        if (node && found(path, known) !== 'screen') throw new Error(`${path} is rejected`);
  });
});

it('shows the index of all data, and the link to it, to a user who may open some of them [SHELL-06]', () => {
  const open = (role: string, modules: readonly string[]) => {
    const known = facts({ visitor: { role, modules } });
    const isListed = listSections(known).some(({ path }) => path === '/data');
    expect(found('/data', known)).toBe(isListed ? 'screen' : 'home');
    return isListed;
  };
  expect(open('guest', ['report'])).toBe(false);
  expect(open('deviceAdmin', ['publish'])).toBe(false);
  expect(open('deviceOperator', ['maintenance'])).toBe(true);
  expect(open('admin', [])).toBe(true);
});

describe('screens that the source names without a route', () => {
  const OWN = [
    ['/mediaPublish/projects', 'mediaPublish', ['publish', 'project']],
    ['/systemOperation/storage/documents', 'smartLight', ['maintenance']],
    ['/systemOperation/storage/files', 'smartLight', ['maintenance']],
    ['/systemOperation/storage/upgrades', 'smartLight', ['maintenance']],
    ['/assetManage/modelTypes', 'light', ['asset']],
  ] as const;

  it.each(OWN)('%s has a route, an entry and a guard [SHELL-29/entries]', (at, mode, needed) => {
    const entries = (role: string, modules: readonly string[]) =>
      listScreenPaths(facts({ visitor: { role, modules }, mode })).map(({ path }) => path);
    expect(entries('deviceAdmin', needed)).toContain(at);
    for (const one of needed)
      expect(
        entries(
          'deviceAdmin',
          needed.filter(each => each !== one),
        ),
      ).not.toContain(at);
    expect(found(at, facts({ visitor: { role: 'guest', modules: [] }, mode }))).toBe('home');
  });

  it('opens the error reference to every signed-in user [SHELL-29/entries]', () => {
    const guest = facts({ visitor: { role: 'guest', modules: [] } });
    expect(found('/errorReference', guest)).toBe('screen');
    expect(listScreenPaths(guest).map(({ path }) => path)).toContain('/errorReference');
  });
});

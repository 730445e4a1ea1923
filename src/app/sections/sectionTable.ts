import { isDocumentsBuild } from '../../data/isDocumentsBuild.ts';
import {
  andMaybe,
  canEnterModule,
  combineAny,
  hasModule,
  type Maybe,
} from '../../domain/modules.ts';
import { resources } from '../../generated/catalogue.ts';
import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { buildAssetManageRoutes } from './assetManageRoutes.ts';
import {
  type RouteDefinition,
  getCaptionKey,
  createListScreen,
  buildRouteRule,
} from './routeRules.ts';
import type { RouteContext, RouteRule, ScreenDefinition, SectionRoutes } from './NavSection.ts';
import { buildSmartLightRoutes } from './smartLightRoutes.ts';
import { buildSystemOperationRoutes } from './systemOperationRoutes.ts';

/** One row of the table: a section, its module, and its routes for the user and the city. */
interface SectionTableRow {
  readonly path: string;
  readonly module?: string;
  readonly icon: IconName;
  readonly hasSidebar: boolean;
  readonly aliasOf?: string;
  readonly buildRoutes: (context: RouteContext) => readonly RouteDefinition[];
}

/** Every section of the console, in menu order. @see SHELL-17 to SHELL-23, SHELL-29 */
const sectionTable: readonly SectionTableRow[] = [
  {
    path: '/smartLight',
    module: 'smartLight',
    icon: 'lightControl',
    hasSidebar: true,
    buildRoutes: buildSmartLightRoutes,
  },
  {
    path: '/light',
    module: 'light',
    icon: 'light',
    hasSidebar: true,
    buildRoutes: () => [
      {
        name: 'statistics',
        icon: 'chart',
        screen: { kind: 'own', name: 'energyStatistics' },
      },
    ],
  },
  {
    path: '/systemOperation',
    module: 'maintenance',
    icon: 'wrench',
    hasSidebar: true,
    buildRoutes: buildSystemOperationRoutes,
  },
  {
    path: '/assetManage',
    module: 'asset',
    icon: 'collection',
    hasSidebar: true,
    buildRoutes: buildAssetManageRoutes,
  },
  {
    path: '/domainManage',
    module: 'domain',
    icon: 'tree',
    hasSidebar: true,
    buildRoutes: () => [
      {
        name: 'domainEdit',
        icon: 'tree',
        children: [
          { name: 'list', screen: createListScreen('domains') },
          { name: 'topology', screen: { kind: 'resource', resource: 'domains', as: 'tree' } },
        ],
      },
      { name: 'mapPreview', icon: 'map', screen: { kind: 'own', name: 'domainMap' } },
    ],
  },
  {
    path: '/reporterManage',
    module: 'report',
    icon: 'chart',
    hasSidebar: true,
    buildRoutes: () => [
      { name: 'stat', icon: 'chart', screen: { kind: 'report', operation: 'getStatReport' } },
      { name: 'device', icon: 'list', screen: { kind: 'report', operation: 'getDeviceReport' } },
    ],
  },
  {
    path: '/mediaPublish',
    module: 'publish',
    icon: 'glasses',
    hasSidebar: true,
    buildRoutes: context => [
      {
        name: 'statistics',
        icon: 'chart',
        screen: { kind: 'own', name: 'publishingStatistics' },
      },
      {
        name: 'projects',
        icon: 'stack',
        screen: createListScreen('projects'),
        // The first project is created here, so it cannot require one: both modules are enough.
        may: andMaybe(
          canEnterModule('publish', context.visitor, context),
          hasModule('project', context.visitor, context.mode),
        ),
      },
    ],
  },
  {
    path: '/playProject',
    module: 'project',
    icon: 'stack',
    hasSidebar: false,
    buildRoutes: () => [{ name: '', screen: createListScreen('players') }],
  },
  {
    path: '/playerProject',
    aliasOf: '/playProject',
    module: 'project',
    icon: 'stack',
    hasSidebar: false,
    // Aliases of the same page. @see SHELL-21
    buildRoutes: () => [
      {
        name: 'index',
        caption: 'section.playProject',
        screen: createListScreen('players'),
        isListed: false,
      },
      {
        name: '',
        caption: 'section.playProject',
        screen: createListScreen('players'),
        isListed: false,
      },
    ],
  },
  {
    path: paths.users,
    module: 'permission',
    icon: 'shield',
    hasSidebar: false,
    buildRoutes: () => [
      { name: '', screen: { kind: 'own', name: 'users' } },
      { name: 'matrix', screen: { kind: 'own', name: 'matrix' } },
    ],
  },
  {
    path: paths.errorReference,
    icon: 'help',
    hasSidebar: false,
    buildRoutes: () => [{ name: '', screen: { kind: 'own', name: 'errorReference' } }],
  },
  {
    path: paths.data,
    icon: 'layers',
    hasSidebar: false,
    buildRoutes: buildDataRoutes,
  },
];

/** The resources of a module without a list of their own in its section. */
const modulesByResource: ReadonlyMap<string, string> = new Map([['roles', 'permission']]);

/** The generic routes: each resource has the guard of its sections, and the index the guard of any resource. */
function buildDataRoutes(context: RouteContext): readonly RouteDefinition[] {
  const screen: ScreenDefinition = { kind: 'own', name: 'data', base: paths.data };
  const caption = getCaptionKey('data');
  const permissions = [...getResourcePermissions(context)];
  return [
    { name: '', screen, may: combineAny(permissions.map(([, may]) => may)) },
    ...permissions.map(([name, may]) => ({ name, screen, caption, may, isListed: false })),
  ];
}

const permissionsByContext = new WeakMap<RouteContext, ReadonlyMap<string, Maybe>>();

/**
 * Returns for each resource whether the user may open its list and its records, at any path: a resource belongs to the
 * modules whose sections list it, and one that no section lists is open to every user. Cached for an identical context.
 *
 * @see SHELL-06, SHELL-07
 */
export function getResourcePermissions(context: RouteContext): ReadonlyMap<string, Maybe> {
  const cached = permissionsByContext.get(context);
  if (cached) return cached;
  const rules = sectionTable
    .filter(({ path }) => path !== paths.data)
    .flatMap(row => buildSectionRoutes(row, context).nodes);
  const getPermission = (name: string): Maybe => {
    const module = modulesByResource.get(name);
    if (isDocumentsBuild) return true;
    if (module !== undefined) return canEnterModule(module, context.visitor, context);
    const inSections = listPermissions(name, rules);
    return inSections.length === 0 || combineAny(inSections);
  };
  const permissions = new Map(Object.keys(resources).map(name => [name, getPermission(name)]));
  permissionsByContext.set(context, permissions);
  return permissions;
}

const listPermissions = (resource: string, rules: readonly RouteRule[]): readonly Maybe[] =>
  rules.flatMap(({ screen, may, exists, isLoading, children = [] }) => [
    ...(isListOf(resource, screen) ? [andMaybe(may, exists)] : []),
    // One of the children may be its list.
    ...(isLoading ? [andMaybe(may, undefined)] : []),
    ...listPermissions(resource, children),
  ]);

/** Whether a screen lists records of a resource. */
export const isListOf = (resource: string, screen: ScreenDefinition | undefined): boolean =>
  screen?.kind === 'resource'
    ? screen.resource === resource
    : screen?.kind === 'own' && screen.name === resource;

/** The sections that exist without a city. */
const SECTIONS_OF_ANY_DOCUMENT: readonly string[] = [paths.data, paths.users, paths.errorReference];

/** Foreign documents have resources, but no city. */
const availableSections = isDocumentsBuild
  ? sectionTable.filter(({ path }) => SECTIONS_OF_ANY_DOCUMENT.includes(path))
  : sectionTable;

const routesByContext = new WeakMap<RouteContext, readonly SectionRoutes[]>();

/** Returns every section with its route rules, for any user. Cached for an identical context. */
export function getSectionRoutes(context: RouteContext): readonly SectionRoutes[] {
  const rules =
    routesByContext.get(context) ?? availableSections.map(row => buildSectionRoutes(row, context));
  routesByContext.set(context, rules);
  return rules;
}

function buildSectionRoutes(
  { buildRoutes, ...row }: SectionTableRow,
  context: RouteContext,
): SectionRoutes {
  const may = row.module === undefined || canEnterModule(row.module, context.visitor, context);
  return {
    ...row,
    caption: getCaptionKey(row.path.slice(1)),
    nodes: buildRoutes(context).map(routeDefinition =>
      buildRouteRule(row.path, routeDefinition, may),
    ),
  };
}

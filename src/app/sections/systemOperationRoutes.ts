import { andMaybe, hasModule, canEnterModule } from '../../domain/modules.ts';
import { type RouteDefinition, createDeviceListScreen, createListScreen } from './routeRules.ts';
import { getModelTitle } from './knownModels.ts';
import type { RouteContext } from './NavSection.ts';

/** The model that `config` shows for an unknown name. @see SHELL-18 */
const FALLBACK_MODEL = 'ssslc';

/** The models with a `config` screen. */
const CONFIGURED_MODELS = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'];

/** Whether the user has the module of the section and one of the roles of a screen. */
const isAllowedAs = (roles: readonly string[], { visitor, ...product }: RouteContext) =>
  andMaybe(roles.includes(visitor.role), canEnterModule('maintenance', visitor, product));

/** The roles that may change equipment or platform settings. */
const MANAGER_ROLES = ['admin', 'deviceAdmin'];

/** systemOperation: the five nodes of the specification, its routes without a node, and the storage. */
export const buildSystemOperationRoutes = (context: RouteContext): readonly RouteDefinition[] => [
  buildConfigRoute(context),
  buildStrategyRoute(context),
  buildSystemConfigRoute(context),
  buildLogRoute(context),
  { name: 'group', icon: 'group', screen: createListScreen('groups') },
  ...monitorRoutes,
  faultManagementRoute,
  storageRoute,
];

const buildConfigRoute = (context: RouteContext): RouteDefinition => ({
  name: 'config',
  icon: 'tree',
  isLoading: context.models === undefined,
  children: [
    ...(context.models ?? []).map(({ model, title }) => ({
      name: model,
      caption: title,
      screen: createDeviceListScreen(CONFIGURED_MODELS.includes(model) ? model : FALLBACK_MODEL),
    })),
    { name: 'unknow', screen: createDeviceListScreen('unknow') },
    {
      name: 'import',
      screen: { kind: 'import', resource: 'assets' },
      may: andMaybe(
        isAllowedAs(MANAGER_ROLES, context),
        hasModule('asset', context.visitor, context.mode),
      ),
    },
  ],
  resolveOther: name => {
    const model = CONFIGURED_MODELS.includes(name) ? name : FALLBACK_MODEL;
    return { caption: getModelTitle(model, context), screen: createDeviceListScreen(model) };
  },
});

const buildStrategyRoute = ({ lumen, peopleLight }: RouteContext): RouteDefinition => ({
  name: 'strategy',
  icon: 'sunset',
  children: [
    { name: 'time', screen: createListScreen('strategies', { kind: ['time', 'latlng'] }) },
    { name: 'plan', screen: createListScreen('plans') },
    { name: 'lumen', screen: createListScreen('strategies', { kind: 'lumen' }), exists: lumen },
    {
      name: 'sensor-light',
      screen: createListScreen('strategies', { kind: 'people' }),
      exists: peopleLight,
    },
    { name: 'override', screen: createListScreen('overrides') },
  ],
});

const buildSystemConfigRoute = (context: RouteContext): RouteDefinition => ({
  name: 'systemConfig',
  may: isAllowedAs(MANAGER_ROLES, context),
  icon: 'wrench',
  defaultChild: 'plan',
  children: [
    {
      name: 'convention',
      screen: {
        kind: 'settings',
        read: 'getConventionSettings',
        write: 'replaceConventionSettings',
      },
    },
    {
      name: 'systemParam',
      screen: {
        kind: 'settings',
        read: 'getSystemParamSettings',
        write: 'replaceSystemParamSettings',
      },
    },
    {
      name: 'plan',
      screen: { kind: 'settings', read: 'getPlanSettings', write: 'replacePlanSettings' },
    },
  ],
});

const buildLogRoute = (context: RouteContext): RouteDefinition => ({
  name: 'log',
  icon: 'file',
  children: [
    { name: 'equipmentLog', screen: createListScreen('equipmentLogs') },
    { name: 'userLog', screen: createListScreen('userLogs'), may: isAllowedAs(['admin'], context) },
    { name: 'upgradeLog', screen: createListScreen('upgradeLogs') },
  ],
});

const monitorRoutes: readonly RouteDefinition[] = [
  {
    name: 'serviceMonitor',
    icon: 'settings',
    children: [
      { name: 'systemRunningState', screen: { kind: 'report', operation: 'getSystemState' } },
      { name: 'serviceState', screen: createListScreen('services') },
    ],
  },
  {
    name: 'deviceMonitor',
    icon: 'chart',
    children: [
      { name: 'deviceTopology', screen: createDeviceListScreen('ssgw') },
      { name: 'deviceState', screen: createListScreen('statuses') },
    ],
  },
];

const faultManagementRoute: RouteDefinition = {
  name: 'faultManagement',
  icon: 'alarm',
  children: [
    {
      name: 'alarm',
      // Every alert but those that are both cleared and confirmed.
      screen: createListScreen('alerts', {
        state: ['activeUnacknowledged', 'activeAcknowledged', 'clearedUnacknowledged'],
      }),
    },
    { name: 'alarmLog', screen: createListScreen('alerts') },
    { name: 'fault', screen: createListScreen('faults') },
    { name: 'mute', screen: createListScreen('mutes') },
  ],
};

const storageRoute: RouteDefinition = {
  name: 'storage',
  icon: 'folder',
  children: [
    { name: 'documents', screen: createListScreen('documents') },
    { name: 'files', screen: createListScreen('files') },
    { name: 'upgrades', screen: createListScreen('packages') },
  ],
};

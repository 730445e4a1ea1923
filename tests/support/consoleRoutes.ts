/** A product mode of the platform. @see docs/decisions/2026-11-21-product-modes.md 1 */
export type RouteMode = 'smartLight' | 'light' | 'mediaPublish';

/** A path of the console, and the mode that it needs. */
export interface ConsoleRoute {
  readonly path: string;
  readonly mode: RouteMode;
  /** The path is for visitors without a session. */
  readonly isSignedOut?: boolean;
}

const createPaths = (base: string, ...names: readonly string[]) =>
  names.map(name => `${base}/${name}`);

/** The models of the generated city that have screens. */
const SCREEN_MODELS = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'];

/**
 * Every path of the specification, and those that it leaves open, written by hand: a screen that is missing in the
 * section table of the console fails a test.
 *
 * @see SHELL-17 to SHELL-23
 */
const SMART_LIGHT_PATHS: readonly string[] = [
  '/',
  ...createPaths('/assetManage/model', ...SCREEN_MODELS),
  ...createPaths('/assetManage/statistics', ...SCREEN_MODELS),
  '/assetManage/modelTypes',
  '/permissionManage',
  '/permissionManage/matrix',
  ...createPaths('/systemOperation/config', ...SCREEN_MODELS, 'unknow', 'import'),
  ...createPaths('/systemOperation/strategy', 'time', 'plan', 'lumen', 'sensor-light', 'override'),
  ...createPaths('/systemOperation/serviceMonitor', 'systemRunningState', 'serviceState'),
  ...createPaths('/systemOperation/systemConfig', 'convention', 'systemParam', 'plan'),
  ...createPaths('/systemOperation/deviceMonitor', 'deviceTopology', 'deviceState'),
  ...createPaths('/systemOperation/log', 'equipmentLog', 'userLog', 'upgradeLog'),
  ...createPaths('/systemOperation/faultManagement', 'alarm', 'alarmLog', 'fault', 'mute'),
  '/systemOperation/group',
  ...createPaths('/systemOperation/storage', 'documents', 'files', 'upgrades'),
  ...createPaths('/reporterManage', 'stat', 'device'),
  ...createPaths('/domainManage', 'domainEdit/list', 'domainEdit/topology', 'mapPreview'),
  '/mediaPublish/statistics',
  '/mediaPublish/projects',
  '/playerProject/index',
  '/smartLight/statistics',
  '/smartLight/map',
  ...createPaths('/smartLight/list', 'ssipat', 'ssslc', 'ssads', 'ssgw', 'sscam'),
  ...createPaths('/smartLight/control', 'time', 'latlng', 'light', 'group', 'scene'),
  '/errorReference',
  '/data',
  '/data/assets',
  '/data/assets/create',
  '/data/scenes/create',
  '/nowhere/at/all',
];

export const CONSOLE_ROUTES: readonly ConsoleRoute[] = [
  { path: '/login', mode: 'smartLight', isSignedOut: true },
  ...SMART_LIGHT_PATHS.map((path): ConsoleRoute => ({ path, mode: 'smartLight' })),
  { path: '/light/statistics', mode: 'light' },
];

/** Whether a path shows the screen of another path with another model; slow tests skip it. */
export const isSimilarRoute = (path: string): boolean =>
  /\/(?:model|statistics|config|list)\/(?:ssgw|sscam|ssads|sssap|ssipat)$/u.test(path);

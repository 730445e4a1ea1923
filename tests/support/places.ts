/** A product mode of the platform. @see design 8.12 */
export type Mode = 'smartLight' | 'light' | 'mediaPublish';

/** An address that a person can be at, and the mode that it needs. */
export interface Spot {
  readonly path: string;
  readonly mode: Mode;
  /** Nobody is signed in there. */
  readonly isOutside?: boolean;
}

const below = (base: string, ...names: readonly string[]) => names.map(name => `${base}/${name}`);

/** The models that the simulated city has screens for. */
const MODELS = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'];

/**
 * Every address of the specification, and those that it leaves to us, written by hand: a screen that the console's own
 * table forgets is missed here.
 *
 * @see spec A2
 */
const SMART_LIGHT: readonly string[] = [
  '/',
  ...below('/assetManage/model', ...MODELS),
  ...below('/assetManage/statistics', ...MODELS),
  '/assetManage/modelTypes',
  '/permissionManage',
  '/permissionManage/matrix',
  ...below('/systemOperation/config', ...MODELS, 'unknow', 'import'),
  ...below('/systemOperation/strategy', 'time', 'plan', 'lumen', 'sensor-light'),
  ...below('/systemOperation/serviceMonitor', 'systemRunningState', 'serviceState'),
  ...below('/systemOperation/systemConfig', 'convention', 'systemParam', 'plan'),
  ...below('/systemOperation/deviceMonitor', 'deviceTopology', 'deviceState'),
  ...below('/systemOperation/log', 'equipmentLog', 'userLog', 'upgradeLog'),
  ...below('/systemOperation/faultManagement', 'alarm', 'alarmLog'),
  '/systemOperation/group',
  ...below('/systemOperation/storage', 'documents', 'files', 'upgrades'),
  ...below('/reporterManage', 'stat', 'device'),
  ...below('/domainManage', 'domainEdit/list', 'domainEdit/topology', 'mapPreview'),
  '/playerProject/index',
  '/smartLight/statistics',
  '/smartLight/map',
  ...below('/smartLight/list', 'ssipat', 'ssslc', 'ssads', 'ssgw', 'sscam'),
  ...below('/smartLight/control', 'time', 'latlng', 'light', 'group', 'scene'),
  '/errorReference',
  '/data',
  '/data/assets',
  '/data/assets/create',
  '/data/scenes/create',
  '/nowhere/at/all',
];

export const SPOTS: readonly Spot[] = [
  { path: '/login', mode: 'smartLight', isOutside: true },
  ...SMART_LIGHT.map((path): Spot => ({ path, mode: 'smartLight' })),
  { path: '/light/statistics', mode: 'light' },
  { path: '/mediaPublish/statistics', mode: 'mediaPublish' },
  { path: '/mediaPublish/projects', mode: 'mediaPublish' },
];

/** Addresses that show the same parts with other records: enough once, where looking is dear. */
export const isTwin = (path: string): boolean =>
  /\/(?:model|statistics|config|list)\/(?:ssgw|sscam|ssads|sssap|ssipat)$/u.test(path);

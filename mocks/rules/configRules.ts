import type { OperationCall, ServiceRules } from '../platform/operationRule.ts';
import {
  LAMP_STATUSES,
  LUMEN_SETTINGS,
  LUMEN_TYPES,
  PRESENCE_SETTINGS,
} from './config/lighting.ts';
import { AVAILABLE_MODELS } from './config/availableModels.ts';
import { getMapPictures, groundRules } from './config/ground/groundRules.ts';
import { getDefaultModules, isModuleInMode, KNOWN_ROLES } from '../model/modules.ts';

/** The cards of the home page in their order. @see SHELL-11 */
const HOME_CARDS = [
  { key: 'asset', title: { en: 'Assets', zh: '资产管理' } },
  { key: 'permission', title: { en: 'Users and permissions', zh: '用户与权限' } },
  { key: 'maintenance', title: { en: 'Maintenance', zh: '运维管理' } },
  { key: 'smartLight', title: { en: 'Smart light', zh: '智慧照明' } },
  { key: 'light', title: { en: 'Lighting', zh: '照明管理' } },
  { key: 'report', title: { en: 'Reports', zh: '报表管理' } },
  { key: 'publish', title: { en: 'Publishing', zh: '媒体发布' } },
  { key: 'project', title: { en: 'Player projects', zh: '播放项目' } },
  { key: 'visual', title: { en: 'City view', zh: '城市视图' } },
  { key: 'domain', title: { en: 'Domains', zh: '域管理' } },
  { key: 'issues', title: { en: 'Issues', zh: '工单' } },
  { key: 'strategy', title: { en: 'Strategies', zh: '策略管理' } },
  { key: 'traffic', title: { en: 'Traffic', zh: '交通' } },
];

/** Cards that every user sees, regardless of modules. */
const UNRESTRICTED_CARDS = ['visual', 'traffic'];

const PLUGIN_LINKS = [
  {
    key: 'airQuality',
    title: { en: 'Air quality', zh: '空气质量' },
    link: 'https://air.example.org/?lang={language}',
  },
];

const MAP_SETTINGS = {
  mapType: 'plain',
  mapOffline: 1,
  assetsHidden: false,
  minZoom: 3,
  maxZoom: 20,
  zoom: 16,
  center: { lat: 30.2084, lng: 120.2126 },
  timeZone: 'Asia/Shanghai',
  levels: [
    { id: 1, zoom: 3 },
    { id: 2, zoom: 10 },
    { id: 3, zoom: 13 },
    { id: 4, zoom: 15 },
  ],
};

/** The same levels with their names: a domain is a city, a district, a street or a block. */
const DOMAIN_LEVELS = {
  levels: [
    { id: 1, title: { en: 'City', zh: '城市' } },
    { id: 2, title: { en: 'District', zh: '区' } },
    { id: 3, title: { en: 'Street', zh: '街道' } },
    { id: 4, title: { en: 'Block', zh: '路段' } },
  ].map(level => ({ ...level, zoom: MAP_SETTINGS.levels.find(({ id }) => id === level.id)?.zoom })),
};

/** Returns the cards of a user: an admin sees all of the product mode, others the assigned ones of their role. */
function getModules({ query, platform }: OperationCall) {
  const { role, modules } = query.user as { role: string; modules: readonly string[] };
  const { mode } = platform.product;
  const defaults = getDefaultModules(role, mode);
  const isGranted = (key: string) =>
    role === 'admin' || (defaults.includes(key) && modules.includes(key));
  return HOME_CARDS.filter(
    ({ key }) => UNRESTRICTED_CARDS.includes(key) || (isModuleInMode(key, mode) && isGranted(key)),
  );
}

const getModuleDefaults = ({ platform }: OperationCall) =>
  Object.fromEntries(
    KNOWN_ROLES.map(role => [role, getDefaultModules(role, platform.product.mode)]),
  );

/** The rules of `openapi/config.yaml`. @see CALL-05 */
export const configRules: ServiceRules = {
  operations: {
    getVersion: ({ platform: { product } }) => product,
    // Without a default: the console starts in the language of the browser.
    getLanguage: () => ({ languages: ['zh', 'en'] }),
    // A provider without a link is not shown: this platform supports only passwords.
    getOauth: () => ({}),
    getOauth2: () => ({}),
    getModules,
    getModuleDefaults,
    getPlugins: () => PLUGIN_LINKS,
    getMap: ({ platform: { city } }) => ({ ...MAP_SETTINGS, ...getMapPictures(city) }),
    ...groundRules,
    getDomainLevels: () => DOMAIN_LEVELS,
    getModels: () => AVAILABLE_MODELS,
    // Cameras and alerts have the origin of the console, whatever the host.
    getCameraHost: () => ({ path: '/camera' }),
    getAlertHost: () => ({ path: '/core/notification/device' }),
    getLumen: () => LUMEN_SETTINGS,
    getLumenTypes: () => LUMEN_TYPES,
    getPeopleLight: () => PRESENCE_SETTINGS,
    getLampStatuses: () => LAMP_STATUSES,
  },
};

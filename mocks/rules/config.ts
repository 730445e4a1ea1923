import type { Call, ServiceRules } from '../platform/rule.ts';
import { LAMP_STATUSES, LUMEN, LUMEN_TYPES, PEOPLE_LIGHT } from './config/lighting.ts';
import { MODEL_OFFERS } from './config/models.ts';
import { defaultModules, isOffered, KNOWN_ROLES } from './modules.ts';

/** The cards of the home page in their order. @see spec A2 */
const CARDS = [
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

/** Cards that everybody sees, whatever his modules. */
const STATIC = ['visual', 'traffic'];

const PLUGINS = [
  {
    key: 'airQuality',
    title: { en: 'Air quality', zh: '空气质量' },
    link: 'https://air.example.org/?lang={language}',
  },
];

const MAP = {
  mapType: 'plain',
  mapOffline: 1,
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
  ].map(level => ({ ...level, zoom: MAP.levels.find(({ id }) => id === level.id)?.zoom })),
};

/** The cards for a user: an admin sees all that the product mode has, others those of their role that they were given. */
function getModules({ query, platform }: Call) {
  const { role, modules } = query.user as { role: string; modules: readonly string[] };
  const { mode } = platform.product;
  const defaults = defaultModules(role, mode);
  const isMine = (key: string) =>
    role === 'admin' || (defaults.includes(key) && modules.includes(key));
  return CARDS.filter(({ key }) => STATIC.includes(key) || (isOffered(key, mode) && isMine(key)));
}

const getModuleDefaults = ({ platform }: Call) =>
  Object.fromEntries(KNOWN_ROLES.map(role => [role, defaultModules(role, platform.product.mode)]));

/** The rules of `openapi/config.yaml`. @see spec A7 */
export const configRules: ServiceRules = {
  operations: {
    getVersion: ({ platform: { product } }) => product,
    getLanguage: () => ({ default: 'en', languages: ['zh', 'en'] }),
    // Without a link a provider is not offered: this platform signs in by password alone.
    getOauth: () => ({}),
    getOauth2: () => ({}),
    getModules,
    getModuleDefaults,
    getPlugins: () => PLUGINS,
    getMap: () => MAP,
    getDomainLevels: () => DOMAIN_LEVELS,
    getModels: () => MODEL_OFFERS,
    // Cameras and alerts come from where the console itself comes from, whatever the host.
    getCameraHost: () => ({ path: '/camera' }),
    getAlertHost: () => ({ path: '/core/notification/device' }),
    getLumen: () => LUMEN,
    getLumenTypes: () => LUMEN_TYPES,
    getPeopleLight: () => PEOPLE_LIGHT,
    getLampStatuses: () => LAMP_STATUSES,
  },
};

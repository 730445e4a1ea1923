import { both, hasModule, mayEnter } from '../../domain/modules.ts';
import { type Line, devicesOf, listOf } from './rules.ts';
import { titleOf } from './models.ts';
import type { Facts } from './Section.ts';

/** What `config` shows for a name that is none of its own. @see spec A2 (SHELL-18) */
const FALLBACK = 'ssslc';

/** Those that `config` has a screen for. */
const CONFIGURED = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'];

/** Whether the person has the module of the section, and one of the roles that its documents name for a screen. */
const mayAs = (roles: readonly string[], { visitor, ...product }: Facts) =>
  both(roles.includes(visitor.role), mayEnter('maintenance', visitor, product));

/** Who may change equipment or the settings of the platform. */
const MANAGERS = ['admin', 'deviceAdmin'];

/** /systemOperation: the source's five nodes, then those that it has routes for and no node, then the storage. */
export const systemOperation = (facts: Facts): readonly Line[] => [
  config(facts),
  strategy(facts),
  systemConfig(facts),
  log(facts),
  { name: 'group', icon: 'group', screen: listOf('groups') },
  ...monitors,
  faultManagement,
  storage,
];

const config = (facts: Facts): Line => ({
  name: 'config',
  icon: 'tree',
  isComing: facts.models === undefined,
  children: [
    ...(facts.models ?? []).map(({ model, title }) => ({
      name: model,
      caption: title,
      screen: devicesOf(CONFIGURED.includes(model) ? model : FALLBACK),
    })),
    { name: 'unknow', screen: devicesOf('unknow') },
    {
      name: 'import',
      screen: { kind: 'import', resource: 'assets' },
      may: both(mayAs(MANAGERS, facts), hasModule('asset', facts.visitor, facts.mode)),
    },
  ],
  other: name => {
    const model = CONFIGURED.includes(name) ? name : FALLBACK;
    return { caption: titleOf(model, facts), screen: devicesOf(model) };
  },
});

const strategy = ({ lumen, peopleLight }: Facts): Line => ({
  name: 'strategy',
  icon: 'sunset',
  children: [
    { name: 'time', screen: listOf('strategies', { kind: ['time', 'latlng'] }) },
    { name: 'plan', screen: listOf('plans') },
    { name: 'lumen', screen: listOf('strategies', { kind: 'lumen' }), exists: lumen },
    { name: 'sensor-light', screen: listOf('strategies', { kind: 'people' }), exists: peopleLight },
  ],
});

const systemConfig = (facts: Facts): Line => ({
  name: 'systemConfig',
  may: mayAs(MANAGERS, facts),
  icon: 'wrench',
  start: 'plan',
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

const log = (facts: Facts): Line => ({
  name: 'log',
  icon: 'file',
  children: [
    { name: 'equipmentLog', screen: listOf('equipmentLogs') },
    { name: 'userLog', screen: listOf('userLogs'), may: mayAs(['admin'], facts) },
    { name: 'upgradeLog', screen: listOf('upgradeLogs') },
  ],
});

const monitors: readonly Line[] = [
  {
    name: 'serviceMonitor',
    icon: 'settings',
    children: [
      { name: 'systemRunningState', screen: { kind: 'reading', operation: 'getSystemState' } },
      { name: 'serviceState', screen: listOf('services') },
    ],
  },
  {
    name: 'deviceMonitor',
    icon: 'chart',
    children: [
      { name: 'deviceTopology', screen: devicesOf('ssgw') },
      { name: 'deviceState', screen: listOf('statuses') },
    ],
  },
];

const faultManagement: Line = {
  name: 'faultManagement',
  icon: 'alarm',
  children: [
    { name: 'alarm', screen: listOf('alerts', { confirmed: false }) },
    { name: 'alarmLog', screen: listOf('alerts') },
  ],
};

const storage: Line = {
  name: 'storage',
  icon: 'folder',
  children: [
    { name: 'documents', screen: listOf('documents') },
    { name: 'files', screen: listOf('files') },
    { name: 'upgrades', screen: listOf('packages') },
  ],
};

import { type Line, devicesOf, listOf } from './rules.ts';
import { titleOf } from './models.ts';
import type { Facts } from './Section.ts';

/** What `config` shows for a name that is none of its own. @see spec A2 (SHELL-18) */
const FALLBACK = 'ssslc';

/** Those that `config` has a screen for. */
const CONFIGURED = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'];

/** /systemOperation: the source's five nodes, then those that it has routes for and no node, then the storage. */
export const systemOperation = (facts: Facts): readonly Line[] => [
  config(facts),
  strategy(facts),
  systemConfig,
  log,
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
    { name: 'import', screen: { kind: 'import', resource: 'assets' } },
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

const systemConfig: Line = {
  name: 'systemConfig',
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
};

const log: Line = {
  name: 'log',
  icon: 'file',
  children: [
    { name: 'equipmentLog', screen: listOf('equipmentLogs') },
    { name: 'userLog', screen: listOf('userLogs') },
    { name: 'upgradeLog', screen: listOf('upgradeLogs') },
  ],
};

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

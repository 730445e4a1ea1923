import type { components } from '../../../src/generated/core/types.ts';
import { refuse } from '../../platform/Refusal.ts';
import type { Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { noteUserAction } from '../notes.ts';
import { refuseTimeZone } from './timeZone.ts';
import { omit } from './without.ts';

type Schemas = components['schemas'];

/** The settings that a platform begins with. */
const DEFAULTS = {
  convention: {
    dataReportPeriod: 15,
    offlineAfter: 45,
    overTemperature: 75,
    overCurrent: 5,
    overVoltage: 264,
    underVoltage: 176,
    soundOnLevel: 2,
  },
  systemParam: {
    sessionHours: 336,
    loginFailures: 10,
    logRetentionDays: 180,
    ntpServer: 'ntp.example.cn',
    ntpPort: 123,
    mqttHost: 'mqtt.example.cn',
    mqttPort: 8883,
    timeZone: 'Asia/Shanghai',
  },
  plan: {
    sunsetOffset: -10,
    sunriseOffset: 10,
    defaultBrightness: 100,
    nightDimFrom: '23:00',
    nightDimTo: '05:00',
    nightDimBrightness: 50,
    fade: 30,
    maxOverrideHours: 24,
  },
} as const satisfies {
  readonly convention: Schemas['ConventionSettings'];
  readonly systemParam: Schemas['SystemParamSettings'];
  readonly plan: Schemas['PlanSettings'];
};

type Name = keyof typeof DEFAULTS;

interface Settings {
  readonly convention: Schemas['ConventionSettings'];
  readonly systemParam: Schemas['SystemParamSettings'];
  readonly plan: Schemas['PlanSettings'];
}

/** Settings as they are now. */
export function settingsOf<N extends Name>(store: Store, name: N): Settings[N] {
  const kept = omit(store.records('settings').get(name) ?? {}, 'id');
  return { ...(DEFAULTS as Settings)[name], ...kept };
}

const read =
  (name: Name): Rule =>
  ({ platform: { store } }) =>
    settingsOf(store, name);

/** @throws Refusal 422 (22) */
type Judge<N extends Name> = (settings: Settings[N]) => void;

const wrong = (path: string, message: string) =>
  refuse.invalid([{ path, code: 'contradiction', message }]);

/** What the schema of settings cannot say. */
const judges: { readonly [N in Name]: Judge<N> } = {
  convention: ({ underVoltage, overVoltage, offlineAfter, dataReportPeriod }) => {
    if (underVoltage >= overVoltage) throw wrong('/underVoltage', 'must be below overVoltage');
    if (offlineAfter < dataReportPeriod) {
      throw wrong('/offlineAfter', 'must not be shorter than dataReportPeriod');
    }
  },
  systemParam: ({ timeZone }) => {
    refuseTimeZone(timeZone);
  },
  plan: ({ nightDimFrom, nightDimTo }) => {
    if (nightDimFrom === nightDimTo) throw wrong('/nightDimTo', 'must differ from nightDimFrom');
  },
};

const replace =
  <N extends Name>(name: N): Rule =>
  call => {
    const { store } = call.platform;
    judges[name](call.body as Settings[N]);
    store.put('settings', { id: name, ...(call.body as Row) });
    noteUserAction(call, { action: 'settings', target: 'settings', targetId: name });
    return settingsOf(store, name);
  };

/** The rules of the settings. @see spec A2, MON-05 */
export const settingRules: Readonly<Record<string, Rule>> = {
  getConventionSettings: read('convention'),
  replaceConventionSettings: replace('convention'),
  getSystemParamSettings: read('systemParam'),
  replaceSystemParamSettings: replace('systemParam'),
  getPlanSettings: read('plan'),
  replacePlanSettings: replace('plan'),
};

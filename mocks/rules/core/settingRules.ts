import type { components } from '../../../src/generated/core/types.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { assertTimeZone } from './assertTimeZone.ts';
import { omit } from '../../platform/omitProperties.ts';

type Schemas = components['schemas'];

/** The default settings of a platform. */
const DEFAULT_SETTINGS = {
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

type SettingName = keyof typeof DEFAULT_SETTINGS;

interface SettingsByName {
  readonly convention: Schemas['ConventionSettings'];
  readonly systemParam: Schemas['SystemParamSettings'];
  readonly plan: Schemas['PlanSettings'];
}

/** Returns the current settings. */
export function getSettings<N extends SettingName>(store: Store, name: N): SettingsByName[N] {
  const saved = omit(store.records('settings').get(name) ?? {}, 'id');
  return { ...(DEFAULT_SETTINGS as SettingsByName)[name], ...saved };
}

const createReadRule =
  (name: SettingName): OperationRule =>
  ({ platform: { store } }) =>
    getSettings(store, name);

/** @throws HttpError 422 (22) */
type SettingsValidator<N extends SettingName> = (settings: SettingsByName[N]) => void;

const createError = (path: string, message: string) =>
  httpErrors.invalidBody([{ path, code: 'contradiction', message }]);

/** Validations of settings beyond their schema. */
const SETTINGS_VALIDATORS: { readonly [N in SettingName]: SettingsValidator<N> } = {
  convention: ({ underVoltage, overVoltage, offlineAfter, dataReportPeriod }) => {
    if (underVoltage >= overVoltage)
      throw createError('/underVoltage', 'must be below overVoltage');
    if (offlineAfter < dataReportPeriod) {
      throw createError('/offlineAfter', 'must not be shorter than dataReportPeriod');
    }
  },
  systemParam: ({ timeZone }) => {
    assertTimeZone(timeZone);
  },
  plan: ({ nightDimFrom, nightDimTo }) => {
    if (nightDimFrom === nightDimTo)
      throw createError('/nightDimTo', 'must differ from nightDimFrom');
  },
};

const createReplaceRule =
  <N extends SettingName>(name: N): OperationRule =>
  call => {
    const { store } = call.platform;
    SETTINGS_VALIDATORS[name](call.body as SettingsByName[N]);
    store.put('settings', { id: name, ...(call.body as Row) });
    logUserAction(call, { action: 'settings', target: 'settings', targetId: name });
    return getSettings(store, name);
  };

/** @see MON-05 */
export const settingRules: Readonly<Record<string, OperationRule>> = {
  getConventionSettings: createReadRule('convention'),
  replaceConventionSettings: createReplaceRule('convention'),
  getSystemParamSettings: createReadRule('systemParam'),
  replaceSystemParamSettings: createReplaceRule('systemParam'),
  getPlanSettings: createReadRule('plan'),
  replacePlanSettings: createReplaceRule('plan'),
};

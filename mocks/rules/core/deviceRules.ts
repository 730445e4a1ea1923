import { getSensorReadings } from '../../city/lightHistory.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { type EquipmentLogEntry, logEquipment, logUserAction } from '../logs/activityLogs.ts';
import { toFailedResult } from '../logs/logOutcome.ts';
import { getAsset } from './getAsset.ts';
import { getDeviceSecretId } from './deviceData.ts';
import { startBroadcast } from './broadcastState.ts';
import { readEnergy } from './deviceEnergy.ts';
import { storeParameter, getStoredParameters } from './deviceParameters.ts';
import {
  LAMP_PARAMETER,
  getLampAction,
  readLamp,
  readRatedPower,
  setRatedPower,
  switchLamp,
} from './lampParam.ts';
import { updateLampNow } from './lampUpdates.ts';
import { hasParameter } from './parameters.ts';
import { listDisplayPlayers } from './playerRules.ts';
import { contactDevice } from './contactDevice.ts';
import { getSettings } from './settingRules.ts';
import { assertTimeZone } from './assertTimeZone.ts';
import { RETURN_ACTION, returnToStrategy } from './returnToStrategy.ts';
import { startUpgrade } from './upgradeRules.ts';

type Schemas = components['schemas'];

/** The action after a device's response; its result is the response body. */
type DeviceAction = (call: OperationCall, asset: Row, body: unknown) => unknown;

/** A parameter: its read rule and its set or action rule, under the names of its operations. */
interface DeviceParameter {
  readonly name: string;
  /** The suffix of its operationIds: `requestClock`, `setClock`. */
  readonly id: string;
  readonly read?: DeviceAction;
  readonly set?: DeviceAction;
}

/** The actions of a device besides parameters, by operationId. */
interface NamedAction {
  readonly name: string;
  readonly run: DeviceAction;
}

/** Creates a parameter that returns the last set value, or a default. */
const createStoredParameter = (
  name: string,
  id: string,
  getInitialValue: (call: OperationCall, asset: Row) => unknown,
): DeviceParameter => ({
  name,
  id,
  read: (call, asset) => getStoredParameters(call, asset)[name] ?? getInitialValue(call, asset),
  set: (call, asset, body) => storeParameter(call, asset, name, body),
});

const RATED_POWER_PARAMETER = 'device-lighting:lamp-rated-power';
const CLOCK_PARAMETER = 'device-common:clock';
const ENV_SOURCE_PARAMETER = 'device-led-disp:env-source';

const toIsoTime = (ms: number): string => new Date(ms).toISOString();

const DEVICE_PARAMETERS: readonly DeviceParameter[] = [
  { name: 'device-energy', id: 'Energy', read: readEnergy },
  {
    name: 'device-sensor',
    id: 'Sensor',
    read: ({ platform }, asset) => ({
      time: toIsoTime(platform.clock()),
      values: getSensorReadings(asset, platform.clock()),
    }),
  },
  { name: 'device-led-disp:player-list', id: 'PlayerList', read: listDisplayPlayers },
  { name: ENV_SOURCE_PARAMETER, id: 'EnvSource', read: readEnvSource },
  { name: LAMP_PARAMETER, id: 'LampParam', read: readLamp, set: switchLamp },
  {
    name: RATED_POWER_PARAMETER,
    id: 'LampRatedPower',
    read: readRatedPower,
    set: setRatedPower,
  },
  createStoredParameter('device-common:strategy-exec-mode', 'StrategyExecMode', () => ({
    mode: 'platform',
  })),
  createStoredParameter('device-common:plan-exec-mode', 'PlanExecMode', () => ({
    mode: 'platform',
  })),
  createStoredParameter('device-common:auth-mode', 'AuthMode', () => ({ mode: 'password' })),
  createStoredParameter('device-common:encrypt-mode', 'EncryptMode', () => ({ mode: 'aes128' })),
  {
    name: 'device-common:location',
    id: 'Location',
    read: (_, { geoPoint = null }) => ({ geoPoint }),
    set: setLocation,
  },
  { name: CLOCK_PARAMETER, id: 'Clock', read: readClock, set: setClock },
  createStoredParameter(
    'device-common:data-report-period',
    'DataReportPeriod',
    ({ platform: { store } }) => ({
      period: getSettings(store, 'convention').dataReportPeriod,
    }),
  ),
];

const DEVICE_ACTIONS: Readonly<Record<string, NamedAction>> = {
  changeDevicePassword: { name: 'device-common:change-password', run: changePassword },
  permitJoinNet: {
    name: 'device-common:all-permit-join-net',
    run(call, asset, body) {
      const { duration } = body as Schemas['PermitJoin'];
      const until = toIsoTime(call.platform.clock() + duration * 1000);
      storeParameter(call, asset, this.name, { until });
      return createDoneResult(call);
    },
  },
  returnToStrategy: { name: RETURN_ACTION, run: returnToStrategy },
  startUpgrade: { name: 'device-task:upgrade-task-start', run: startUpgrade },
  playFiles: { name: 'device-ipa:file-play', run: playFiles },
};

/** The actions with a log name of their own. */
const LOG_ACTION_NAMES: Readonly<Record<string, string>> = {
  startUpgrade: 'upgrade',
  returnToStrategy: 'strategyReturn',
};

const createDoneResult = ({ platform }: OperationCall) => ({
  state: 'done',
  time: toIsoTime(platform.clock()),
});

function readEnvSource(call: OperationCall, asset: Row): Schemas['EnvSource'] {
  const values = getSensorReadings(asset, call.platform.clock());
  return { source: 'builtin', values };
}

/** Sets the location of a device: for the map, lists and distance queries. */
function setLocation({ platform: { store } }: OperationCall, asset: Row, body: unknown) {
  const { geoPoint } = body as Schemas['DeviceLocation'];
  store.put('assets', { ...asset, geoPoint });
  return { geoPoint };
}

interface StoredClock {
  readonly ahead: number;
  readonly timeZone?: string;
}

/** Reads the clock, which continues from its set time. */
function readClock(call: OperationCall, asset: Row): Schemas['DeviceClock'] {
  const { ahead, timeZone } = (getStoredParameters(call, asset)[CLOCK_PARAMETER] ?? {
    ahead: 0,
  }) as StoredClock;
  const zone = timeZone ?? getSettings(call.platform.store, 'systemParam').timeZone;
  return { time: toIsoTime(call.platform.clock() + ahead), timeZone: zone };
}

/** @throws HttpError 422 (22) no such time zone */
function setClock(call: OperationCall, asset: Row, body: unknown): Schemas['DeviceClock'] {
  const { time, timeZone } = body as Schemas['DeviceClock'];
  if (timeZone !== undefined) assertTimeZone(timeZone);
  const ahead = Date.parse(time) - call.platform.clock();
  storeParameter(call, asset, CLOCK_PARAMETER, {
    ahead,
    ...(timeZone !== undefined && { timeZone }),
  });
  return readClock(call, asset);
}

/**
 * Changes the password. A device accepts any old password until the platform has set one.
 *
 * @throws HttpError 409 (18) the old password is wrong
 */
async function changePassword(call: OperationCall, { id }: Row, body: unknown) {
  const { store, hasher } = call.platform;
  const { oldPassword, newPassword } = body as Record<'oldPassword' | 'newPassword', string>;
  const secretId = getDeviceSecretId(id);
  const before = store.records('secrets').get(secretId);
  const isPasswordValid = !before || (await hasher.verify(oldPassword, String(before.hash)));
  const hash = await hasher.hash(newPassword);
  getAsset(call);
  if (!isPasswordValid || store.records('secrets').get(secretId) !== before) {
    throw httpErrors.conflict(errorCodes.executeFailed, 'The old password of the device is wrong');
  }
  store.put('secrets', { id: secretId, hash });
  return createDoneResult(call);
}

/** @throws HttpError 409 (18) a file that is not on the device */
function playFiles(call: OperationCall, asset: Row, body: unknown) {
  const { files, duration } = body as Schemas['FilePlay'];
  const fileNames = new Set(
    [...call.platform.store.records('mediaData').all()].map(({ name }) => name),
  );
  const missingFile = files.find(name => !fileNames.has(name));
  if (missingFile !== undefined)
    throw httpErrors.conflict(errorCodes.executeFailed, `There is no file "${missingFile}"`);
  startBroadcast(call.platform, asset, duration);
  return createDoneResult(call);
}

/** Creates the rule of a device action, with one log entry on success or error. */
function createDeviceRule(action: string, name: string, deviceAction: DeviceAction): OperationRule {
  return async call => {
    const { body } = call;
    const asset = assertSupported(call, name);
    const value = action === 'request' ? undefined : formatValue(body);
    const log = (outcome: Pick<EquipmentLogEntry, 'result' | 'code'>) =>
      logEquipment(call, asset, {
        action: name === LAMP_PARAMETER && action === 'set' ? getLampAction(body) : action,
        parameter: name,
        ...(value !== undefined && { value }),
        ...outcome,
      });
    try {
      const device = await contactDevice(call, `${action} ${name}`);
      updateLampNow(call.platform, device.id);
      const result = await deviceAction(call, device, body);
      log({ result: 'success' });
      if (action !== 'request') logControl(call, asset, name);
      return result;
    } catch (error) {
      if (error instanceof HttpError) {
        log(toFailedResult(error.code));
        if (action !== 'request') logControl(call, asset, name, error.code);
      }
      throw error;
    }
  };
}

function logControl(call: OperationCall, { id, name }: Row, parameter: string, code?: number) {
  logUserAction(call, {
    action: 'control',
    target: 'assets',
    targetId: String(id),
    detail: `${parameter}: ${String(name)}`,
    ...(code !== undefined && toFailedResult(code)),
  });
}

/** @throws HttpError 404 (3); 400 (2) */
function assertSupported(call: OperationCall, name: string): Row {
  const asset = getAsset(call);
  if (hasParameter(asset.model, name)) return asset;
  throw new HttpError(400, errorCodes.notSupported, `A ${String(asset.model)} has no "${name}"`);
}

/** Formats the sent body without secrets. */
function formatValue(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    /password|token/i.test(key) ? '***' : value,
  );
}

/** Handles parameter names without a path of their own. */
const unsupportedParameterRule: OperationRule = call => {
  const asset = getAsset(call);
  const { name = '' } = call.path;
  throw new HttpError(
    400,
    errorCodes.notSupported,
    `A ${String(asset.model)} has no "${name}" to do this`,
  );
};

/** The rules of the parameters of devices. @see DEVICE-01 */
export const deviceRules: Readonly<Record<string, OperationRule>> = {
  requestParameter: unsupportedParameterRule,
  setParameter: unsupportedParameterRule,
  actOnDevice: unsupportedParameterRule,
  ...Object.fromEntries(
    DEVICE_PARAMETERS.flatMap(({ name, id, read, set }) => [
      ...(read ? [[`request${id}`, createDeviceRule('request', name, read)] as const] : []),
      ...(set ? [[`set${id}`, createDeviceRule('set', name, set)] as const] : []),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(DEVICE_ACTIONS).map(([id, action]) => [
      id,
      createDeviceRule(LOG_ACTION_NAMES[id] ?? 'action', action.name, (call, asset, body) =>
        action.run(call, asset, body),
      ),
    ]),
  ),
};

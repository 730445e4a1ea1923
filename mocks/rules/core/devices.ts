import { sensorAt } from '../../city/histories.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { type EquipmentNote, noteEquipment, noteUserAction } from '../notes.ts';
import { resultOfRefusal } from '../outcome.ts';
import { assetOf } from './assets.ts';
import { secretOfDevice } from './belongings.ts';
import { beginBroadcast } from './broadcasts.ts';
import { readEnergy } from './deviceEnergy.ts';
import { keep, keptOf } from './kept.ts';
import {
  LAMP,
  lampAction,
  readLamp,
  readRatedPower,
  setRatedPower,
  switchLamp,
} from './lampParam.ts';
import { settleOne } from './lights.ts';
import { hasParameter } from './parameters.ts';
import { playersOf } from './players.ts';
import { reach } from './reach.ts';
import { settingsOf } from './settings.ts';
import { refuseTimeZone } from './timeZone.ts';
import { RETURN, returnToStrategy } from './returnToStrategy.ts';
import { startUpgrade } from './upgrade.ts';

type Schemas = components['schemas'];

/** What is done with a device that has answered; what it gives is the answer. */
type Deed = (call: Call, asset: Row, body: unknown) => unknown;

/** A parameter: how it is read, and how it is set or acted on, under the names of its operations. */
interface Parameter {
  readonly name: string;
  /** The end of its operationIds: `requestClock`, `setClock`. */
  readonly id: string;
  readonly read?: Deed;
  readonly set?: Deed;
}

/** What a device does beyond parameters, by operationId. */
interface Action {
  readonly name: string;
  readonly act: Deed;
}

/** A parameter that is what was last set, or else a value to begin with. */
const kept = (name: string, id: string, first: (call: Call, asset: Row) => unknown): Parameter => ({
  name,
  id,
  read: (call, asset) => keptOf(call, asset)[name] ?? first(call, asset),
  set: (call, asset, body) => keep(call, asset, name, body),
});

const RATED = 'device-lighting:lamp-rated-power';
const CLOCK = 'device-common:clock';
const ENV_SOURCE = 'device-led-disp:env-source';

const iso = (ms: number): string => new Date(ms).toISOString();

const PARAMETERS: readonly Parameter[] = [
  { name: 'device-energy', id: 'Energy', read: readEnergy },
  {
    name: 'device-sensor',
    id: 'Sensor',
    read: ({ platform }, asset) => ({
      time: iso(platform.clock()),
      values: sensorAt(asset, platform.clock()),
    }),
  },
  { name: 'device-led-disp:player-list', id: 'PlayerList', read: playersOf },
  { name: ENV_SOURCE, id: 'EnvSource', read: readEnvSource },
  { name: LAMP, id: 'LampParam', read: readLamp, set: switchLamp },
  {
    name: RATED,
    id: 'LampRatedPower',
    read: readRatedPower,
    set: setRatedPower,
  },
  kept('device-common:strategy-exec-mode', 'StrategyExecMode', () => ({ mode: 'platform' })),
  kept('device-common:plan-exec-mode', 'PlanExecMode', () => ({ mode: 'platform' })),
  kept('device-common:auth-mode', 'AuthMode', () => ({ mode: 'password' })),
  kept('device-common:encrypt-mode', 'EncryptMode', () => ({ mode: 'aes128' })),
  {
    name: 'device-common:location',
    id: 'Location',
    read: (_, { geoPoint }) => ({ geoPoint }),
    set: moveTo,
  },
  { name: CLOCK, id: 'Clock', read: readClock, set: setClock },
  kept('device-common:data-report-period', 'DataReportPeriod', ({ platform: { store } }) => ({
    period: settingsOf(store, 'convention').dataReportPeriod,
  })),
];

const ACTIONS: Readonly<Record<string, Action>> = {
  changeDevicePassword: { name: 'device-common:change-password', act: changePassword },
  permitJoinNet: {
    name: 'device-common:all-permit-join-net',
    act(call, asset, body) {
      const { duration } = body as Schemas['PermitJoin'];
      const until = iso(call.platform.clock() + duration * 1000);
      keep(call, asset, this.name, { until });
      return done(call);
    },
  },
  returnToStrategy: { name: RETURN, act: returnToStrategy },
  startUpgrade: { name: 'device-task:upgrade-task-start', act: startUpgrade },
  playFiles: { name: 'device-ipa:file-play', act: playFiles },
};

/** The actions that the log has a name of its own for. */
const LOGGED_AS: Readonly<Record<string, string>> = {
  startUpgrade: 'upgrade',
  returnToStrategy: 'strategyReturn',
};

const done = ({ platform }: Call) => ({ state: 'done', time: iso(platform.clock()) });

function readEnvSource(call: Call, asset: Row): Schemas['EnvSource'] {
  const values = sensorAt(asset, call.platform.clock());
  return { source: 'builtin', values };
}

/** The device stands there from now on: on the map, in lists, near other things. */
function moveTo({ platform: { store } }: Call, asset: Row, body: unknown) {
  const { geoPoint } = body as Schemas['DeviceLocation'];
  store.put('assets', { ...asset, geoPoint });
  return { geoPoint };
}

interface KeptClock {
  readonly ahead: number;
  readonly timeZone?: string;
}

/** A clock goes on from where it was set. */
function readClock(call: Call, asset: Row): Schemas['DeviceClock'] {
  const { ahead, timeZone } = (keptOf(call, asset)[CLOCK] ?? { ahead: 0 }) as KeptClock;
  const zone = timeZone ?? settingsOf(call.platform.store, 'systemParam').timeZone;
  return { time: iso(call.platform.clock() + ahead), timeZone: zone };
}

/** @throws Refusal 422 (22) no such time zone */
function setClock(call: Call, asset: Row, body: unknown): Schemas['DeviceClock'] {
  const { time, timeZone } = body as Schemas['DeviceClock'];
  if (timeZone !== undefined) refuseTimeZone(timeZone);
  const ahead = Date.parse(time) - call.platform.clock();
  keep(call, asset, CLOCK, { ahead, ...(timeZone !== undefined && { timeZone }) });
  return readClock(call, asset);
}

/**
 * A device takes any old password until the platform has given it one.
 *
 * @throws Refusal 409 (18) the old password is wrong
 */
async function changePassword(call: Call, { id }: Row, body: unknown) {
  const { store, hasher } = call.platform;
  const { oldPassword, newPassword } = body as Record<'oldPassword' | 'newPassword', string>;
  const secretId = secretOfDevice(id);
  const before = store.records('secrets').get(secretId);
  const isRight = !before || (await hasher.verify(oldPassword, String(before.hash)));
  const hash = await hasher.hash(newPassword);
  assetOf(call);
  if (!isRight || store.records('secrets').get(secretId) !== before) {
    throw refuse.conflict(codes.executeFailed, 'The old password of the device is wrong');
  }
  store.put('secrets', { id: secretId, hash });
  return done(call);
}

/** @throws Refusal 409 (18) a file that the device does not have */
function playFiles(call: Call, asset: Row, body: unknown) {
  const { files, duration } = body as Schemas['FilePlay'];
  const known = new Set(
    [...call.platform.store.records('mediaData').all()].map(({ name }) => name),
  );
  const lost = files.find(name => !known.has(name));
  if (lost !== undefined) throw refuse.conflict(codes.executeFailed, `There is no file "${lost}"`);
  beginBroadcast(call.platform, asset, duration);
  return done(call);
}

/** One line of the log for what was done to a device, or refused. */
function logged(action: string, name: string, deed: Deed): Rule {
  return async call => {
    const { body } = call;
    const asset = refuseUnsupported(call, name);
    const value = action === 'request' ? undefined : summary(body);
    const note = (ended: Pick<EquipmentNote, 'result' | 'code'>) =>
      noteEquipment(call, asset, {
        action: name === LAMP && action === 'set' ? lampAction(body) : action,
        parameter: name,
        ...(value !== undefined && { value }),
        ...ended,
      });
    try {
      const device = await reach(call, `${action} ${name}`);
      settleOne(call.platform, device.id);
      const answer = await deed(call, device, body);
      note({ result: 'success' });
      if (action !== 'request') noteControl(call, asset, name);
      return answer;
    } catch (error) {
      if (error instanceof Refusal) {
        note(resultOfRefusal(error.code));
        if (action !== 'request') noteControl(call, asset, name, error.code);
      }
      throw error;
    }
  };
}

function noteControl(call: Call, { id, name }: Row, parameter: string, code?: number) {
  noteUserAction(call, {
    action: 'control',
    target: 'assets',
    targetId: String(id),
    detail: `${parameter}: ${String(name)}`,
    ...(code !== undefined && resultOfRefusal(code)),
  });
}

/** @throws Refusal 404 (3); 400 (2) */
function refuseUnsupported(call: Call, name: string): Row {
  const asset = assetOf(call);
  if (hasParameter(asset.model, name)) return asset;
  throw new Refusal(400, codes.notSupported, `A ${String(asset.model)} has no "${name}"`);
}

/** What was sent, without what nobody may read. */
function summary(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    /password|token/i.test(key) ? '***' : value,
  );
}

/** A name that no path of its own answers. */
const unknownParameter: Rule = call => {
  const asset = assetOf(call);
  const { name = '' } = call.path;
  throw new Refusal(
    400,
    codes.notSupported,
    `A ${String(asset.model)} has no "${name}" to do this`,
  );
};

/** The rules of the parameters of devices. @see spec B7, DEVICE-01 */
export const deviceRules: Readonly<Record<string, Rule>> = {
  requestParameter: unknownParameter,
  setParameter: unknownParameter,
  actOnDevice: unknownParameter,
  ...Object.fromEntries(
    PARAMETERS.flatMap(({ name, id, read, set }) => [
      ...(read ? [[`request${id}`, logged('request', name, read)] as const] : []),
      ...(set ? [[`set${id}`, logged('set', name, set)] as const] : []),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ACTIONS).map(([id, action]) => [
      id,
      logged(LOGGED_AS[id] ?? 'action', action.name, (call, asset, body) =>
        action.act(call, asset, body),
      ),
    ]),
  ),
};

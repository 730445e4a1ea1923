/** What an asset of a model is: its type by the platform's own table, its names and its nameplate. */
interface ModelFacts {
  readonly type: string;
  /** What stands after the place in its name: 滨盛路12号灯控. */
  readonly noun: string;
  /** The first letters of its device id. */
  readonly prefix: string;
  readonly specifications: readonly string[];
  /** What it draws when it does its work, in watts; lamps say it on their own nameplate. */
  readonly power: number;
  /** Versions of its firmware from the oldest; none when it has no firmware. */
  readonly firmware: readonly string[];
}

const facts = (
  type: string,
  noun: string,
  prefix: string,
  specifications: readonly string[],
  power: number,
  firmware: readonly string[] = [],
): ModelFacts => ({ type, noun, prefix, specifications, power, firmware });

/** The models that a city has. @see spec A3 */
export const MODELS = {
  ssslc: facts('CONTROLLER', '灯控', 'SSSLC', ['SLC-100', 'SLC-200N'], 1.5, [
    '2.3.0',
    '2.4.0',
    '2.4.1',
    '2.5.0',
  ]),
  led: facts(
    'DEVICE',
    '灯',
    'LED',
    ['LED-60W', 'LED-90W', 'LED-120W', 'LED-150W', 'LED-200W', 'LED-250W'],
    0,
  ),
  ssgw: facts('GATEWAY', '网关', 'SSGW', ['GW-500', 'GW-500P'], 9, ['3.0.2', '3.1.0', '3.1.1']),
  sspole: facts('POLE', '智慧杆', 'SSPOLE', ['SP-8M', 'SP-10M', 'SP-12M'], 6),
  ssads: facts('SCREEN', '信息屏', 'SSADS', ['P4-512x1024', 'P5-384x768'], 380, ['1.8.0', '1.9.2']),
  sscam: facts('DEVICE', '摄像机', 'SSCAM', ['IPC-4MP-PTZ', 'IPC-8MP'], 11, ['5.7.1']),
  sssap: facts('SENSOR', '采集器', 'SSSAP', ['AP-20'], 4, ['1.2.0', '1.3.0']),
  sses: facts('SENSOR', '环境传感器', 'SSES', ['ES-9IN1'], 2.5, ['1.1.0']),
  ssipat: facts('DEVICE', '广播', 'SSIPAT', ['IPA-30W'], 14, ['2.0.4']),
  charge: facts('CHARGER', '充电桩', 'CHARGE', ['DC-60KW', 'AC-7KW'], 900, ['4.2.0']),
  plc: facts('PLC', '集中器', 'PLC', ['PLC-16'], 18, ['1.0.8']),
  ammeter: facts('DEVICE', '电表', 'AMMETER', ['DTS-3P'], 2),
  xes: facts('XES', '能耗采集器', 'XES', ['XES-4'], 5, ['1.0.1']),
  devicebox: facts('DEVICE', '配电箱', 'BOX', ['BX-12'], 8),
  unknow: facts('DEVICE', '未知设备', 'UNKNOW', [], 0),
} satisfies Readonly<Record<string, ModelFacts>>;

/** The code of a model that a city has. */
export type Model = keyof typeof MODELS;

/** The models in the order in which a city counts them. */
export const MODEL_NAMES = Object.keys(MODELS) as readonly Model[];

const ID_LENGTH = 16;

/** The device id of the nth asset of a model, from 1. */
export function deviceId(model: Model, n: number): string {
  const { prefix } = MODELS[model];
  return prefix + String(n).padStart(ID_LENGTH - prefix.length, '0');
}

/** The controllers that refuse in a way of their own, in the first street of every city. */
export const SENTINELS: readonly string[] = [
  'LAMP00001_OFFLINE',
  'LAMP00001_TIMEOUT',
  'LAMP00001_FAILED',
  'LAMP00001_PENDING',
];

/** The ports of a smart pole take these. */
export const ON_POLES: readonly Model[] = ['ssads', 'sscam', 'sssap', 'sses', 'ssipat', 'charge'];

/** Models that a gateway can own. @see spec A9 */
export const BEHIND_GATEWAY: readonly Model[] = ['ssslc', 'ssads', 'sssap'];

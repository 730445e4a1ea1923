/** The profile of a model: its type by the platform's own table, its names and its nameplate. */
interface ModelProfile {
  readonly type: string;
  /** The part of a name after the location: 滨盛路12号灯控. */
  readonly noun: string;
  /** The prefix of its device ids. */
  readonly prefix: string;
  readonly specifications: readonly string[];
  /** The rated power in watts; lamps have it on their own nameplate. */
  readonly watts: number;
  /** Its firmware versions, oldest first; none when it has no firmware. */
  readonly firmware: readonly string[];
}

const createProfile = (
  type: string,
  noun: string,
  prefix: string,
  specifications: readonly string[],
  watts: number,
  firmware: readonly string[] = [],
): ModelProfile => ({ type, noun, prefix, specifications, watts, firmware });

/** @see ASSET-10 */
export const CITY_MODELS = {
  ssslc: createProfile('CONTROLLER', '灯控', 'SSSLC', ['SLC-100', 'SLC-200N'], 1.5, [
    '2.3.0',
    '2.4.0',
    '2.4.1',
    '2.5.0',
  ]),
  led: createProfile(
    'DEVICE',
    '灯',
    'LED',
    ['LED-60W', 'LED-90W', 'LED-120W', 'LED-150W', 'LED-200W', 'LED-250W'],
    0,
  ),
  ssgw: createProfile('GATEWAY', '网关', 'SSGW', ['GW-500', 'GW-500P'], 9, [
    '3.0.2',
    '3.1.0',
    '3.1.1',
  ]),
  sspole: createProfile('POLE', '智慧杆', 'SSPOLE', ['SP-8M', 'SP-10M', 'SP-12M'], 6),
  ssads: createProfile('SCREEN', '信息屏', 'SSADS', ['P4-512x1024', 'P5-384x768'], 380, [
    '1.8.0',
    '1.9.2',
  ]),
  sscam: createProfile('DEVICE', '摄像机', 'SSCAM', ['IPC-4MP-PTZ', 'IPC-8MP'], 11, ['5.7.1']),
  sssap: createProfile('SENSOR', '采集器', 'SSSAP', ['AP-20'], 4, ['1.2.0', '1.3.0']),
  sses: createProfile('SENSOR', '环境传感器', 'SSES', ['ES-9IN1'], 2.5, ['1.1.0']),
  ssipat: createProfile('DEVICE', '广播', 'SSIPAT', ['IPA-30W'], 14, ['2.0.4']),
  charge: createProfile('CHARGER', '充电桩', 'CHARGE', ['DC-60KW', 'AC-7KW'], 900, ['4.2.0']),
  plc: createProfile('PLC', '集中器', 'PLC', ['PLC-16'], 18, ['1.0.8']),
  ammeter: createProfile('DEVICE', '电表', 'AMMETER', ['DTS-3P'], 2),
  xes: createProfile('XES', '能耗采集器', 'XES', ['XES-4'], 5, ['1.0.1']),
  devicebox: createProfile('DEVICE', '配电箱', 'BOX', ['BX-12'], 8),
  unknow: createProfile('DEVICE', '未知设备', 'UNKNOW', [], 0),
} satisfies Readonly<Record<string, ModelProfile>>;

export type CityModel = keyof typeof CITY_MODELS;

/** The models in the order of a city's counts. */
export const MODEL_NAMES = Object.keys(CITY_MODELS) as readonly CityModel[];

const DEVICE_ID_LENGTH = 16;

/** The device id of the nth asset of a model, from 1. */
export function createDeviceId(model: CityModel, n: number): string {
  const { prefix } = CITY_MODELS[model];
  return prefix + String(n).padStart(DEVICE_ID_LENGTH - prefix.length, '0');
}

/** The controllers with a permanent error each, in the first street of every city. */
export const SENTINEL_IDS: readonly string[] = [
  'LAMP00001_OFFLINE',
  'LAMP00001_TIMEOUT',
  'LAMP00001_FAILED',
  'LAMP00001_PENDING',
];

/** The models for the ports of a smart pole. */
export const POLE_DEVICE_MODELS: readonly CityModel[] = [
  'ssads',
  'sscam',
  'sssap',
  'sses',
  'ssipat',
  'charge',
];

/** Models that a gateway can own. @see ASSET-04 */
export const GATEWAY_MODELS: readonly CityModel[] = ['ssslc', 'ssads', 'sssap'];

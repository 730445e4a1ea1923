import type { Row } from '../platform/Store.ts';
import { fraction } from './hash.ts';
import { round } from './maths.ts';

/** What can be wrong, how bad it is, and from where on it is told. */
interface Trouble {
  /** 1 critical, 2 major, 3 minor, 4 info. */
  readonly level: 1 | 2 | 3 | 4;
  /** From where on, and how far a detection goes; some troubles have no measure. */
  readonly threshold?: number;
  readonly furthest?: number;
}

/** The troubles by their type, with the thresholds that the settings begin with. */
export const TROUBLES = {
  lampFailure: { level: 2 },
  powerLoss: { level: 1 },
  overCurrent: { level: 2, threshold: 5, furthest: 8.6 },
  overVoltage: { level: 2, threshold: 264, furthest: 281 },
  underVoltage: { level: 3, threshold: 176, furthest: 154 },
  overTemperature: { level: 2, threshold: 75, furthest: 93 },
  communicationLost: { level: 3 },
  doorOpen: { level: 3 },
  waterLeak: { level: 1 },
  tilt: { level: 1, threshold: 5, furthest: 31 },
  batteryLow: { level: 4, threshold: 20, furthest: 4 },
  sensorOutOfRange: { level: 4 },
} as const satisfies Readonly<Record<string, Trouble>>;

/** The type of a fault or an alert. */
export type FaultType = keyof typeof TROUBLES;

/** What an alert and a fault say of the device that they are of, and of what was measured. */
export const troubleOn = ({ id, name, domainId, model }: Row, type: FaultType, mark: number) => ({
  asset_id: id,
  asset_name: name,
  domain_id: domainId,
  level: TROUBLES[type].level,
  model,
  type,
  ...measureOf(type, mark),
});

/** What was measured, between the threshold and the furthest that is lifelike. */
function measureOf(
  type: FaultType,
  mark: number,
): { readonly threshold: number; readonly detection: number } | undefined {
  const { threshold, furthest }: Trouble = TROUBLES[type];
  if (threshold === undefined || furthest === undefined) return undefined;
  const reach = 0.05 + 0.95 * fraction(mark, 5);
  return { threshold, detection: round(threshold + (furthest - threshold) * reach, 10) };
}

/** A lamp that does not burn is told by its controller. */
const LAMP: readonly FaultType[] = ['overTemperature', 'overTemperature', 'waterLeak', 'tilt'];

const CONTROLLER: readonly FaultType[] = [
  'lampFailure',
  'lampFailure',
  'overCurrent',
  'overVoltage',
  'underVoltage',
  'overTemperature',
  'communicationLost',
];

const BY_MODEL: Readonly<Record<string, readonly FaultType[]>> = {
  led: LAMP,
  ssslc: CONTROLLER,
  lc: CONTROLLER,
  ssgw: ['communicationLost', 'powerLoss', 'batteryLow', 'overTemperature'],
  sspole: ['doorOpen', 'tilt', 'waterLeak', 'powerLoss'],
  ssads: ['overTemperature', 'communicationLost', 'powerLoss'],
  sscam: ['communicationLost', 'powerLoss'],
  sssap: ['communicationLost', 'sensorOutOfRange', 'batteryLow'],
  sses: ['sensorOutOfRange', 'batteryLow', 'communicationLost'],
  charge: ['overCurrent', 'overTemperature', 'underVoltage', 'doorOpen'],
  devicebox: ['doorOpen', 'waterLeak', 'overTemperature', 'powerLoss'],
  ammeter: ['overCurrent', 'overVoltage', 'underVoltage'],
};

const OTHERS: readonly FaultType[] = ['communicationLost', 'powerLoss'];

/** What can be wrong with an asset of a model; what is frequent stands there twice. */
export const faultTypesOf = (model: unknown): readonly FaultType[] =>
  BY_MODEL[String(model)] ?? OTHERS;

import type { Row } from '../platform/Store.ts';
import { hashToFraction } from './hash.ts';
import { roundTo } from './portableMath.ts';

/** A fault type, its severity, and the threshold from which it is reported. */
interface FaultTypeLimits {
  /** 1 critical, 2 major, 3 minor, 4 info. */
  readonly level: 1 | 2 | 3 | 4;
  /** The threshold of a detection and its realistic maximum; some faults have no measured value. */
  readonly threshold?: number;
  readonly extreme?: number;
}

/** The fault types, with the initial thresholds of the settings. */
export const FAULT_TYPES = {
  lampFailure: { level: 2 },
  powerLoss: { level: 1 },
  overCurrent: { level: 2, threshold: 5, extreme: 8.6 },
  overVoltage: { level: 2, threshold: 264, extreme: 281 },
  underVoltage: { level: 3, threshold: 176, extreme: 154 },
  overTemperature: { level: 2, threshold: 75, extreme: 93 },
  communicationLost: { level: 3 },
  doorOpen: { level: 3 },
  waterLeak: { level: 1 },
  tilt: { level: 1, threshold: 5, extreme: 31 },
  batteryLow: { level: 4, threshold: 20, extreme: 4 },
  sensorOutOfRange: { level: 4 },
} as const satisfies Readonly<Record<string, FaultTypeLimits>>;

/** The type of a fault or an alert. */
export type FaultType = keyof typeof FAULT_TYPES;

/** Returns the columns of alerts and faults for the device and the measured value. */
export const getFaultColumns = (
  { id, name, domainId, model }: Row,
  type: FaultType,
  hash: number,
) => ({
  asset_id: id,
  asset_name: name,
  domain_id: domainId,
  level: FAULT_TYPES[type].level,
  model,
  type,
  ...generateMeasurement(type, hash),
});

/** Generates a measured value, between the threshold and the realistic maximum. */
function generateMeasurement(
  type: FaultType,
  hash: number,
): { readonly threshold: number; readonly detection: number } | undefined {
  const { threshold, extreme }: FaultTypeLimits = FAULT_TYPES[type];
  if (threshold === undefined || extreme === undefined) return undefined;
  const deviation = 0.05 + 0.95 * hashToFraction(hash, 5);
  return { threshold, detection: roundTo(threshold + (extreme - threshold) * deviation, 10) };
}

/** The controller of a lamp reports that the lamp does not burn. */
const LAMP_FAULTS: readonly FaultType[] = [
  'overTemperature',
  'overTemperature',
  'waterLeak',
  'tilt',
];

const CONTROLLER_FAULTS: readonly FaultType[] = [
  'lampFailure',
  'lampFailure',
  'overCurrent',
  'overVoltage',
  'underVoltage',
  'overTemperature',
  'communicationLost',
];

const FAULTS_BY_MODEL: Readonly<Record<string, readonly FaultType[]>> = {
  led: LAMP_FAULTS,
  ssslc: CONTROLLER_FAULTS,
  lc: CONTROLLER_FAULTS,
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

const DEFAULT_FAULTS: readonly FaultType[] = ['communicationLost', 'powerLoss'];

/** Returns the fault types of a model; frequent ones are listed twice. */
export const getFaultTypes = (model: unknown): readonly FaultType[] =>
  FAULTS_BY_MODEL[String(model)] ?? DEFAULT_FAULTS;

import { HOUR_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import { hashToFraction, hashText, joinHashes } from './hash.ts';
import { getInstallTime } from './getInstallTime.ts';
import { roundTo } from './portableMath.ts';
import { CITY_MODELS } from './models/cityModels.ts';
import { getFaultsBetween } from './outages.ts';
import {
  getBrightnessAt,
  getFullHoursBetween,
  getDarkHoursBetween,
  CITY_TIMETABLE,
} from './timetable.ts';

export { FAULT_SLOT_MS, getFaultsBetween, getOnlineMsBetween, getStateAt } from './outages.ts';
export { getSensorReadings } from './weather.ts';

/** The light of a device at a moment. */
export interface LampReading {
  readonly on: boolean;
  /** In per cent. */
  readonly brightness: number;
  /** W */
  readonly power: number;
  /** V */
  readonly voltage: number;
  readonly current: number;
}

/** The rated power of a lamp without a nameplate. */
const DEFAULT_LAMP_WATTS = 100;

/**
 * Models that are a lamp or switch one. Both report the brightness; only the controller reports the consumption, so
 * that a sum over all assets counts each lamp once.
 */
const LAMP_MODEL_SET: ReadonlySet<unknown> = new Set(['led', 'ssslc', 'lc', 'smartlight']);

/** Whether an asset is a lamp, or the controller of one. */
export const isLight = (asset: Row): boolean => LAMP_MODEL_SET.has(asset.model);

const hashLamp = ({ id, controllerId }: Row) => hashText(String(controllerId ?? id));

/** Returns the full power of a device in watts: different for each device. For a lamp, only its controller has one. */
export function getFullPower(asset: Row): number {
  if (asset.controllerId !== undefined) return 0;
  const spread = 0.96 + 0.07 * hashToFraction(hashLamp(asset), 22);
  return spread * (isLight(asset) ? getRatedPower(asset) : getStandbyPower(asset.model));
}

/** The nameplate of a lamp, in W. */
export const getRatedPower = ({ ratedPower: watts }: Row): number =>
  typeof watts === 'number' ? watts : DEFAULT_LAMP_WATTS;

const getStandbyPower = (model: unknown) =>
  (CITY_MODELS as Readonly<Record<string, { readonly watts: number }>>)[String(model)]?.watts ?? 0;

/** Returns the spans in which a lamp is dark at night: a broken lamp, or one without power. */
export function getDarkSpans(asset: Row, from: number, to: number) {
  const { controllerId } = asset;
  const controller = controllerId === undefined ? asset : { id: controllerId, model: 'ssslc' };
  return getFaultsBetween(controller, from, to).filter(
    ({ type }) => type === 'lampFailure' || type === 'powerLoss',
  );
}

const NO_LIGHT: LampReading = { on: false, brightness: 0, power: 0, voltage: 0, current: 0 };

/** Whether a lamp stays dark at a moment whatever its command, because it is broken or has no power. */
export const isLampDark = (asset: Row, ms: number): boolean =>
  getDarkSpans(asset, ms, ms + 1).length > 0;

/**
 * Returns the light of a lamp at a moment, by the timetable of the city; a broken one is dark. Other devices do not
 * burn and have a constant power day and night; before the installation it is 0.
 *
 * @param ms milliseconds since 1970
 */
export function getLightAt(asset: Row, ms: number): LampReading {
  if (ms < getInstallTime(asset)) return NO_LIGHT;
  const targetBrightness = isLight(asset) ? getBrightnessAt(CITY_TIMETABLE, ms) : 0;
  return getLightAtBrightness(
    asset,
    targetBrightness > 0 && isLampDark(asset, ms) ? 0 : targetBrightness,
    ms,
  );
}

/** Returns the readings of a lamp at a brightness, in per cent. */
export function getLightAtBrightness(asset: Row, brightness: number, ms: number): LampReading {
  const hash = hashLamp(asset);
  const volts =
    219 +
    9 * (hashToFraction(hash, 23) - 0.5) +
    6 * hashToFraction(joinHashes(hash, 24), Math.floor(ms / HOUR_MS));
  const voltage = roundTo(volts, 10);
  const power = getFullPower(asset) * (isLight(asset) ? brightness / 100 : 1);
  return {
    on: brightness > 0,
    brightness,
    power: roundTo(power, 10),
    voltage,
    current: roundTo(power / (0.95 * voltage), 1000),
  };
}

/**
 * Returns the energy of a device between two moments, in kWh: never negative, and additive over adjacent spans.
 *
 * @param first milliseconds since 1970
 */
export function getEnergyBetween(asset: Row, first: number, to: number): number {
  const from = Math.max(first, getInstallTime(asset));
  if (to <= from) return 0;
  const kilowatts = getFullPower(asset) / 1000;
  if (kilowatts === 0) return 0;
  if (!isLight(asset)) return (kilowatts * (to - from)) / HOUR_MS;
  let hours = getFullHoursBetween(CITY_TIMETABLE, from, to);
  for (const { begin, end } of getDarkSpans(asset, from, to)) {
    hours -= getFullHoursBetween(CITY_TIMETABLE, Math.max(begin, from), Math.min(end, to));
  }
  return kilowatts * Math.max(0, hours);
}

/**
 * Returns the energy that a lamp at full light from sunset to sunrise would have consumed, in kWh: the saving is the
 * difference.
 */
export function getFullPowerEnergyBetween(asset: Row, from: number, to: number): number {
  if (!isLight(asset)) return getEnergyBetween(asset, from, to);
  return (
    (getFullPower(asset) / 1000) * getDarkHoursBetween(Math.max(from, getInstallTime(asset)), to)
  );
}

/** Returns the time that a lamp burns between two moments, in milliseconds, at any brightness. */
export function getLitMsBetween(asset: Row, first: number, to: number): number {
  if (!isLight(asset)) return 0;
  const from = Math.max(first, getInstallTime(asset));
  let hours = getDarkHoursBetween(from, to);
  for (const { begin, end } of getDarkSpans(asset, from, to)) {
    hours -= getDarkHoursBetween(Math.max(begin, from), Math.min(end, to));
  }
  return Math.max(0, Math.round(hours * HOUR_MS));
}

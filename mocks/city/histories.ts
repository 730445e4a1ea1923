import type { Row } from '../platform/Store.ts';
import { fraction, hashText, join } from './hash.ts';
import { installedAt } from './installedAt.ts';
import { round } from './maths.ts';
import { MODELS } from './models.ts';
import { faultsBetween } from './outages.ts';
import { brightnessAt, fullHoursBetween, darkHoursBetween, TIMETABLE } from './timetable.ts';

export { FAULT_SLOT_MS, faultsBetween, onlineMsBetween, stateAt } from './outages.ts';
export { sensorAt } from './weather.ts';

const HOUR_MS = 3_600_000;

/** How a device burns at a moment. */
export interface Light {
  readonly on: boolean;
  /** In per cent. */
  readonly brightness: number;
  /** W */
  readonly power: number;
  /** V */
  readonly voltage: number;
  /** A */
  readonly current: number;
}

/** The nameplate of a lamp whose asset does not say. */
const USUAL_WATTS = 100;

/**
 * Models that are a lamp or switch one. Both tell how bright it is; what it draws is told by the controller
 * alone, so that a sum over all assets counts each lamp once.
 */
const LIGHTS: ReadonlySet<unknown> = new Set(['led', 'ssslc', 'lc', 'smartlight']);

/** Whether an asset is a lamp, or the controller of one. */
export const isLight = (asset: Row): boolean => LIGHTS.has(asset.model);

const lampHash = ({ id, controllerId }: Row) => hashText(String(controllerId ?? id));

/** What a device draws at its full work, in watts: no two of a kind the same. A lamp leaves it to its controller. */
export function fullPower(asset: Row): number {
  if (asset.controllerId !== undefined) return 0;
  const spread = 0.96 + 0.07 * fraction(lampHash(asset), 22);
  return spread * (isLight(asset) ? ratedOf(asset) : standing(asset.model));
}

/** The nameplate of a lamp, in W. */
export const ratedOf = ({ ratedPower: watts }: Row): number =>
  typeof watts === 'number' ? watts : USUAL_WATTS;

const standing = (model: unknown) =>
  (MODELS as Readonly<Record<string, { readonly power: number }>>)[String(model)]?.power ?? 0;

/** The spans in which a lamp is dark though it is night: a broken lamp, or one without power. */
export function darkSpans(asset: Row, from: number, to: number) {
  const { controllerId } = asset;
  const controller = controllerId === undefined ? asset : { id: controllerId, model: 'ssslc' };
  return faultsBetween(controller, from, to).filter(
    ({ type }) => type === 'lampFailure' || type === 'powerLoss',
  );
}

const NOTHING: Light = { on: false, brightness: 0, power: 0, voltage: 0, current: 0 };

/** Whether a lamp stays dark at a moment whatever it is told, because it is broken or has no power. */
export const isDark = (asset: Row, ms: number): boolean => darkSpans(asset, ms, ms + 1).length > 0;

/**
 * How a lamp burns at a moment, by the timetable of the city; a broken one is dark. What is no lamp
 * does not burn, and draws what it draws day and night; before it was put up, nothing.
 *
 * @param ms milliseconds since 1970
 */
export function lightAt(asset: Row, ms: number): Light {
  if (ms < installedAt(asset)) return NOTHING;
  const asked = isLight(asset) ? brightnessAt(TIMETABLE, ms) : 0;
  return lightAs(asset, asked > 0 && isDark(asset, ms) ? 0 : asked, ms);
}

/** What a lamp measures when it burns so brightly, in per cent. */
export function lightAs(asset: Row, brightness: number, ms: number): Light {
  const hash = lampHash(asset);
  const volts =
    219 + 9 * (fraction(hash, 23) - 0.5) + 6 * fraction(join(hash, 24), Math.floor(ms / HOUR_MS));
  const voltage = round(volts, 10);
  const power = fullPower(asset) * (isLight(asset) ? brightness / 100 : 1);
  return {
    on: brightness > 0,
    brightness,
    power: round(power, 10),
    voltage,
    current: round(power / (0.95 * voltage), 1000),
  };
}

/**
 * What a device draws between two moments, in kWh: never negative, and parts add up to the whole.
 *
 * @param first milliseconds since 1970
 */
export function energyBetween(asset: Row, first: number, to: number): number {
  const from = Math.max(first, installedAt(asset));
  if (to <= from) return 0;
  const kilowatts = fullPower(asset) / 1000;
  if (kilowatts === 0) return 0;
  if (!isLight(asset)) return (kilowatts * (to - from)) / HOUR_MS;
  let hours = fullHoursBetween(TIMETABLE, from, to);
  for (const { begin, end } of darkSpans(asset, from, to)) {
    hours -= fullHoursBetween(TIMETABLE, Math.max(begin, from), Math.min(end, to));
  }
  return kilowatts * Math.max(0, hours);
}

/** What a lamp would have drawn, had it burned fully from sunset to sunrise, in kWh: what is saved is the difference. */
export function fullPowerEnergyBetween(asset: Row, from: number, to: number): number {
  if (!isLight(asset)) return energyBetween(asset, from, to);
  return (fullPower(asset) / 1000) * darkHoursBetween(Math.max(from, installedAt(asset)), to);
}

/** How long a lamp burns between two moments, in milliseconds, at whatever brightness. */
export function litMsBetween(asset: Row, first: number, to: number): number {
  if (!isLight(asset)) return 0;
  const from = Math.max(first, installedAt(asset));
  let hours = darkHoursBetween(from, to);
  for (const { begin, end } of darkSpans(asset, from, to)) {
    hours -= darkHoursBetween(Math.max(begin, from), Math.min(end, to));
  }
  return Math.max(0, Math.round(hours * HOUR_MS));
}

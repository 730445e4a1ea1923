import { getPosition, getTimes } from 'suncalc';

import type { Degrees, Milliseconds } from './brandedUnit.ts';
import { DAY_MS } from './duration.ts';

/** A point on the earth: north and east are positive. */
export interface LatLngDegrees {
  readonly lat: Degrees;
  readonly lng: Degrees;
}

/** Start and end, in milliseconds since 1970 (UTC). */
export interface TimeSpan {
  readonly from: Milliseconds;
  readonly to: Milliseconds;
}

/** One night: from sunset to sunrise, and its dark parts. */
export interface Night extends TimeSpan {
  /** The time during which the sun is more than 6° below the horizon; absent in a white night. */
  readonly dark?: TimeSpan;
  /**
   * The time during which the sun is more than 18° below the horizon and the sky is darkest; absent in summer far
   * north.
   */
  readonly deep?: TimeSpan;
}

/** The altitude of the sun's centre at sunset: half its disc, and the refraction of the air. */
const HORIZON_DEGREES = -0.833;

/** The refraction that suncalc adds to every altitude below the horizon. */
const REFRACTION_DEGREES = 0.484;

/**
 * Returns the altitude of the sun, without the refraction of the air; negative below the horizon, where it is exact.
 * High above it, it is up to 0.5° too low, which no scale of a night shows.
 *
 * @param time milliseconds since 1970 (UTC)
 */
export const getSunAltitude = (time: Milliseconds, { lat, lng }: LatLngDegrees): Degrees =>
  (getPosition(new Date(time), lat, lng).altitude - REFRACTION_DEGREES) as Degrees;

/** The altitude of the sun at an instant. */
export interface SunPosition {
  readonly time: Milliseconds;
  readonly altitude: Degrees;
}

/** Returns the altitudes of the sun during a span, in equal steps, both ends included. */
export function getSunTrack(
  { from, to }: TimeSpan,
  latLng: LatLngDegrees,
  steps: number,
): readonly SunPosition[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const time = (from + ((to - from) * step) / steps) as Milliseconds;
    return { time, altitude: getSunAltitude(time, latLng) };
  });
}

type SunTimes = ReturnType<typeof getTimes>;

/** Returns the times of the sun on a local solar day, by its number from 1970. */
const getDayTimes = (day: number, { lat, lng }: LatLngDegrees): SunTimes =>
  getTimes(new Date((day + 0.5 - lng / 360) * DAY_MS), lat, lng);

/** Returns the span between two times; undefined when the sun does not pass the altitude on one of the days. */
const toSpan = (from: Date | null, to: Date | null): TimeSpan | undefined =>
  from && to
    ? { from: from.getTime() as Milliseconds, to: to.getTime() as Milliseconds }
    : undefined;

/**
 * Returns the current night, or else the next one.
 *
 * @param now milliseconds since 1970 (UTC)
 * @returns 'noNight' while the sun stays up (far north in summer), 'noDay' while it stays down
 */
export function getNight(now: Milliseconds, latLng: LatLngDegrees): Night | 'noNight' | 'noDay' {
  const today = Math.floor((now + (latLng.lng / 360) * DAY_MS) / DAY_MS);
  const previous = getDayTimes(today - 1, latLng);
  const current = getDayTimes(today, latLng);
  const last = toSpan(previous.sunset, current.sunrise);
  const [evening, morning] =
    last && now < last.to ? [previous, current] : [current, getDayTimes(today + 1, latLng)];
  const span = toSpan(evening.sunset, morning.sunrise);
  if (!span) {
    const midnight = ((today + 1) * DAY_MS - (latLng.lng / 360) * DAY_MS) as Milliseconds;
    return getSunAltitude(midnight, latLng) > HORIZON_DEGREES ? 'noNight' : 'noDay';
  }
  const dark = toSpan(evening.dusk, morning.dawn);
  const deep = toSpan(evening.night, morning.nightEnd);
  return { ...span, ...(dark && { dark }), ...(deep && { deep }) };
}

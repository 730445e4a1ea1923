import type { Degrees, Milliseconds } from './brandedUnit.ts';
import { DAY_MS, MINUTE_MS } from './duration.ts';

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
const CIVIL_DEGREES = -6;
const ASTRONOMICAL_DEGREES = -18;

const toRadians = (angle: number) => (angle * Math.PI) / 180;
const toDegrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(toRadians(angle));
const cos = (angle: number) => Math.cos(toRadians(angle));

/**
 * Returns the declination of the sun, and the equation of time: how far the sundial is ahead of the clock. The series
 * of Meeus that NOAA's calculator uses; accurate to a minute for a century around 2000.
 */
function getSunPosition(time: number) {
  const century = (time / DAY_MS + 2_440_587.5 - 2_451_545) / 36_525;
  const longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032);
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node);
  const tilt = 23.4392911 - 0.0130042 * century + 0.00256 * cos(node);
  const declination = toDegrees(Math.asin(sin(tilt) * sin(apparent)));

  const y = Math.tan(toRadians(tilt / 2)) ** 2;
  const ahead =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return { declination, ahead: 4 * toDegrees(ahead) * MINUTE_MS };
}

/**
 * Returns the altitude of the sun, without atmospheric refraction; negative below the horizon.
 *
 * @param time milliseconds since 1970 (UTC)
 */
export function getSunAltitude(time: Milliseconds, { lat, lng }: LatLngDegrees): Degrees {
  const { declination, ahead } = getSunPosition(time);
  const solarTime = time + ahead + (lng / 360) * DAY_MS;
  const hourAngle = ((solarTime % DAY_MS) / DAY_MS) * 360 - 180;
  const height = sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle);
  return toDegrees(Math.asin(height)) as Degrees;
}

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

/**
 * Returns when the sun passes an altitude on a day, rising (before noon) or setting (after it).
 *
 * @param day the number of the local solar day, from 1970
 * @returns undefined when it does not reach the altitude that day
 */
function getSunCrossing(
  day: number,
  { lat, lng }: LatLngDegrees,
  altitude: number,
  side: -1 | 1,
): Milliseconds | undefined {
  const noon = day * DAY_MS + DAY_MS / 2 - (lng / 360) * DAY_MS;
  let time = noon + (side * DAY_MS) / 4;
  // The sun's position changes with time, so that the result is refined iteratively.
  for (let round = 0; round < 5; round++) {
    const { declination, ahead } = getSunPosition(time);
    const cosine = (sin(altitude) - sin(lat) * sin(declination)) / (cos(lat) * cos(declination));
    if (!(Math.abs(cosine) <= 1)) return undefined;
    time = noon - ahead + side * (toDegrees(Math.acos(cosine)) / 360) * DAY_MS;
  }
  return time as Milliseconds;
}

/** Returns the span from setting below an altitude on one day until rising above it on the next. */
function getSpanBelow(altitude: number, day: number, latLng: LatLngDegrees): TimeSpan | undefined {
  const from = getSunCrossing(day, latLng, altitude, 1);
  const to = getSunCrossing(day + 1, latLng, altitude, -1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * Returns the current night, or else the next one.
 *
 * @param now milliseconds since 1970 (UTC)
 * @returns 'noNight' while the sun stays up (far north in summer), 'noDay' while it stays down
 */
export function getNight(now: Milliseconds, latLng: LatLngDegrees): Night | 'noNight' | 'noDay' {
  const today = Math.floor((now + (latLng.lng / 360) * DAY_MS) / DAY_MS);
  const last = getSpanBelow(HORIZON_DEGREES, today - 1, latLng);
  const day = last && now < last.to ? today - 1 : today;
  const span = getSpanBelow(HORIZON_DEGREES, day, latLng);
  if (!span) {
    const midnight = ((today + 1) * DAY_MS - (latLng.lng / 360) * DAY_MS) as Milliseconds;
    return getSunAltitude(midnight, latLng) > HORIZON_DEGREES ? 'noNight' : 'noDay';
  }
  const dark = getSpanBelow(CIVIL_DEGREES, day, latLng);
  const deep = getSpanBelow(ASTRONOMICAL_DEGREES, day, latLng);
  return { ...span, ...(dark && { dark }), ...(deep && { deep }) };
}

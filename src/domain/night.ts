import type { Degrees, Milliseconds } from './unit.ts';

/** A place on the earth: north and east are positive. */
export interface Place {
  readonly lat: Degrees;
  readonly lng: Degrees;
}

/** From when to when, in milliseconds since 1970 (UTC). */
export interface Span {
  readonly from: Milliseconds;
  readonly to: Milliseconds;
}

/** One night: between sunset and sunrise, and how deep it gets. */
export interface Night extends Span {
  /** While the sun stands more than 6° below the horizon; absent in a white night. */
  readonly dark?: Span;
  /** While it stands more than 18° below and the sky is as dark as it gets; absent in summer far north. */
  readonly deep?: Span;
}

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Of the sun's centre at sunset: half its disc, and what the air bends. */
const HORIZON = -0.833;
const CIVIL = -6;
const ASTRONOMICAL = -18;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(radians(angle));
const cos = (angle: number) => Math.cos(radians(angle));

/**
 * Where the sun stands among the stars, and how far the sundial is ahead of the clock.
 * The series of Meeus that NOAA's calculator uses; good to a minute for a century around 2000.
 */
function sunAt(time: number) {
  const century = (time / DAY + 2_440_587.5 - 2_451_545) / 36_525;
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
  const declination = degrees(Math.asin(sin(tilt) * sin(apparent)));

  const y = Math.tan(radians(tilt / 2)) ** 2;
  const ahead =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return { declination, ahead: 4 * degrees(ahead) * MINUTE };
}

/**
 * How high the sun stands, without the bending of the air; negative below the horizon.
 *
 * @param time milliseconds since 1970 (UTC)
 */
export function sunAltitude(time: Milliseconds, { lat, lng }: Place): Degrees {
  const { declination, ahead } = sunAt(time);
  const solarTime = time + ahead + (lng / 360) * DAY;
  const hourAngle = ((solarTime % DAY) / DAY) * 360 - 180;
  const height = sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle);
  return degrees(Math.asin(height)) as Degrees;
}

/** Where the sun stands at an instant. */
export interface SunAt {
  readonly time: Milliseconds;
  readonly altitude: Degrees;
}

/** The way of the sun through a span, in equal steps, both ends included. */
export function sunTrack({ from, to }: Span, place: Place, steps: number): readonly SunAt[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const time = (from + ((to - from) * step) / steps) as Milliseconds;
    return { time, altitude: sunAltitude(time, place) };
  });
}

/**
 * When the sun passes an altitude on a day, rising (before noon) or setting (after it).
 *
 * @param day the number of the solar day at the place, from 1970
 * @returns undefined when it does not get there that day
 */
function crossing(
  day: number,
  { lat, lng }: Place,
  altitude: number,
  side: -1 | 1,
): Milliseconds | undefined {
  const noon = day * DAY + DAY / 2 - (lng / 360) * DAY;
  let time = noon + (side * DAY) / 4;
  // The sun moves on while it turns, so the answer is asked for again at the answer.
  for (let round = 0; round < 5; round++) {
    const { declination, ahead } = sunAt(time);
    const cosine = (sin(altitude) - sin(lat) * sin(declination)) / (cos(lat) * cos(declination));
    if (!(Math.abs(cosine) <= 1)) return undefined;
    time = noon - ahead + side * (degrees(Math.acos(cosine)) / 360) * DAY;
  }
  return time as Milliseconds;
}

/** From setting below an altitude on one day until rising above it on the next. */
function spanBelow(altitude: number, day: number, place: Place): Span | undefined {
  const from = crossing(day, place, altitude, 1);
  const to = crossing(day + 1, place, altitude, -1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * The night that is, or else the next one to come.
 *
 * @param now milliseconds since 1970 (UTC)
 * @returns 'noNight' while the sun stays up (far north in summer), 'noDay' while it stays down
 */
export function tonight(now: Milliseconds, place: Place): Night | 'noNight' | 'noDay' {
  const today = Math.floor((now + (place.lng / 360) * DAY) / DAY);
  const last = spanBelow(HORIZON, today - 1, place);
  const day = last && now < last.to ? today - 1 : today;
  const span = spanBelow(HORIZON, day, place);
  if (!span) {
    const midnight = ((today + 1) * DAY - (place.lng / 360) * DAY) as Milliseconds;
    return sunAltitude(midnight, place) > HORIZON ? 'noNight' : 'noDay';
  }
  const dark = spanBelow(CIVIL, day, place);
  const deep = spanBelow(ASTRONOMICAL, day, place);
  return { ...span, ...(dark && { dark }), ...(deep && { deep }) };
}

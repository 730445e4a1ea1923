import { arccosine, cosine, RADIANS, sine } from './maths.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The noon of 1 January 2000, from which astronomers count days. */
const EPOCH_MS = 946_728_000_000;

/** Where the upper edge of the sun stands when it rises, the air's bending counted in. */
const HORIZON = sine(-0.833 * RADIANS);
const TILT = sine(23.44 * RADIANS);

/** When the sun rises and sets on a day, in milliseconds since 1970. */
export interface SunTimes {
  readonly sunrise: number;
  readonly sunset: number;
}

/**
 * When the sun rises and sets on the day that a moment falls in, by the sun's time of that place, to the
 * minute. Where it does not rise, both are noon; where it does not set, they are half a day from it.
 *
 * @param ms milliseconds since 1970
 */
export function sunTimes(lat: number, lng: number, ms: number): SunTimes {
  const midday = Math.floor(ms / DAY_MS + lng / 360) + 0.5 - lng / 360;
  const anomaly = (357.5291 + 0.98560028 * (midday - EPOCH_MS / DAY_MS)) * RADIANS;
  const centre = 1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly);
  const longitude = anomaly + (centre + 282.9372) * RADIANS;
  const noon = midday + 0.0053 * sine(anomaly) - 0.0069 * sine(2 * longitude);
  const declination = sine(longitude) * TILT;
  const height = HORIZON - sine(lat * RADIANS) * declination;
  const reach = cosine(lat * RADIANS) * Math.sqrt(1 - declination * declination);
  const half = arccosine(Math.max(-1, Math.min(1, height / reach))) / (360 * RADIANS);
  return { sunrise: minute(noon - half), sunset: minute(noon + half) };
}

const minute = (days: number) => Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS;

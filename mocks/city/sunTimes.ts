import { DAY_MS, MINUTE_MS } from '../shared/duration.ts';
import { arccosine, cosine, RADIANS_PER_DEGREE, sine } from './portableMath.ts';

/** Noon of 1 January 2000, the epoch of astronomical day counts. */
const EPOCH_MS = 946_728_000_000;

/** The elevation of the sun's centre when its upper edge rises, with atmospheric refraction. */
const HORIZON_SINE = sine(-0.833 * RADIANS_PER_DEGREE);
const AXIAL_TILT_SINE = sine(23.44 * RADIANS_PER_DEGREE);

/** Sunrise and sunset of a day, in milliseconds since 1970. */
export interface SunTimes {
  readonly sunrise: number;
  readonly sunset: number;
}

/**
 * Returns sunrise and sunset of the day of a moment, in the local solar time of the location, to the minute. Where the
 * sun does not rise, both are noon; where it does not set, they are half a day from it.
 *
 * @param ms milliseconds since 1970
 */
export function getSunTimes(lat: number, lng: number, ms: number): SunTimes {
  const midday = Math.floor(ms / DAY_MS + lng / 360) + 0.5 - lng / 360;
  const anomaly = (357.5291 + 0.98560028 * (midday - EPOCH_MS / DAY_MS)) * RADIANS_PER_DEGREE;
  const equationOfCentre =
    1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly);
  const longitude = anomaly + (equationOfCentre + 282.9372) * RADIANS_PER_DEGREE;
  const noon = midday + 0.0053 * sine(anomaly) - 0.0069 * sine(2 * longitude);
  const declination = sine(longitude) * AXIAL_TILT_SINE;
  const height = HORIZON_SINE - sine(lat * RADIANS_PER_DEGREE) * declination;
  const cosineProduct = cosine(lat * RADIANS_PER_DEGREE) * Math.sqrt(1 - declination * declination);
  const halfDay =
    arccosine(Math.max(-1, Math.min(1, height / cosineProduct))) / (360 * RADIANS_PER_DEGREE);
  return { sunrise: roundToMinute(noon - halfDay), sunset: roundToMinute(noon + halfDay) };
}

const roundToMinute = (days: number) => Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS;

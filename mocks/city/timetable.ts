import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/duration.ts';
import { CITY_CENTRE } from './cityCoordinates.ts';
import { getSunTimes } from './sunTimes.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** The time zone offset of the city, without daylight saving time. */
const ZONE_OFFSET_MS = 8 * HOUR_MS;

/** The lighting of the city in a night: full from sunset to sunrise, and dimmed in the small hours. */
export interface LightingTimetable {
  /** Minutes after sunset. */
  readonly dimFrom: number;
  /** Minutes before sunrise. */
  readonly dimTo: number;
  /** In per cent, of the evening and of the small hours. */
  readonly full: number;
  readonly dim: number;
}

/** The timetable of the city. It follows the sun, so that a strategy can express the same. */
export const CITY_TIMETABLE: LightingTimetable = { dimFrom: 360, dimTo: 75, full: 100, dim: 60 };

/** Converts a timetable to the steps of a strategy. */
export const toStrategySteps = ({ dimFrom, dimTo, full, dim }: LightingTimetable) => [
  { event: 'sunset', offset: 0, brightness: full, fade: 30 },
  { event: 'sunset', offset: dimFrom, brightness: dim, fade: 120 },
  { event: 'sunrise', offset: -dimTo, brightness: full, fade: 120 },
  { event: 'sunrise', offset: 0, brightness: 0, fade: 30 },
];

/** Nights are counted from noon to noon since 1970; before and after these there are no lamps. */
const FIRST_NIGHT = 14_610;
const LAST_NIGHT = 47_482;

const getNightNumber = (ms: number) => Math.floor((ms + ZONE_OFFSET_MS - DAY_MS / 2) / DAY_MS);

interface NightTimes {
  readonly sunset: number;
  readonly sunrise: number;
}

const nightCache = new Map<number, NightTimes>();

/** Returns the dark time from one noon to the next. */
function getNightTimes(night: number): NightTimes {
  const cached = nightCache.get(night);
  if (cached) return cached;
  const noon = night * DAY_MS + DAY_MS / 2 - ZONE_OFFSET_MS;
  const { sunset } = getSunTimes(CITY_CENTRE.lat, CITY_CENTRE.lng, noon);
  const { sunrise } = getSunTimes(CITY_CENTRE.lat, CITY_CENTRE.lng, noon + DAY_MS);
  const times = { sunset, sunrise };
  nightCache.set(night, times);
  return times;
}

/** Returns the dimmed time of a night, within its dark time. */
function getDimSpan(
  { dimFrom, dimTo }: LightingTimetable,
  { sunset, sunrise }: NightTimes,
): [number, number] {
  return [sunset + dimFrom * MINUTE_MS, sunrise - dimTo * MINUTE_MS];
}

/** Returns the brightness of a street at a moment, in per cent; 0 by day. */
export function getBrightnessAt(timetable: LightingTimetable, ms: number): number {
  const night = getNightTimes(getNightNumber(ms));
  if (ms < night.sunset || ms >= night.sunrise) return 0;
  const [from, to] = getDimSpan(timetable, night);
  return ms >= from && ms < to ? timetable.dim : timetable.full;
}

/** Returns the times of brightness changes, in the nights around a moment. */
export function getEdgesAround(timetable: LightingTimetable, ms: number): readonly number[] {
  return [-1, 0, 1].flatMap(offset => {
    const night = getNightTimes(getNightNumber(ms) + offset);
    return [night.sunset, ...getDimSpan(timetable, night), night.sunrise];
  });
}

/** Returns brightness times milliseconds of one night until a moment: integers, so that sums are exact. */
function getLightOfNight(timetable: LightingTimetable, number: number, until: number): number {
  const night = getNightTimes(number);
  const end = Math.min(until, night.sunrise);
  if (end <= night.sunset) return 0;
  const { full, dim } = timetable;
  const [from, to] = getDimSpan(timetable, night);
  return (end - night.sunset) * full - Math.max(0, Math.min(end, to) - from) * (full - dim);
}

/** Cumulative sums of whole nights since the first, as far as calls have needed them. */
const cumulativeLight = new Map<LightingTimetable, number[]>();

/** Returns brightness times milliseconds since the first night. */
function getLightUntil(timetable: LightingTimetable, ms: number): number {
  const night = getNightNumber(ms);
  if (night < FIRST_NIGHT) return 0;
  const cached = cumulativeLight.get(timetable) ?? [0];
  cumulativeLight.set(timetable, cached);
  const last = Math.min(night, LAST_NIGHT) - FIRST_NIGHT;
  while (cached.length <= last) {
    const at = cached.length - 1;
    cached.push(assertDefined(cached[at]) + getLightOfNight(timetable, FIRST_NIGHT + at, Infinity));
  }
  return assertDefined(cached[last]) + getLightOfNight(timetable, FIRST_NIGHT + last, ms);
}

/**
 * Returns the hours of full light of a timetable between two moments: an hour at 60 % is 0.6 of one. Never negative;
 * the sum of a to b and b to c is that of a to c.
 */
export const getFullHoursBetween = (
  timetable: LightingTimetable,
  from: number,
  to: number,
): number =>
  to <= from
    ? 0
    : (getLightUntil(timetable, to) - getLightUntil(timetable, from)) / (100 * HOUR_MS);

/** Full light all night. */
export const DARKNESS_TIMETABLE: LightingTimetable = { ...CITY_TIMETABLE, full: 100, dim: 100 };

/** Returns the hours of darkness between two moments. */
export const getDarkHoursBetween = (from: number, to: number): number =>
  getFullHoursBetween(DARKNESS_TIMETABLE, from, to);

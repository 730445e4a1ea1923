import { CENTRE } from './plane.ts';
import { sunTimes } from './sun.ts';
import { sure } from './sure.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The clocks of the city are so far ahead of UTC, summer and winter. */
const ZONE_MS = 8 * HOUR_MS;

/** How the city is lit in a night: fully from sunset to sunrise, and in the small hours less. */
export interface Timetable {
  /** Minutes after sunset. */
  readonly dimFrom: number;
  /** Minutes before sunrise. */
  readonly dimTo: number;
  /** In per cent, of the evening and of the small hours. */
  readonly full: number;
  readonly dim: number;
}

/** The timetable of the city. It goes by the sun, so that a strategy can say the same. */
export const TIMETABLE: Timetable = { dimFrom: 360, dimTo: 75, full: 100, dim: 60 };

/** What a lamp does by a timetable, as the steps of a strategy. */
export const stepsOf = ({ dimFrom, dimTo, full, dim }: Timetable) => [
  { event: 'sunset', offset: 0, brightness: full, fade: 30 },
  { event: 'sunset', offset: dimFrom, brightness: dim, fade: 120 },
  { event: 'sunrise', offset: -dimTo, brightness: full, fade: 120 },
  { event: 'sunrise', offset: 0, brightness: 0, fade: 30 },
];

/** Nights are counted from noon to noon since 1970; before and after these nobody has lamps. */
const FIRST_NIGHT = 14_610;
const LAST_NIGHT = 47_482;

const nightOf = (ms: number) => Math.floor((ms + ZONE_MS - DAY_MS / 2) / DAY_MS);

interface Night {
  readonly sunset: number;
  readonly sunrise: number;
}

const nights = new Map<number, Night>();

/** When it is dark from one noon to the next. */
function nightAt(night: number): Night {
  const known = nights.get(night);
  if (known) return known;
  const noon = night * DAY_MS + DAY_MS / 2 - ZONE_MS;
  const { sunset } = sunTimes(CENTRE.lat, CENTRE.lng, noon);
  const { sunrise } = sunTimes(CENTRE.lat, CENTRE.lng, noon + DAY_MS);
  const found = { sunset, sunrise };
  nights.set(night, found);
  return found;
}

/** When a night is dimmed; night falls and ends with what is around it. */
function dimSpan({ dimFrom, dimTo }: Timetable, { sunset, sunrise }: Night): [number, number] {
  return [sunset + dimFrom * MINUTE_MS, sunrise - dimTo * MINUTE_MS];
}

/** How bright a street is at a moment, in per cent; 0 by day. */
export function brightnessAt(timetable: Timetable, ms: number): number {
  const night = nightAt(nightOf(ms));
  if (ms < night.sunset || ms >= night.sunrise) return 0;
  const [from, to] = dimSpan(timetable, night);
  return ms >= from && ms < to ? timetable.dim : timetable.full;
}

/** When brightness changes, in the nights around a moment. */
export function edgesAround(timetable: Timetable, ms: number): readonly number[] {
  return [-1, 0, 1].flatMap(later => {
    const night = nightAt(nightOf(ms) + later);
    return [night.sunset, ...dimSpan(timetable, night), night.sunrise];
  });
}

/** Brightness times milliseconds of one night until a moment: whole numbers, so that parts add up exactly. */
function lightOfNight(timetable: Timetable, number: number, until: number): number {
  const night = nightAt(number);
  const end = Math.min(until, night.sunrise);
  if (end <= night.sunset) return 0;
  const { full, dim } = timetable;
  const [from, to] = dimSpan(timetable, night);
  return (end - night.sunset) * full - Math.max(0, Math.min(end, to) - from) * (full - dim);
}

/** Sums of whole nights since the first, as far as anybody has asked. */
const sums = new Map<Timetable, number[]>();

/** Brightness times milliseconds since the first night. */
function lightUntil(timetable: Timetable, ms: number): number {
  const night = nightOf(ms);
  if (night < FIRST_NIGHT) return 0;
  const known = sums.get(timetable) ?? [0];
  sums.set(timetable, known);
  const last = Math.min(night, LAST_NIGHT) - FIRST_NIGHT;
  while (known.length <= last) {
    const at = known.length - 1;
    known.push(sure(known[at]) + lightOfNight(timetable, FIRST_NIGHT + at, Infinity));
  }
  return sure(known[last]) + lightOfNight(timetable, FIRST_NIGHT + last, ms);
}

/**
 * How many hours of full light a timetable asks for between two moments: an hour at 60 % is 0.6 of one.
 * Never negative; what is between a and b and between b and c is together what is between a and c.
 */
export const fullHoursBetween = (timetable: Timetable, from: number, to: number): number =>
  to <= from ? 0 : (lightUntil(timetable, to) - lightUntil(timetable, from)) / (100 * HOUR_MS);

/** Full light all night. */
export const DARK: Timetable = { ...TIMETABLE, full: 100, dim: 100 };

/** How many hours of darkness are between two moments. */
export const darkHoursBetween = (from: number, to: number): number =>
  fullHoursBetween(DARK, from, to);

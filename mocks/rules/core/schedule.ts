import { CITY_CENTRE } from '../../city/cityCoordinates.ts';
import { getSunTimes } from '../../city/sunTimes.ts';
import { getEdgesAround, CITY_TIMETABLE } from '../../city/timetable.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/duration.ts';
import type { Row, Store } from '../../platform/Store.ts';
import {
  type CityLocalTime,
  toCityTime,
  getMidnightBefore,
  parseMinuteOfDay,
} from '../../shared/cityTime.ts';

type Schemas = components['schemas'];
type Strategy = Schemas['Strategy'];
type Plan = Schemas['Plan'];
type GeoPoint = Schemas['GeoPoint'];

/** The illuminance of the brightest noon, in lx. */
const NOON_LUX = 60_000;

/** The properties of each kind of strategy that define its steps. */
export const STEP_PROPERTIES = {
  time: ['timeSteps'],
  latlng: ['sunSteps', 'geoPoint'],
  lumen: ['luxSteps', 'sensorIds'],
  people: ['presence', 'sensorIds'],
} as const satisfies Readonly<Record<Strategy['kind'], readonly (keyof Strategy)[]>>;

/** Whether a strategy has any steps. */
export function hasSteps(strategy: Row): boolean {
  const steps = strategy[STEP_PROPERTIES[(strategy as unknown as Strategy).kind][0]];
  return Array.isArray(steps) ? steps.length > 0 : steps !== undefined;
}

/** Lists the strategies of a plan. */
export function listStrategyIds(row: Row): readonly unknown[] {
  const { rules, exceptions } = row as unknown as Plan;
  return [...rules, ...exceptions].map(({ strategyId }) => strategyId);
}

/** Returns the day whose night a moment belongs to: a lamp's day is from noon to noon. */
const getNight = (ms: number): CityLocalTime => toCityTime(ms - DAY_MS / 2);

/** Whether a strategy applies in the night of a day, by its period and its weekdays. */
function appliesOn(
  { period, weekdays }: Pick<Strategy, 'period' | 'weekdays'>,
  { date, weekday }: CityLocalTime,
): boolean {
  const inPeriod = !period || (period.begin <= date && date <= period.end);
  return inPeriod && (weekdays & (1 << weekday)) !== 0;
}

/** Returns the brightness of a strategy or a plan at a moment; undefined when it does not apply in that night. */
export const getScheduleLevel = (store: Store, row: Row, ms: number): number | undefined =>
  'kind' in row ? getStrategyLevel(store, row, ms) : getPlanLevel(store, row, ms);

function getStrategyLevel(store: Store, row: Row, ms: number): number | undefined {
  const strategy = row as unknown as Strategy;
  if (!appliesOn(strategy, getNight(ms))) return undefined;
  return LEVEL_READERS[strategy.kind](strategy, getLocation(store, strategy), ms);
}

/** Evaluates exceptions first, then the first matching rule. */
function getPlanLevel(store: Store, row: Row, ms: number): number | undefined {
  const plan = row as unknown as Plan;
  const night = getNight(ms);
  const exception = plan.exceptions.find(({ date }) => date === night.date);
  if (exception && exception.strategyId === undefined) return 0;
  const { strategyId } = exception ?? plan.rules.find(rule => appliesOn(rule, night)) ?? {};
  const strategy = store.table('strategies').get(strategyId);
  return strategy && getStrategyLevel(store, strategy, ms);
}

/** Returns the times of possible changes of a strategy or a plan, in the days around a moment. */
export function getScheduleEdges(store: Store, row: Row, ms: number): readonly number[] {
  const strategies =
    'kind' in row
      ? [row]
      : [...new Set(listStrategyIds(row))].flatMap(id => store.table('strategies').get(id) ?? []);
  const noons = getDaysAround(ms).map(day => getMidnightBefore(day) + DAY_MS / 2);
  return [
    ...noons,
    ...strategies.flatMap(candidate => {
      const strategy = candidate as Strategy;
      return EDGE_READERS[strategy.kind](strategy, getLocation(store, strategy), ms);
    }),
  ];
}

/** Returns the times of light changes in the city's timetable, in the nights around a moment. */
export const getNightEdges = (ms: number): readonly number[] => getEdgesAround(CITY_TIMETABLE, ms);

const getDaysAround = (ms: number) => [ms - DAY_MS, ms, ms + DAY_MS];

/** Returns the location for the sun times: that of the strategy, of its domain, or of the city. */
function getLocation(store: Store, { geoPoint, domainId }: Strategy): GeoPoint {
  const domains = store.table('domains');
  const location = geoPoint ?? domains.get(domainId)?.geoPoint;
  return (location as GeoPoint | undefined) ?? CITY_CENTRE;
}

type StrategyFunction<Result> = (strategy: Strategy, location: GeoPoint, ms: number) => Result;

const LEVEL_READERS: Readonly<Record<Strategy['kind'], StrategyFunction<number | undefined>>> = {
  time({ timeSteps = [] }, _, ms) {
    const { minute } = toCityTime(ms);
    const sorted = timeSteps.toSorted((a, b) => parseMinuteOfDay(a.at) - parseMinuteOfDay(b.at));
    // Before the first step of the day, the last one of the day before applies.
    return (sorted.findLast(({ at }) => parseMinuteOfDay(at) <= minute) ?? sorted.at(-1))
      ?.brightness;
  },

  latlng: (strategy, location, ms) =>
    getSunStepsAround(strategy, location, ms).findLast(({ at }) => at <= ms)?.brightness,

  lumen({ luxSteps = [] }, location, ms) {
    const lux = getLuxAt(location, ms);
    const sorted = luxSteps.toSorted((a, b) => a.below - b.below);
    return sorted.find(({ below }) => lux < below)?.brightness ?? 0;
  },

  people: ({ presence }, location, ms) => (getLuxAt(location, ms) > 0 ? 0 : presence?.idle),
};

const EDGE_READERS: Readonly<Record<Strategy['kind'], StrategyFunction<readonly number[]>>> = {
  time: ({ timeSteps = [] }, _, ms) =>
    getDaysAround(ms).flatMap(day =>
      timeSteps.map(({ at }) => getMidnightBefore(day) + parseMinuteOfDay(at) * MINUTE_MS),
    ),

  latlng: (strategy, location, ms) => getSunStepsAround(strategy, location, ms).map(({ at }) => at),

  lumen: ({ luxSteps = [] }, location, ms) =>
    getSunDays(location, ms).flatMap(({ sunrise, sunset }) => [
      sunrise,
      sunset,
      ...luxSteps.flatMap(({ below }) => {
        // A moment later, because the light itself follows the same sine.
        const delay = ((sunset - sunrise) * Math.asin(Math.min(1, below / NOON_LUX))) / Math.PI;
        return [Math.ceil(sunrise + delay) + 1, Math.ceil(sunset - delay) + 1];
      }),
    ]),

  people: (_, location, ms) =>
    getSunDays(location, ms).flatMap(({ sunrise, sunset }) => [sunrise + 1, sunset]),
};

const getSunDays = ({ lat, lng }: GeoPoint, ms: number) =>
  getDaysAround(ms).map(day => getSunTimes(lat, lng, day));

/** Returns the sun steps in the days around a moment, each with its time, in chronological order. */
const getSunStepsAround = ({ sunSteps = [] }: Strategy, location: GeoPoint, ms: number) =>
  getSunDays(location, ms)
    .flatMap(sun =>
      sunSteps.map(({ event, offset, brightness }) => ({
        at: sun[event] + offset * MINUTE_MS,
        brightness,
      })),
    )
    .toSorted((a, b) => a.at - b.at);

/** Returns the illuminance under a clear sky. */
function getLuxAt({ lat, lng }: GeoPoint, ms: number): number {
  const { sunrise, sunset } = getSunTimes(lat, lng, ms);
  if (ms <= sunrise || ms >= sunset) return 0;
  return NOON_LUX * Math.sin((Math.PI * (ms - sunrise)) / (sunset - sunrise));
}

import { CENTRE } from '../../city/plane.ts';
import { sunTimes } from '../../city/sun.ts';
import { edgesAround, TIMETABLE } from '../../city/timetable.ts';
import type { components } from '../../../src/generated/core/types.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type CityTime, cityTime, midnightBefore, minuteOf } from '../cityTime.ts';

type Schemas = components['schemas'];
type Strategy = Schemas['Strategy'];
type Plan = Schemas['Plan'];
type GeoPoint = Schemas['GeoPoint'];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What the brightest noon gives, in lx. */
const NOON_LUX = 60_000;

/** The properties of each kind of strategy that say what it does. */
export const STEPS = {
  time: ['timeSteps'],
  latlng: ['sunSteps', 'geoPoint'],
  lumen: ['luxSteps', 'sensorIds'],
  people: ['presence', 'sensorIds'],
} as const satisfies Readonly<Record<Strategy['kind'], readonly (keyof Strategy)[]>>;

/** Whether a strategy has anything to do. */
export function hasSteps(strategy: Row): boolean {
  const steps = strategy[STEPS[(strategy as unknown as Strategy).kind][0]];
  return Array.isArray(steps) ? steps.length > 0 : steps !== undefined;
}

/** The strategies that a plan names. */
export function strategiesOf(row: Row): readonly unknown[] {
  const { rules, exceptions } = row as unknown as Plan;
  return [...rules, ...exceptions].map(({ strategyId }) => strategyId);
}

/** The day whose night a moment belongs to: a lamp's day is from noon to noon. */
const nightOf = (ms: number): CityTime => cityTime(ms - DAY_MS / 2);

/** Whether something holds in the night of a day, by its period and its weekdays. */
function holdsOn(
  { period, weekdays }: Pick<Strategy, 'period' | 'weekdays'>,
  { date, weekday }: CityTime,
): boolean {
  const inPeriod = !period || (period.begin <= date && date <= period.end);
  return inPeriod && (weekdays & (1 << weekday)) !== 0;
}

/** How bright a strategy or a plan wants its lamps at a moment; undefined when it says nothing in that night. */
export const levelOf = (store: Store, row: Row, ms: number): number | undefined =>
  'kind' in row ? levelBy(store, row, ms) : levelByPlan(store, row, ms);

function levelBy(store: Store, row: Row, ms: number): number | undefined {
  const strategy = row as unknown as Strategy;
  if (!holdsOn(strategy, nightOf(ms))) return undefined;
  return levels[strategy.kind](strategy, placeOf(store, strategy), ms);
}

/** Exceptions first, then the first rule that holds. */
function levelByPlan(store: Store, row: Row, ms: number): number | undefined {
  const plan = row as unknown as Plan;
  const tonight = nightOf(ms);
  const exception = plan.exceptions.find(({ date }) => date === tonight.date);
  if (exception && exception.strategyId === undefined) return 0;
  const { strategyId } = exception ?? plan.rules.find(rule => holdsOn(rule, tonight)) ?? {};
  const strategy = store.table('strategies').get(strategyId);
  return strategy && levelBy(store, strategy, ms);
}

/** When what a strategy or a plan wants may change, in the days around a moment. */
export function edgesOf(store: Store, row: Row, ms: number): readonly number[] {
  const strategies =
    'kind' in row
      ? [row]
      : [...new Set(strategiesOf(row))].flatMap(id => store.table('strategies').get(id) ?? []);
  const noons = daysAround(ms).map(day => midnightBefore(day) + DAY_MS / 2);
  return [
    ...noons,
    ...strategies.flatMap(each => {
      const strategy = each as Strategy;
      return edges[strategy.kind](strategy, placeOf(store, strategy), ms);
    }),
  ];
}

/** When the timetable of the city changes the light, in the nights around a moment. */
export const nightEdges = (ms: number): readonly number[] => edgesAround(TIMETABLE, ms);

const daysAround = (ms: number) => [ms - DAY_MS, ms, ms + DAY_MS];

/** Whose sun it is: the place of the strategy, of its domain, or of the city. */
function placeOf(store: Store, { geoPoint, domainId }: Strategy): GeoPoint {
  const domains = store.table('domains');
  const place = geoPoint ?? domains.get(domainId)?.geoPoint;
  return (place as GeoPoint | undefined) ?? CENTRE;
}

type Told<Answer> = (strategy: Strategy, place: GeoPoint, ms: number) => Answer;

const levels: Readonly<Record<Strategy['kind'], Told<number | undefined>>> = {
  time({ timeSteps = [] }, _, ms) {
    const { minute } = cityTime(ms);
    const sorted = timeSteps.toSorted((a, b) => minuteOf(a.at) - minuteOf(b.at));
    // Before the first step of the day the last one of the day before holds.
    return (sorted.findLast(({ at }) => minuteOf(at) <= minute) ?? sorted.at(-1))?.brightness;
  },

  latlng: (strategy, place, ms) =>
    sunStepsAround(strategy, place, ms).findLast(({ at }) => at <= ms)?.brightness,

  lumen({ luxSteps = [] }, place, ms) {
    const lux = luxAt(place, ms);
    const sorted = luxSteps.toSorted((a, b) => a.below - b.below);
    return sorted.find(({ below }) => lux < below)?.brightness ?? 0;
  },

  people: ({ presence }, place, ms) => (luxAt(place, ms) > 0 ? 0 : presence?.idle),
};

const edges: Readonly<Record<Strategy['kind'], Told<readonly number[]>>> = {
  time: ({ timeSteps = [] }, _, ms) =>
    daysAround(ms).flatMap(day =>
      timeSteps.map(({ at }) => midnightBefore(day) + minuteOf(at) * MINUTE_MS),
    ),

  latlng: (strategy, place, ms) => sunStepsAround(strategy, place, ms).map(({ at }) => at),

  lumen: ({ luxSteps = [] }, place, ms) =>
    daysOfSun(place, ms).flatMap(({ sunrise, sunset }) => [
      sunrise,
      sunset,
      ...luxSteps.flatMap(({ below }) => {
        // A moment later, because the light itself is told by the same sine.
        const after = ((sunset - sunrise) * Math.asin(Math.min(1, below / NOON_LUX))) / Math.PI;
        return [Math.ceil(sunrise + after) + 1, Math.ceil(sunset - after) + 1];
      }),
    ]),

  people: (_, place, ms) =>
    daysOfSun(place, ms).flatMap(({ sunrise, sunset }) => [sunrise + 1, sunset]),
};

const daysOfSun = ({ lat, lng }: GeoPoint, ms: number) =>
  daysAround(ms).map(day => sunTimes(lat, lng, day));

/** The steps of the sun in the days around a moment, each with its moment, in their order. */
const sunStepsAround = ({ sunSteps = [] }: Strategy, place: GeoPoint, ms: number) =>
  daysOfSun(place, ms)
    .flatMap(sun =>
      sunSteps.map(({ event, offset, brightness }) => ({
        at: sun[event] + offset * MINUTE_MS,
        brightness,
      })),
    )
    .toSorted((a, b) => a.at - b.at);

/** How light it is under the open sky, without clouds. */
function luxAt({ lat, lng }: GeoPoint, ms: number): number {
  const { sunrise, sunset } = sunTimes(lat, lng, ms);
  if (ms <= sunrise || ms >= sunset) return 0;
  return NOON_LUX * Math.sin((Math.PI * (ms - sunrise)) / (sunset - sunrise));
}

import { HOUR_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import { getDarkSpans, getFullPower, isLight } from './lightHistory.ts';
import { getInstallTime } from './getInstallTime.ts';
import { assertDefined } from '../shared/assertDefined.ts';
import {
  getDarkHoursBetween,
  getFullHoursBetween,
  CITY_TIMETABLE,
  type LightingTimetable,
} from './timetable.ts';

/** A consumer of power from a moment on: by a timetable, or day and night. */
export interface PowerLoad {
  readonly kilowatts: number;
  readonly timetable: LightingTimetable | undefined;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** A time in which a lamp is dark although its timetable switches it on. */
export interface LoadGap {
  readonly kilowatts: number;
  readonly timetable: LightingTimetable;
  readonly begin: number;
  readonly end: number;
}

/** The energy of a step of time. */
export interface EnergyStep {
  /** kWh */
  readonly energy: number;
  /** kWh less than lamps at full light would have consumed. */
  readonly saved: number;
}

/** Sums up the energy of loads in each step between consecutive moments: permanent loads are combined. */
export function sumLoadEnergy(
  loads: Iterable<PowerLoad>,
  gaps: Iterable<LoadGap>,
  stepEdges: readonly number[],
): readonly EnergyStep[] {
  const [first, last] = [stepEdges[0], stepEdges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const steps = stepEdges.slice(1).map(() => ({ energy: 0, full: 0 }));
  const add = ({ kilowatts, timetable, since }: PowerLoad) => {
    forEachStep(stepEdges, since, last, (i, from, to) => {
      const step = assertDefined(steps[i]);
      const hours = timetable ? getFullHoursBetween(timetable, from, to) : (to - from) / HOUR_MS;
      step.energy += kilowatts * hours;
      step.full += kilowatts * (timetable ? getDarkHoursBetween(from, to) : hours);
    });
  };
  const sums = new Map<LightingTimetable | undefined, number>();
  for (const load of loads) {
    const { kilowatts, timetable, since } = load;
    if (since > first) add(load);
    else sums.set(timetable, (sums.get(timetable) ?? 0) + kilowatts);
  }
  for (const [timetable, kilowatts] of sums) add({ kilowatts, timetable, since: first });
  for (const { kilowatts, timetable, begin, end } of gaps) {
    forEachStep(stepEdges, begin, end, (i, from, to) => {
      assertDefined(steps[i]).energy -= kilowatts * getFullHoursBetween(timetable, from, to);
    });
  }
  return steps.map(({ energy, full }) => ({
    energy: Math.max(0, energy),
    saved: Math.max(0, full - Math.max(0, energy)),
  }));
}

/** Calls back for each step that a time span overlaps, with the part of the span in that step. */
function forEachStep(
  stepEdges: readonly number[],
  begin: number,
  end: number,
  onStep: (step: number, from: number, to: number) => void,
) {
  for (let i = findStepIndex(stepEdges, begin); i + 1 < stepEdges.length; i += 1) {
    const [from, to] = [assertDefined(stepEdges[i]), assertDefined(stepEdges[i + 1])];
    if (from >= end) return;
    if (Math.max(begin, from) < Math.min(end, to)) {
      onStep(i, Math.max(begin, from), Math.min(end, to));
    }
  }
}

/** Returns the index of the last step that starts at a moment or before it; 0 when all start later. */
export function findStepIndex(stepEdges: readonly number[], ms: number): number {
  let low = 0;
  let high = stepEdges.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (assertDefined(stepEdges[middle]) <= ms) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the load of a device; undefined for one without consumption of its own. */
export function getPowerLoad(asset: Row): PowerLoad | undefined {
  const kilowatts = getFullPower(asset) / 1000;
  if (kilowatts === 0) return undefined;
  const timetable = isLight(asset) ? CITY_TIMETABLE : undefined;
  return { kilowatts, timetable, since: getInstallTime(asset) };
}

/** Returns the gaps of a lamp that overlap a time span, without the part before its installation. */
export function getLoadGaps(asset: Row, from: number, to: number): readonly LoadGap[] {
  if (!isLight(asset) || asset.controllerId !== undefined) return [];
  const spans = getDarkSpans(asset, from, to);
  const load = spans.length > 0 ? getPowerLoad(asset) : undefined;
  if (!load?.timetable) return [];
  const { kilowatts, timetable, since } = load;
  return spans.map(({ begin, end }) => ({
    kilowatts,
    timetable,
    begin: Math.max(begin, since),
    end,
  }));
}

/** Returns the energy of many devices in each step: the sum of their `getEnergyBetween`. */
export function getEnergySeries(
  assets: readonly Row[],
  stepEdges: readonly number[],
): readonly EnergyStep[] {
  const [first = 0, last = 0] = [stepEdges[0], stepEdges.at(-1)];
  return sumLoadEnergy(
    assets.map(getPowerLoad).filter(load => load !== undefined),
    assets.flatMap(asset => getLoadGaps(asset, first, last)),
    stepEdges,
  );
}

import type { Row } from '../platform/Store.ts';
import { darkSpans, fullPower, isLight } from './histories.ts';
import { installedAt } from './installedAt.ts';
import { sure } from './sure.ts';
import { darkHoursBetween, fullHoursBetween, TIMETABLE, type Timetable } from './timetable.ts';

const HOUR_MS = 3_600_000;

/** What draws power from a moment on: by a timetable, or day and night. */
export interface Load {
  readonly kilowatts: number;
  readonly timetable: Timetable | undefined;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** A time in which a lamp is dark though its timetable lets it burn. */
export interface Gap {
  readonly kilowatts: number;
  readonly timetable: Timetable;
  readonly begin: number;
  readonly end: number;
}

/** The energy of a step of time. */
export interface EnergyStep {
  /** kWh */
  readonly energy: number;
  /** kWh less than lamps at full light would have drawn. */
  readonly saved: number;
}

/** What loads draw in each step between moments that follow each other: those that were always there as one. */
export function energyOfLoads(
  loads: Iterable<Load>,
  gaps: Iterable<Gap>,
  edges: readonly number[],
): readonly EnergyStep[] {
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const steps = edges.slice(1).map(() => ({ energy: 0, full: 0 }));
  const add = ({ kilowatts, timetable, since }: Load) => {
    eachStep(edges, since, last, (i, from, to) => {
      const step = sure(steps[i]);
      const hours = timetable ? fullHoursBetween(timetable, from, to) : (to - from) / HOUR_MS;
      step.energy += kilowatts * hours;
      step.full += kilowatts * (timetable ? darkHoursBetween(from, to) : hours);
    });
  };
  const sums = new Map<Timetable | undefined, number>();
  for (const load of loads) {
    const { kilowatts, timetable, since } = load;
    if (since > first) add(load);
    else sums.set(timetable, (sums.get(timetable) ?? 0) + kilowatts);
  }
  for (const [timetable, kilowatts] of sums) add({ kilowatts, timetable, since: first });
  for (const { kilowatts, timetable, begin, end } of gaps) {
    eachStep(edges, begin, end, (i, from, to) => {
      sure(steps[i]).energy -= kilowatts * fullHoursBetween(timetable, from, to);
    });
  }
  return steps.map(({ energy, full }) => ({
    energy: Math.max(0, energy),
    saved: Math.max(0, full - Math.max(0, energy)),
  }));
}

/** Calls for each step that a time reaches into, with the part of it that lies there. */
function eachStep(
  edges: readonly number[],
  begin: number,
  end: number,
  act: (step: number, from: number, to: number) => void,
) {
  for (let i = stepAt(edges, begin); i + 1 < edges.length; i += 1) {
    const [from, to] = [sure(edges[i]), sure(edges[i + 1])];
    if (from >= end) return;
    if (Math.max(begin, from) < Math.min(end, to)) {
      act(i, Math.max(begin, from), Math.min(end, to));
    }
  }
}

/** The last step that begins at a moment or before it; the first one, when all begin later. */
export function stepAt(edges: readonly number[], ms: number): number {
  let low = 0;
  let high = edges.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sure(edges[middle]) <= ms) low = middle;
    else high = middle;
  }
  return low;
}

/** The load of a device; none of one that draws nothing by itself. */
export function loadOf(asset: Row): Load | undefined {
  const kilowatts = fullPower(asset) / 1000;
  if (kilowatts === 0) return undefined;
  const timetable = isLight(asset) ? TIMETABLE : undefined;
  return { kilowatts, timetable, since: installedAt(asset) };
}

/** The gaps of a lamp that reach into a time, without what lies before it was put up. */
export function gapsOf(asset: Row, from: number, to: number): readonly Gap[] {
  if (!isLight(asset) || asset.controllerId !== undefined) return [];
  const spans = darkSpans(asset, from, to);
  const load = spans.length > 0 ? loadOf(asset) : undefined;
  if (!load?.timetable) return [];
  const { kilowatts, timetable, since } = load;
  return spans.map(({ begin, end }) => ({
    kilowatts,
    timetable,
    begin: Math.max(begin, since),
    end,
  }));
}

/** What many devices draw together in each step: as `energyBetween` of each of them would say. */
export function energySeries(
  assets: readonly Row[],
  edges: readonly number[],
): readonly EnergyStep[] {
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  return energyOfLoads(
    assets.map(loadOf).filter(load => load !== undefined),
    assets.flatMap(asset => gapsOf(asset, first, last)),
    edges,
  );
}

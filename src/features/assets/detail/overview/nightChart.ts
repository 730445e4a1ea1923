import { clockTime } from '../../../../domain/clock.ts';
import type { ChartData, ChartPoint } from '../../../../ui/charts/chart.ts';
import type { HistoryPoint } from '../useHistory.ts';

const MINUTE = 60_000;
/** Between two points; a tick of the axis every two hours. */
const STEP = 10 * MINUTE;
const TICK = 120 * MINUTE;

interface NightChart {
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** Minutes that the clocks of the site are ahead of UTC. */
  readonly offset: number;
  readonly history: readonly HistoryPoint[];
  readonly words: Readonly<Record<'label' | 'level' | 'power', string>>;
  /** In watts: where the axis of the power ends at least. */
  readonly rated?: number | undefined;
}

/** A night in points of ten minutes: the light as an amber area, the power as a line, nothing after now. */
export function nightChart({
  from,
  to,
  now,
  offset,
  history,
  words,
  rated,
}: NightChart): ChartData {
  const begin = Math.ceil(from / STEP) * STEP;
  const times = Array.from(
    { length: Math.floor((to - begin) / STEP) + 1 },
    (_, n) => begin + n * STEP,
  );
  const known = new Map(history.map(point => [Math.floor(Date.parse(point.time) / MINUTE), point]));
  const valueAt = (time: number, name: 'brightness' | 'power') =>
    time > now ? null : (known.get(time / MINUTE)?.[name] ?? null);
  const isLit = history.some(({ brightness }) => brightness !== undefined);
  const most = history.reduce((highest, { power = 0 }) => Math.max(highest, power), rated ?? 0);
  const at = times.findLastIndex(time => time <= now);
  const power = {
    name: words.power,
    tone: 'series-1' as const,
    values: times.map(time => valueAt(time, 'power')),
  };
  const level = {
    name: words.level,
    tone: 'lamp' as const,
    values: times.map(time => valueAt(time, 'brightness')),
    ...{ steps: true, fill: true },
  };
  const watts = { unit: 'W', decimals: 1, range: [0, roundUp(most)] as const };
  return {
    label: words.label,
    points: times.map(time => pointAt(time, offset)),
    ...(isLit
      ? {
          ...{ unit: '%', range: [0, 100] as const, right: watts },
          series: [level, { ...power, isRight: true }],
        }
      : { ...watts, series: [power] }),
    ...(now < to && at >= 0 && { mark: { at, label: clockTime(now, offset) } }),
  };
}

const pointAt = (time: number, offset: number): ChartPoint => ({
  label: clockTime(time, offset),
  isTick: (time + offset * MINUTE) % TICK === 0,
});

/** Where the axis of a power ends at last, in watts: no device draws a gigawatt. */
const MAX_POWER_W = 1e9;

/** A round number that is not smaller, from 1 on. */
function roundUp(power: number): number {
  const value = Math.min(Math.max(power, 1), MAX_POWER_W);
  const size = 10 ** Math.floor(Math.log10(value));
  return Math.ceil((value * 1.05) / size) * size;
}

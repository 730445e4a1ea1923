import { formatClockTime } from '../../../../domain/clock.ts';
import { MINUTE_MS } from '../../../../domain/duration.ts';
import { getUtcOffset, parseInstant } from '../../../../domain/timeZone.ts';
import type { ChartData, ChartPoint } from '../../../../ui/charts/chartData.ts';
import type { HistoryPoint } from '../useAssetHistory.ts';

/** Between two points; the axis has a tick every two hours. */
const STEP_MS = 10 * MINUTE_MS;
const TICK_INTERVAL_MS = 120 * MINUTE_MS;

interface NightChartInput {
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly zone: string | undefined;
  readonly history: readonly HistoryPoint[];
  readonly labels: Readonly<Record<'label' | 'level' | 'power', string>>;
  /** Minimum end of the power axis, in watts. */
  readonly ratedPowerW?: number | undefined;
}

/** Builds the chart of a night in steps of ten minutes: the level as an amber area, the power as a line, up to now. */
export function buildNightChart({
  from,
  to,
  now,
  zone,
  history,
  labels,
  ratedPowerW,
}: NightChartInput): ChartData {
  const offsetMinutes = getUtcOffset(now, zone);
  const firstTime = Math.ceil(from / STEP_MS) * STEP_MS;
  const times = Array.from(
    { length: Math.floor((to - firstTime) / STEP_MS) + 1 },
    (_, n) => firstTime + n * STEP_MS,
  );
  const pointByMinute = new Map(
    history.map(point => [Math.floor(parseInstant(point.time, zone) / MINUTE_MS), point]),
  );
  const getValueAt = (time: number, name: 'brightness' | 'power') =>
    time > now ? null : (pointByMinute.get(time / MINUTE_MS)?.[name] ?? null);
  const isLit = history.some(({ brightness }) => brightness !== undefined);
  const maxPower = history.reduce(
    (highest, { power = 0 }) => Math.max(highest, power),
    ratedPowerW ?? 0,
  );
  const nowIndex = times.findLastIndex(time => time <= now);
  const power = {
    name: labels.power,
    tone: 'series-1' as const,
    values: times.map(time => getValueAt(time, 'power')),
  };
  const level = {
    name: labels.level,
    tone: 'lamp' as const,
    values: times.map(time => getValueAt(time, 'brightness')),
    ...{ isStepped: true, isFilled: true },
  };
  const watts = { unit: 'W', decimals: 1, range: [0, roundUp(maxPower)] as const };
  return {
    label: labels.label,
    points: times.map(time => buildPoint(time, offsetMinutes)),
    ...(isLit
      ? {
          ...{ unit: '%', range: [0, 100] as const, rightAxis: watts },
          series: [level, { ...power, usesRightAxis: true }],
        }
      : { ...watts, series: [power] }),
    ...(now < to &&
      nowIndex >= 0 && {
        markLine: { index: nowIndex, label: formatClockTime(now, offsetMinutes) },
      }),
  };
}

const buildPoint = (time: number, offsetMinutes: number): ChartPoint => ({
  label: formatClockTime(time, offsetMinutes),
  isTick: (time + offsetMinutes * MINUTE_MS) % TICK_INTERVAL_MS === 0,
});

/** Maximum end of the power axis, in watts: no device consumes a gigawatt. */
const MAX_POWER_W = 1e9;

/** Returns the next round number, at least 1. */
function roundUp(power: number): number {
  const value = Math.min(Math.max(power, 1), MAX_POWER_W);
  const size = 10 ** Math.floor(Math.log10(value));
  return Math.ceil((value * 1.05) / size) * size;
}

import { HOUR_MS } from '../../../../domain/duration.ts';
import { parseInstant } from '../../../../domain/timeZone.ts';
import type {
  ChartData,
  ChartPoint,
  ChartSeries,
  ChartTone,
} from '../../../../ui/charts/chartData.ts';
import type { FieldDescriptor } from '../../../../schema/field.ts';
import type { HistoryPoint } from '../useAssetHistory.ts';

/** One measure of a device over a period. */
export interface HistoryMeasure {
  readonly field: FieldDescriptor;
  readonly values: readonly (number | null)[];
}

const TONE_BY_SOURCE: Readonly<Record<string, ChartTone>> = { brightness: 'lamp', energy: 'lamp' };

/** Sums the consumption by hour; the value of a lamp per minute is too small to read. */
export function sumByHour(
  history: readonly HistoryPoint[],
  zone: string | undefined,
): readonly HistoryPoint[] {
  const hours = new Map<number, HistoryPoint>();
  for (const { time, energy, state } of history) {
    const hourStart = Math.floor(parseInstant(time, zone) / HOUR_MS) * HOUR_MS;
    if (Number.isNaN(hourStart)) continue;
    const existing = hours.get(hourStart);
    const sum =
      energy === undefined
        ? existing?.energy
        : Number(((existing?.energy ?? 0) + energy).toFixed(4));
    hours.set(hourStart, {
      time: new Date(hourStart).toISOString(),
      state: existing?.state ?? state,
      ...(sum !== undefined && { energy: sum }),
    });
  }
  return [...hours.values()];
}

/** Returns the measures with data in a period, in document order, including sensor values. */
export function getMeasures(
  fields: readonly FieldDescriptor[],
  history: readonly HistoryPoint[],
): readonly HistoryMeasure[] {
  const flat = fields.flatMap(field => (field.kind === 'object' ? field.fields : [field]));
  return flat
    .map(field => ({ field, values: history.map(point => getValue(point, field.source)) }))
    .filter(({ values }) => values.some(value => value !== null));
}

function getValue(point: HistoryPoint, source: string): number | null {
  const value = { ...point.values, ...point }[source as keyof HistoryPoint];
  return typeof value === 'number' ? value : null;
}

interface HistoryChartInput {
  readonly measure: HistoryMeasure;
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

/** Builds the chart of a measure: a level from 0 to 100 %, a sum as bars, else a line. */
export function buildHistoryChart({
  measure: { field, values },
  name,
  points,
}: HistoryChartInput): ChartData {
  const unit = 'unit' in field && typeof field.unit === 'string' ? field.unit : undefined;
  const decimals = 'decimals' in field && typeof field.decimals === 'number' ? field.decimals : 0;
  const tone = TONE_BY_SOURCE[field.source] ?? 'series-1';
  const isLevel = field.source === 'brightness';
  const series: ChartSeries = {
    ...{ name, tone, values },
    ...(isLevel && { isStepped: true, isFilled: true }),
  };
  return {
    label: unit ? `${name}, ${unit}` : name,
    points,
    series: [series],
    decimals,
    ...(unit && { unit }),
    ...(isLevel && { range: [0, 100] as const }),
  };
}

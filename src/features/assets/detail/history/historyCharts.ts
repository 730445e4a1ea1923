import type { ChartData, ChartPoint, ChartSeries, ChartTone } from '../../../../ui/charts/chart.ts';
import type { FieldDescriptor } from '../../../../schema/field.ts';
import type { HistoryPoint } from '../useHistory.ts';

/** One measure of a device over a period. */
export interface Measure {
  readonly field: FieldDescriptor;
  readonly values: readonly (number | null)[];
}

const TONES: Readonly<Record<string, ChartTone>> = { brightness: 'lamp', energy: 'lamp' };

const HOUR = 3_600_000;

/** What a device used in each hour; a lamp uses so little in a minute that nobody reads it. */
export function byHour(history: readonly HistoryPoint[]): readonly HistoryPoint[] {
  const hours = new Map<number, HistoryPoint>();
  for (const { time, energy, state } of history) {
    const begin = Math.floor(Date.parse(time) / HOUR) * HOUR;
    const before = hours.get(begin);
    const sum =
      energy === undefined ? before?.energy : Number(((before?.energy ?? 0) + energy).toFixed(4));
    hours.set(begin, {
      time: new Date(begin).toISOString(),
      state: before?.state ?? state,
      ...(sum !== undefined && { energy: sum }),
    });
  }
  return [...hours.values()];
}

/** What a device measured at all in a period, in the order of its document; sensor values among them. */
export function measuresIn(
  fields: readonly FieldDescriptor[],
  history: readonly HistoryPoint[],
): readonly Measure[] {
  const flat = fields.flatMap(field => (field.kind === 'object' ? field.fields : [field]));
  return flat
    .map(field => ({ field, values: history.map(point => valueOf(point, field.source)) }))
    .filter(({ values }) => values.some(value => value !== null));
}

function valueOf(point: HistoryPoint, source: string): number | null {
  const value = { ...point.values, ...point }[source as keyof HistoryPoint];
  return typeof value === 'number' ? value : null;
}

interface ChartOf {
  readonly measure: Measure;
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

/** The chart of one measure: a level from 0 to 100 %, a sum as bars, else a line. */
export function chartOf({ measure: { field, values }, name, points }: ChartOf): ChartData {
  const unit = 'unit' in field && typeof field.unit === 'string' ? field.unit : undefined;
  const decimals = 'decimals' in field && typeof field.decimals === 'number' ? field.decimals : 0;
  const tone = TONES[field.source] ?? 'series-1';
  const isLevel = field.source === 'brightness';
  const series: ChartSeries = {
    ...{ name, tone, values },
    ...(isLevel && { steps: true, fill: true }),
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

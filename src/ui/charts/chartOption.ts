import type { ChartData, ChartMeasure, ChartSeries } from './chart.ts';
import type { Inks } from './inks.ts';
import type { Amounts } from './useAmount.ts';

/** How a chart is drawn, beyond what it shows. */
export interface Drawn extends ChartData {
  /** What a series is that does not say. */
  readonly kind: 'line' | 'bar';
  readonly inks: Inks;
  /** In pixels. */
  readonly width: number;
  readonly amounts: Amounts;
  /** Nothing moves for whoever asked for that. */
  readonly isStill: boolean;
}

/** Below it a chart has no room for names at the ends of its lines. */
const ROOM_FOR_NAMES = 480;

/** What the library draws, of what a chart shows. All but the values of a point, which are words. */
export function chartOption(drawn: Drawn) {
  const { inks, series, points, right, isStill } = drawn;
  const words = wordsOf(inks);
  const ticks = points.some(({ isTick }) => isTick);
  return {
    animation: !isStill,
    animationDuration: 160,
    animationDurationUpdate: 160,
    grid: {
      left: 4,
      right: 8 + endRoom(drawn),
      top: drawn.mark ? 22 : 10,
      bottom: 0,
      containLabel: true,
    },
    xAxis: {
      type: 'category',
      data: points.map(({ label }) => label),
      boundaryGap: series.some(each => kindOf(each, drawn) === 'bar'),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: inks.line } },
      axisLabel: {
        ...words,
        hideOverlap: true,
        ...(ticks && { interval: (index: number) => points[index]?.isTick === true }),
      },
    },
    yAxis: [axisOf(drawn, drawn), ...(right ? [axisOf(right, drawn, true)] : [])],
    series: series.map(bounded).map((each, index) => ({
      ...(kindOf(each, drawn) === 'bar' ? barOf(each, drawn) : lineOf(each, drawn)),
      ...(each.isRight && { yAxisIndex: 1 }),
      ...(index === 0 && markOf(drawn)),
    })),
  };
}

/** What no scale can be drawn for is a gap in the picture; the table behind it says the value. */
const MAX_DRAWN = 1e15;

const bounded = (series: ChartSeries): ChartSeries => ({
  ...series,
  values: series.values.map(value =>
    value !== null && Math.abs(value) < MAX_DRAWN ? value : null,
  ),
});

const wordsOf = ({ axis, font }: Inks) => ({ color: axis, fontFamily: font, fontSize: 12 });

const axisOf = ({ range }: ChartMeasure, { inks, amounts }: Drawn, isRight = false) => ({
  type: 'value',
  splitNumber: 3,
  ...(range && { min: range[0], max: range[1], interval: (range[1] - range[0]) / 4 }),
  axisLabel: { ...wordsOf(inks), formatter: amounts.tick },
  // Two nets of lines cannot be told apart.
  splitLine: { show: !isRight, lineStyle: { color: inks.grid } },
});

const kindOf = (series: ChartSeries, { kind }: Drawn) => series.kind ?? kind;

const linesOf = (drawn: Drawn) => drawn.series.filter(each => kindOf(each, drawn) === 'line');

/** Lines are told apart by their names, where there are several and there is room. */
function endRoom(drawn: Drawn): number {
  const lines = linesOf(drawn);
  if (lines.length < 2 || drawn.right || drawn.width < ROOM_FOR_NAMES) return 0;
  const width = (name: string) =>
    [...name].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 12 : 6.6), 0);
  return Math.ceil(Math.max(...lines.map(({ name }) => width(name)))) + 4;
}

function markOf({ mark, inks }: Drawn) {
  if (!mark) return undefined;
  return {
    markLine: {
      silent: true,
      animation: false,
      symbol: 'none',
      lineStyle: { color: inks.text, width: 1.6, type: 'solid' },
      label: { ...wordsOf(inks), color: inks.text, formatter: mark.label, distance: 2 },
      data: [{ xAxis: mark.at }],
    },
  };
}

function barOf({ name, tone, values, dashed }: ChartSeries, drawn: Drawn) {
  const { inks, points, stacked } = drawn;
  const hollow = {
    color: inks.of(tone),
    opacity: 0.35,
    borderColor: inks.edgeOf(tone),
    borderType: 'dashed',
    borderWidth: 1,
  };
  return {
    type: 'bar',
    name,
    ...(stacked && { stack: 'all' }),
    barMaxWidth: 44,
    barCategoryGap: '26%',
    itemStyle: { color: inks.of(tone), ...(!stacked && { borderRadius: [2, 2, 0, 0] }) },
    emphasis: { disabled: true },
    data: values.map((value, index) =>
      dashed || points[index]?.isOpen ? { value, itemStyle: hollow } : value,
    ),
  };
}

function lineOf({ name, tone, values, dashed, steps, fill }: ChartSeries, drawn: Drawn) {
  const { inks, points } = drawn;
  const color = inks.edgeOf(tone);
  // A point between two gaps would not be seen as a line.
  const alone = values.map(
    (value, at) =>
      value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null,
  );
  return {
    type: 'line',
    name,
    ...(steps && { step: 'end' }),
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: alone.some(Boolean) || values.length < 3,
    itemStyle: { color, borderWidth: 0 },
    lineStyle: { color, width: 1.8, type: dashed ? [5, 3] : 'solid' },
    ...(fill && { areaStyle: { color: inks.of(tone), opacity: 0.4 } }),
    ...(endRoom(drawn) > 0 && {
      endLabel: {
        show: true,
        formatter: name,
        color: inks.axis,
        fontFamily: inks.font,
        fontSize: 12,
        distance: 6,
      },
      labelLayout: { moveOverlap: 'shiftY' },
    }),
    emphasis: { disabled: true },
    data: values.map((value, index) =>
      points[index]?.isOpen
        ? {
            value,
            symbol: 'emptyCircle',
            itemStyle: { color, borderColor: color, borderWidth: 1.6 },
          }
        : value,
    ),
  };
}

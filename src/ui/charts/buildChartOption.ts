import type { ChartData, ChartAxis, ChartSeries } from './chartData.ts';
import type { ChartColors } from './useChartColors.ts';
import type { ValueFormats } from './useValueFormats.ts';

/** The rendering options of a chart, in addition to its data. */
export interface ChartOptionInput extends ChartData {
  /** The default kind of a series. */
  readonly kind: 'line' | 'bar';
  readonly colors: ChartColors;
  /** In pixels. */
  readonly width: number;
  readonly valueFormats: ValueFormats;
  /** Disables all animation. */
  readonly prefersReducedMotion: boolean;
}

/** Below this width, a chart has no room for labels at its line ends. */
const MIN_WIDTH_FOR_END_LABELS_PX = 480;

/** Builds the ECharts option of a chart. The tooltip is separate, because it is text. */
export function buildChartOption(input: ChartOptionInput) {
  const { colors, series, points, rightAxis, prefersReducedMotion } = input;
  const textStyle = getTextStyle(colors);
  const hasTicks = points.some(({ isTick }) => isTick);
  return {
    animation: !prefersReducedMotion,
    animationDuration: 160,
    animationDurationUpdate: 160,
    grid: {
      left: 4,
      right: 8 + getEndLabelWidth(input),
      top: input.markLine ? 22 : 10,
      bottom: 0,
      containLabel: true,
    },
    xAxis: {
      type: 'category',
      data: points.map(({ label }) => label),
      boundaryGap: series.some(each => getSeriesKind(each, input) === 'bar'),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.line } },
      axisLabel: {
        ...textStyle,
        hideOverlap: true,
        ...(hasTicks && { interval: (index: number) => points[index]?.isTick === true }),
      },
    },
    yAxis: [
      buildValueAxis(input, input),
      ...(rightAxis ? [buildValueAxis(rightAxis, input, true)] : []),
    ],
    series: series.map(dropUnplottableValues).map((each, index) => ({
      ...(getSeriesKind(each, input) === 'bar'
        ? buildBarSeries(each, input)
        : buildLineSeries(each, input)),
      ...(each.usesRightAxis && { yAxisIndex: 1 }),
      ...(index === 0 && buildMarkLine(input)),
    })),
  };
}

/** Larger values are gaps in the chart, because no scale fits them; the table shows them. */
const MAX_PLOTTED_VALUE = 1e15;

const dropUnplottableValues = (series: ChartSeries): ChartSeries => ({
  ...series,
  values: series.values.map(value =>
    value !== null && Math.abs(value) < MAX_PLOTTED_VALUE ? value : null,
  ),
});

const getTextStyle = ({ axis, font }: ChartColors) => ({
  color: axis,
  fontFamily: font,
  fontSize: 12,
});

const buildValueAxis = (
  { range, decimals = 0 }: ChartAxis,
  { colors, valueFormats }: ChartOptionInput,
  isRight = false,
) => ({
  type: 'value',
  splitNumber: 3,
  // A count has no ticks between whole numbers.
  ...(decimals === 0 && !range && { minInterval: 1 }),
  ...(range && { min: range[0], max: range[1], interval: (range[1] - range[0]) / 4 }),
  axisLabel: { ...getTextStyle(colors), formatter: valueFormats.formatTick },
  // Two overlapping grids would be indistinguishable.
  splitLine: { show: !isRight, lineStyle: { color: colors.grid } },
});

const getSeriesKind = (series: ChartSeries, { kind }: ChartOptionInput) => series.kind ?? kind;

const getLineSeries = (input: ChartOptionInput) =>
  input.series.filter(each => getSeriesKind(each, input) === 'line');

/** Returns the space for the line labels, if there are several lines and enough room. */
function getEndLabelWidth(input: ChartOptionInput): number {
  const lines = getLineSeries(input);
  if (lines.length < 2 || input.rightAxis || input.width < MIN_WIDTH_FOR_END_LABELS_PX) return 0;
  const width = (name: string) =>
    [...name].reduce((sum, character) => sum + (character > '\u2e7f' ? 12 : 6.6), 0);
  return Math.ceil(Math.max(...lines.map(({ name }) => width(name)))) + 4;
}

function buildMarkLine({ markLine: mark, colors }: ChartOptionInput) {
  if (!mark) return undefined;
  return {
    markLine: {
      silent: true,
      animation: false,
      symbol: 'none',
      lineStyle: { color: colors.text, width: 1.6, type: 'solid' },
      label: { ...getTextStyle(colors), color: colors.text, formatter: mark.label, distance: 2 },
      data: [{ xAxis: mark.index }],
    },
  };
}

function buildBarSeries({ name, tone, values, isDashed }: ChartSeries, input: ChartOptionInput) {
  const { colors, points, isStacked } = input;
  const hollow = {
    color: colors.getFill(tone),
    opacity: 0.35,
    borderColor: colors.getStroke(tone),
    borderType: 'dashed',
    borderWidth: 1,
  };
  return {
    type: 'bar',
    name,
    ...(isStacked && { stack: 'all' }),
    barMaxWidth: 44,
    barCategoryGap: '26%',
    itemStyle: { color: colors.getFill(tone), ...(!isStacked && { borderRadius: [2, 2, 0, 0] }) },
    emphasis: { disabled: true },
    data: values.map((value, index) =>
      // The border of a bar without a height would be a line in the colour of its series.
      value !== 0 && (isDashed || points[index]?.isOpen) ? { value, itemStyle: hollow } : value,
    ),
  };
}

function buildLineSeries(
  { name, tone, values, isDashed, isStepped, isFilled }: ChartSeries,
  input: ChartOptionInput,
) {
  const { colors, points } = input;
  const color = colors.getStroke(tone);
  // A single point between two gaps has no line, so it needs a symbol.
  const isIsolated = values.map(
    (value, valueIndex) =>
      value !== null &&
      (values[valueIndex - 1] ?? null) === null &&
      (values[valueIndex + 1] ?? null) === null,
  );
  return {
    type: 'line',
    name,
    ...(isStepped && { step: 'end' }),
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: isIsolated.some(Boolean) || values.length < 3,
    itemStyle: { color, borderWidth: 0 },
    lineStyle: { color, width: 1.8, type: isDashed ? [5, 3] : 'solid' },
    ...(isFilled && { areaStyle: { color: colors.getFill(tone), opacity: 0.4 } }),
    ...(getEndLabelWidth(input) > 0 && {
      endLabel: {
        show: true,
        formatter: name,
        color: colors.axis,
        fontFamily: colors.font,
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

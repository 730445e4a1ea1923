import { describe, expect, it } from 'vitest';

import type { ChartData, ChartSeries } from './chartData.ts';
import { buildChartOption } from './buildChartOption.ts';
import type { ChartColors } from './useChartColors.ts';

const inks = {
  ...{ getFill: tone => `of ${tone}`, getStroke: tone => `edge of ${tone}` },
  ...{ text: 'text', axis: 'axis', grid: 'grid', line: 'line', surface: '', raised: '', font: '' },
} satisfies ChartColors;
const amounts = {
  formatPlain: String,
  formatWithUnit: String,
  formatTick: String,
  getUnit: () => undefined,
};

const points = ['1', '2', '3'].map((label, index) => ({ label, isOpen: index === 2 }));
const aSeries = (more: Partial<ChartSeries> = {}): ChartSeries => ({
  ...{ name: 'Energy', tone: 'lamp', values: [1, 2, 3] },
  ...more,
});
const buildSeries = (kind: 'line' | 'bar', data: Partial<ChartData>, width = 800) =>
  buildChartOption({
    ...{ label: 'Energy', points, series: [aSeries()], ...data },
    ...{ kind, colors: inks, valueFormats: amounts, width, prefersReducedMotion: true },
  }) as unknown as {
    readonly yAxis: readonly {
      readonly min?: number;
      readonly interval?: number;
      readonly minInterval?: number;
    }[];
    readonly grid: { readonly right: number };
    readonly xAxis: { readonly boundaryGap: boolean; readonly axisLabel: object };
    readonly series: readonly {
      readonly type: string;
      readonly yAxisIndex?: number;
      readonly endLabel?: object;
      readonly data: readonly unknown[];
    }[];
  };

describe('the option of a chart', () => {
  it('is hollow where a time is not over', () => {
    const [bars] = buildSeries('bar', {}).series;
    expect(bars?.data.slice(0, 2)).toEqual([1, 2]);
    expect(bars?.data[2]).toMatchObject({ value: 3, itemStyle: { borderType: 'dashed' } });
    const [line] = buildSeries('line', {}).series;
    expect(line?.data[2]).toMatchObject({ value: 3, symbol: 'emptyCircle' });
  });

  it('draws no border of a bar without a height', () => {
    const series = [aSeries({ values: [1, 2, 0] })];
    expect(buildSeries('bar', { series }).series[0]?.data).toEqual([1, 2, 0]);
  });

  it('has whole axis ticks for values without decimals', () => {
    expect(buildSeries('bar', {}).yAxis[0]?.minInterval).toBe(1);
    expect(buildSeries('bar', { decimals: 1 }).yAxis[0]).not.toHaveProperty('minInterval');
  });

  it('starts at 0 unless a minimum is given', () => {
    expect(buildSeries('line', {}).yAxis[0]).not.toHaveProperty('min');
    expect(buildSeries('line', { range: [92, 100] }).yAxis[0]).toMatchObject({
      min: 92,
      interval: 2,
    });
  });

  it.each([1e15, -1e15, 1e300, -Infinity, NaN])(
    'has a gap for %d, which no scale fits [REL-04]',
    value => {
      const series = [aSeries({ values: [1, value, 3] })];
      expect(buildSeries('line', { series }).series[0]?.data.slice(0, 2)).toEqual([1, null]);
    },
  );

  it('names lines at their ends where there are several and there is room', () => {
    const series = [aSeries(), aSeries({ name: '上年同期', tone: 'series-6' })];
    expect(buildSeries('line', { series }).series.every(({ endLabel }) => endLabel)).toBe(true);
    expect(buildSeries('line', { series }).grid.right).toBeGreaterThan(48);
    expect(buildSeries('line', { series }, 390).series.some(({ endLabel }) => endLabel)).toBe(
      false,
    );
    expect(buildSeries('line', {}).series.some(({ endLabel }) => endLabel)).toBe(false);
  });

  it('has lines over bars, and a second axis, where a series requires them', () => {
    const series = [aSeries(), aSeries({ name: 'Rate', kind: 'line', usesRightAxis: true })];
    const option = buildSeries('bar', { series, rightAxis: { unit: '%' } });
    expect(option.series.map(({ type }) => type)).toEqual(['bar', 'line']);
    expect(option.series.map(({ yAxisIndex }) => yAxisIndex)).toEqual([undefined, 1]);
    expect(option.yAxis).toHaveLength(2);
    expect(option.xAxis.boundaryGap).toBe(true);
  });
});

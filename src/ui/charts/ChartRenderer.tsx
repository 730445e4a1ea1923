import { useEffect } from 'react';

import type { ChartData } from './chartData.ts';
import { buildChartOption } from './buildChartOption.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { EChart } from './createEChart.ts';
import { useChartColors } from './useChartColors.ts';
import { useValueFormats } from './useValueFormats.ts';

interface ChartRendererProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  readonly echart: EChart;
  readonly width: number;
  readonly activeIndex: number | undefined;
  readonly onActiveIndexChange: (index: number | undefined) => void;
  readonly onPointClick?: ((index: number) => void) | undefined;
}

/** Keeps a drawing as its data, its place and the theme are, and says the values of the point that is pointed at. */
export const ChartRenderer = (props: ChartRendererProps) => {
  const { data, kind, echart, width, activeIndex, onActiveIndexChange, onPointClick } = props;
  const colors = useChartColors();
  const valueFormats = useValueFormats(data);
  useEffect(() => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const option = buildChartOption({
      ...data,
      kind,
      colors,
      width,
      valueFormats,
      prefersReducedMotion,
    });
    echart.setOption(option, { notMerge: true });
  }, [echart, data, kind, colors, width, valueFormats]);
  usePointHover(echart, onActiveIndexChange);
  usePointClick(echart, onPointClick);
  if (activeIndex === undefined) return null;
  const x = echart.convertToPixel({ xAxisIndex: 0 }, activeIndex);
  return <ChartTooltip {...{ data, kind, valueFormats, x, width }} index={activeIndex} />;
};

interface ChartPointerEvent {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** The point whose column a pointer is in. */
function getPointIndexAt(
  echart: EChart,
  { offsetX, offsetY }: ChartPointerEvent,
): number | undefined {
  if (!echart.containPixel('grid', [offsetX, offsetY])) return undefined;
  const [index] = echart.convertFromPixel('grid', [offsetX, offsetY]) as [number, number];
  return Number.isInteger(index) ? index : undefined;
}

/** Tells which point is pointed at. */
function usePointHover(echart: EChart, onActiveIndexChange: (index: number | undefined) => void) {
  useEffect(() => {
    const handleMove = (event: ChartPointerEvent) =>
      onActiveIndexChange(getPointIndexAt(echart, event));
    const handleOut = () => onActiveIndexChange(undefined);
    return addChartListeners(echart, { mousemove: handleMove, globalout: handleOut });
  }, [echart, onActiveIndexChange]);
}

/** Tells which point was pressed: anywhere in its column, not only on its bar. */
function usePointClick(echart: EChart, onPointClick: ((index: number) => void) | undefined) {
  useEffect(() => {
    if (!onPointClick) return undefined;
    const handleClick = (event: ChartPointerEvent) => {
      const index = getPointIndexAt(echart, event);
      if (index !== undefined) onPointClick(index);
    };
    return addChartListeners(echart, { click: handleClick });
  }, [echart, onPointClick]);
}

type Listeners = Readonly<Record<string, (event: ChartPointerEvent) => void>>;

/** Listens to the surface of a drawing until the answer is called; the surface is gone when the drawing is. */
function addChartListeners(echart: EChart, listeners: Listeners): () => void {
  const zrender = echart.getZr();
  for (const [name, listener] of Object.entries(listeners)) zrender.on(name, listener);
  return () => {
    if (echart.isDisposed()) return;
    for (const [name, listener] of Object.entries(listeners)) zrender.off(name, listener as never);
  };
}

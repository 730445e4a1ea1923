import { useCallback, useEffect, useSyncExternalStore } from 'react';

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

/** Updates a chart with its data, width and theme, and shows the tooltip of the hovered point. */
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
    chartsWithOption.add(echart);
  }, [echart, data, kind, colors, width, valueFormats]);
  const hasOption = useHasOption(echart);
  usePointHover(echart, onActiveIndexChange);
  usePointClick(echart, onPointClick);
  // A key that is pressed while the library loads selects a point at once.
  if (activeIndex === undefined || !hasOption) return null;
  const x = echart.convertToPixel({ xAxisIndex: 0 }, activeIndex);
  return <ChartTooltip {...{ data, kind, valueFormats, x, width }} index={activeIndex} />;
};

/** Before its first option, a chart has no coordinates. */
const chartsWithOption = new WeakSet<EChart>();

function useHasOption(echart: EChart): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      echart.on('rendered', onChange);
      return () => {
        if (!echart.isDisposed()) echart.off('rendered', onChange);
      };
    },
    [echart],
  );
  return useSyncExternalStore(subscribe, () => chartsWithOption.has(echart));
}

interface ChartPointerEvent {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Returns the index of the point whose column contains the pointer. */
function getPointIndexAt(
  echart: EChart,
  { offsetX, offsetY }: ChartPointerEvent,
): number | undefined {
  if (!echart.containPixel('grid', [offsetX, offsetY])) return undefined;
  const [index] = echart.convertFromPixel('grid', [offsetX, offsetY]) as [number, number];
  return Number.isInteger(index) ? index : undefined;
}

/** Reports the hovered point. */
function usePointHover(echart: EChart, onActiveIndexChange: (index: number | undefined) => void) {
  useEffect(() => {
    const handleMove = (event: ChartPointerEvent) =>
      onActiveIndexChange(getPointIndexAt(echart, event));
    const handleOut = () => onActiveIndexChange(undefined);
    return addChartListeners(echart, { mousemove: handleMove, globalout: handleOut });
  }, [echart, onActiveIndexChange]);
}

/** Reports the clicked point: anywhere in its column, not only on its bar. */
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

/** Adds listeners to the canvas of a chart. Returns a function that removes them; a disposed chart has no canvas. */
function addChartListeners(echart: EChart, listeners: Listeners): () => void {
  const zrender = echart.getZr();
  for (const [name, listener] of Object.entries(listeners)) zrender.on(name, listener);
  return () => {
    if (echart.isDisposed()) return;
    for (const [name, listener] of Object.entries(listeners)) zrender.off(name, listener as never);
  };
}

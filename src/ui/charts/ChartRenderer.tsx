import { useCallback, useEffect, useSyncExternalStore } from 'react';

import type { ChartData, ChartRange } from './chartData.ts';
import { buildChartOption } from './buildChartOption.ts';
import { addChartListeners, type ChartPointerEvent, getPointIndexAt } from './chartPointer.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { EChart } from './createEChart.ts';
import { useChartColors } from './useChartColors.ts';
import { useRangeDrag } from './useRangeDrag.ts';
import { useValueFormats } from './useValueFormats.ts';

interface ChartRendererProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  readonly echart: EChart;
  readonly width: number;
  readonly activeIndex: number | undefined;
  readonly onActiveIndexChange: (index: number | undefined) => void;
  readonly onPointClick?: ((index: number) => void) | undefined;
  readonly range?: ChartRange | undefined;
  readonly onRangeSelect?: ((range: ChartRange) => void) | undefined;
}

/** Updates a chart with its data, width and theme, and shows the tooltip of the hovered point. */
export const ChartRenderer = (props: ChartRendererProps) => {
  const { data, kind, echart, width, activeIndex, onActiveIndexChange, onPointClick } = props;
  const { range, onRangeSelect } = props;
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
  const draggedRange = useRangeDrag(echart, onRangeSelect);
  // A key that is pressed while the library loads selects a point at once.
  if (!hasOption) return null;
  const getX = (index: number) => echart.convertToPixel({ xAxisIndex: 0 }, index);
  const shownRange = draggedRange ?? range;
  return (
    <>
      {shownRange && <RangeBand range={shownRange} getX={getX} />}
      {activeIndex !== undefined && (
        <ChartTooltip
          {...{ data, kind, valueFormats, width }}
          x={getX(activeIndex)}
          index={activeIndex}
        />
      )}
    </>
  );
};

interface RangeBandProps {
  readonly range: ChartRange;
  /** Returns the horizontal centre of a point, in pixels. */
  readonly getX: (index: number) => number;
}

/** Highlights some points, from the left edge of the first to the right edge of the last. */
const RangeBand = ({ range, getX }: RangeBandProps) => {
  const [first, last] = [Math.min(...range), Math.max(...range)];
  const halfStep = Math.abs(getX(first + 1) - getX(first)) / 2;
  const left = getX(first) - halfStep;
  return (
    <i
      className="pointer-events-none absolute top-6 bottom-20 bg-[color-mix(in_srgb,var(--accent)_14%,transparent)] [border-inline:1px_solid_var(--accent)]"
      style={{ left, width: getX(last) + halfStep - left }}
    />
  );
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

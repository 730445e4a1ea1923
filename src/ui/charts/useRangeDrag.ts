import { useEffect, useEffectEvent, useState } from 'react';

import type { ChartRange } from './chartData.ts';
import { addChartListeners, getPointIndexAt } from './chartPointer.ts';
import type { EChart } from './createEChart.ts';

/** Reports the points that are dragged over; returns them while they are. A click selects a single point. */
export function useRangeDrag(
  echart: EChart,
  onRangeSelect: ((range: ChartRange) => void) | undefined,
): ChartRange | undefined {
  const [range, setRange] = useState<ChartRange>();
  const isSelectable = onRangeSelect !== undefined;
  const extend = useEffectEvent((index: number | undefined) => {
    if (range && index !== undefined) setRange([range[0], index]);
  });
  const select = useEffectEvent(() => {
    if (range) onRangeSelect?.(range);
    setRange(undefined);
  });
  useEffect(() => {
    if (!isSelectable) return undefined;
    const removeListeners = addChartListeners(echart, {
      mousedown: event => {
        const index = getPointIndexAt(echart, event);
        if (index !== undefined) setRange([index, index]);
      },
      mousemove: event => extend(getPointIndexAt(echart, event)),
    });
    // The pointer may be released outside of the chart. A finger that slides has no mouse events, and may scroll the page.
    const handleUp = () => select();
    const handleCancel = () => setRange(undefined);
    window.addEventListener('mouseup', handleUp);
    window.addEventListener('touchend', handleUp);
    window.addEventListener('touchcancel', handleCancel);
    return () => {
      removeListeners();
      window.removeEventListener('mouseup', handleUp);
      window.removeEventListener('touchend', handleUp);
      window.removeEventListener('touchcancel', handleCancel);
    };
  }, [echart, isSelectable]);
  return range;
}

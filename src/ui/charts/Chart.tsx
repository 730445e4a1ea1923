import './charts.css';

import { type KeyboardEvent, useState } from 'react';

import { ChartCanvas } from './ChartCanvas.tsx';
import type { ChartData, ChartRange } from './chartData.ts';
import { useStableValue } from '../useStableValue.ts';
import { useValueFormats } from './useValueFormats.ts';

export interface ChartProps extends ChartData {
  /** In pixels; default 220. */
  readonly height?: number;
  /** Called when a point is clicked, e.g. to open a night. */
  readonly onPointClick?: (index: number) => void;
  /** The highlighted points. */
  readonly selectedRange?: ChartRange | undefined;
  /** Called when points are selected: dragged over, or with Shift and arrow keys and then Enter. */
  readonly onRangeSelect?: ((range: ChartRange) => void) | undefined;
}

interface ChartFrameProps extends ChartProps {
  readonly kind: 'line' | 'bar';
}

/** Returns the index that a key moves to, from the active one. */
const getIndexByKey: Readonly<Record<string, (currentIndex: number, lastIndex: number) => number>> =
  {
    ArrowLeft: currentIndex => Math.max(0, currentIndex - 1),
    ArrowDown: currentIndex => Math.max(0, currentIndex - 1),
    ArrowRight: (currentIndex, lastIndex) => Math.min(lastIndex, currentIndex + 1),
    ArrowUp: (currentIndex, lastIndex) => Math.min(lastIndex, currentIndex + 1),
    PageUp: (currentIndex, lastIndex) => Math.min(lastIndex, currentIndex + 10),
    PageDown: currentIndex => Math.max(0, currentIndex - 10),
    Home: () => 0,
    End: (_, lastIndex) => lastIndex,
  };

/** A chart with keyboard navigation from point to point. The values are announced as they are displayed. */
const ChartFrame = ({
  kind,
  height = 220,
  onPointClick,
  selectedRange,
  onRangeSelect,
  ...chartData
}: ChartFrameProps) => {
  const data = useStableValue<ChartData>(chartData);
  const [activeIndex, setActiveIndex] = useState<number>();
  /** Where a range starts that is not selected yet. */
  const [anchorIndex, setAnchorIndex] = useState<number>();
  const { formatWithUnit } = useValueFormats(data);
  const { label, points, series } = data;
  const lastIndex = points.length - 1;
  const currentIndex = Math.min(activeIndex ?? lastIndex, lastIndex);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      setActiveIndex(undefined);
      setAnchorIndex(undefined);
    } else if (event.key === 'Enter' && activeIndex !== undefined) {
      onPointClick?.(currentIndex);
      onRangeSelect?.([anchorIndex ?? currentIndex, currentIndex]);
      setAnchorIndex(undefined);
    } else {
      const getIndex = getIndexByKey[event.key];
      if (!getIndex) return;
      event.preventDefault();
      if (onRangeSelect) setAnchorIndex(event.shiftKey ? (anchorIndex ?? currentIndex) : undefined);
      setActiveIndex(
        activeIndex === undefined && !['Home', 'End'].includes(event.key)
          ? lastIndex
          : getIndex(currentIndex, lastIndex),
      );
    }
  };
  const point = points[currentIndex];
  const valueText = series
    .map(each => `${each.name} ${formatWithUnit(each.values[currentIndex], each)}`)
    .join(', ');
  return (
    <div
      className={`chart relative flex-1 rounded-2 print:static! print:h-auto! print:min-h-0! print:w-full! ${onPointClick || onRangeSelect ? 'cursor-pointer' : ''}`}
      style={{ minHeight: height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={currentIndex + 1}
      aria-valuetext={`${point?.name ?? point?.label ?? ''}: ${valueText}`}
      onKeyDown={handleKeyDown}
      onBlur={() => {
        setActiveIndex(undefined);
        setAnchorIndex(undefined);
      }}
    >
      <ChartCanvas
        data={data}
        kind={kind}
        activeIndex={activeIndex}
        onActiveIndexChange={setActiveIndex}
        onPointClick={onPointClick}
        range={anchorIndex === undefined ? selectedRange : [anchorIndex, currentIndex]}
        onRangeSelect={onRangeSelect}
      />
    </div>
  );
};

/** A line chart of values over time. */
export const LineChart = (props: ChartProps) => <ChartFrame {...props} kind="line" />;

/** A bar chart of amounts, with lines for series that declare it. */
export const BarChart = (props: ChartProps) => <ChartFrame {...props} kind="bar" />;

import './charts.css';

import { type KeyboardEvent, useState } from 'react';

import { ChartCanvas } from './ChartCanvas.tsx';
import type { ChartData } from './chart.ts';
import { useAmount } from './useAmount.ts';
import { useSame } from './useSame.ts';

export interface ChartProps extends ChartData {
  /** In pixels: 220. */
  readonly height?: number;
  /** What pressing a point does, e.g. opens a night. */
  readonly onPick?: (index: number) => void;
}

interface FrameProps extends ChartProps {
  readonly kind: 'line' | 'bar';
}

/** Where a key leads among so many points, from the one that is shown. */
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: at => Math.max(0, at - 1),
  ArrowDown: at => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  PageUp: (at, last) => Math.min(last, at + 10),
  PageDown: at => Math.max(0, at - 10),
  Home: () => 0,
  End: (_, last) => last,
};

/** A chart that keys walk through point by point, as a pointer does. Its values are spoken as they are shown. */
const Frame = ({ kind, height = 220, onPick, ...given }: FrameProps) => {
  const data = useSame<ChartData>(given);
  const [shown, setShown] = useState<number>();
  const { amount } = useAmount(data);
  const { label, points, series } = data;
  const last = points.length - 1;
  const at = Math.min(shown ?? last, last);
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') setShown(undefined);
    else if (event.key === 'Enter' && shown !== undefined) onPick?.(at);
    else {
      const go = KEYS[event.key];
      if (!go) return;
      event.preventDefault();
      setShown(shown === undefined && !['Home', 'End'].includes(event.key) ? last : go(at, last));
    }
  };
  const point = points[at];
  const words = series.map(each => `${each.name} ${amount(each.values[at], each)}`).join(', ');
  return (
    <div
      className={onPick ? 'chart chart-pressed' : 'chart'}
      style={{ minHeight: height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={at + 1}
      aria-valuetext={`${point?.name ?? point?.label ?? ''}: ${words}`}
      onKeyDown={walk}
      onBlur={() => setShown(undefined)}
    >
      <ChartCanvas data={data} kind={kind} shown={shown} onShow={setShown} onPick={onPick} />
    </div>
  );
};

/** Values over time as lines. */
export const LineChart = (props: ChartProps) => <Frame {...props} kind="line" />;

/** Amounts as bars, with lines over them where a series says so. */
export const BarChart = (props: ChartProps) => <Frame {...props} kind="bar" />;

import { useRef } from 'react';
import { useTranslate } from 'react-admin';

import type { ChartData, ChartRange } from './chartData.ts';
import { ChartRenderer } from './ChartRenderer.tsx';
import { useEChart } from './useEChart.ts';

interface ChartCanvasProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  /** The index of the active point, if there is one. */
  readonly activeIndex: number | undefined;
  readonly onActiveIndexChange: (index: number | undefined) => void;
  readonly onPointClick?: ((index: number) => void) | undefined;
  /** The highlighted points. */
  readonly range?: ChartRange | undefined;
  readonly onRangeSelect?: ((range: ChartRange) => void) | undefined;
}

/** The canvas of a chart. Its frame and its table are the accessible alternatives. */
export const ChartCanvas = (props: ChartCanvasProps) => {
  const translate = useTranslate();
  const containerRef = useRef<HTMLDivElement>(null);
  const { echart, width, hasLoadFailed } = useEChart(containerRef);
  return (
    <>
      <div ref={containerRef} className="chart-canvas" aria-hidden="true" />
      {echart && <ChartRenderer {...props} echart={echart} width={width} />}
      {hasLoadFailed && (
        <p className="grid h-full place-items-center text-center text-3">
          {translate('chart.lost')}
        </p>
      )}
    </>
  );
};

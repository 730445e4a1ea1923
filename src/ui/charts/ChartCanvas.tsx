import { useRef } from 'react';
import { useTranslate } from 'react-admin';

import type { ChartData } from './chartData.ts';
import { ChartRenderer } from './ChartRenderer.tsx';
import { useEChart } from './useEChart.ts';

interface ChartCanvasProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  /** The point whose values are shown, if any. */
  readonly activeIndex: number | undefined;
  readonly onActiveIndexChange: (index: number | undefined) => void;
  readonly onPointClick?: ((index: number) => void) | undefined;
}

/** The place of a chart's picture. What it says, its frame and its table say too. */
export const ChartCanvas = (props: ChartCanvasProps) => {
  const translate = useTranslate();
  const containerRef = useRef<HTMLDivElement>(null);
  const { echart, width, hasLoadFailed } = useEChart(containerRef);
  return (
    <>
      <div ref={containerRef} className="chart-canvas" aria-hidden="true" />
      {echart && <ChartRenderer {...props} echart={echart} width={width} />}
      {hasLoadFailed && <p className="chart-lost">{translate('chart.lost')}</p>}
    </>
  );
};

import { useRef } from 'react';
import { useTranslate } from 'react-admin';

import type { ChartData } from './chart.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { useDrawing } from './useDrawing.ts';

interface ChartCanvasProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  /** The point whose values are shown, if any. */
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
  readonly onPick?: ((index: number) => void) | undefined;
}

/** The place of a chart's picture. What it says, its frame and its table say too. */
export const ChartCanvas = (props: ChartCanvasProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const { drawing, width, isLost } = useDrawing(place);
  return (
    <>
      <div ref={place} className="chart-canvas" aria-hidden="true" />
      {drawing && <ChartPicture {...props} drawing={drawing} width={width} />}
      {isLost && <p className="chart-lost">{translate('chart.lost')}</p>}
    </>
  );
};

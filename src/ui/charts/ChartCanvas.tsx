import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { chartOption } from './chartOption.ts';
import type { ChartData } from './chart.ts';
import { useInks } from './inks.ts';
import { useAmount } from './useAmount.ts';
import { useDrawing } from './useDrawing.ts';

interface ChartCanvasProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  /** The point whose values are shown, if any. */
  readonly shown: number | undefined;
  readonly onPick?: ((index: number) => void) | undefined;
}

/** The picture of a chart. What it says, its frame and its table say too. */
export const ChartCanvas = ({ data, kind, shown, onPick }: ChartCanvasProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const inks = useInks();
  const amounts = useAmount(data);
  const { drawing, width, isLost } = useDrawing(place);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    drawing?.setOption(chartOption({ ...data, kind, inks, width, amounts, isStill }), {
      notMerge: true,
    });
  }, [drawing, data, kind, inks, width, amounts]);
  useEffect(() => {
    if (shown === undefined) drawing?.dispatchAction({ type: 'hideTip' });
    else drawing?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: shown });
  }, [drawing, shown]);
  useEffect(() => {
    if (!drawing || !onPick) return;
    const pick = ({ offsetX, offsetY }: { readonly offsetX: number; readonly offsetY: number }) => {
      if (!drawing.containPixel('grid', [offsetX, offsetY])) return;
      const [index] = drawing.convertFromPixel('grid', [offsetX, offsetY]) as [number, number];
      if (Number.isInteger(index)) onPick(index);
    };
    const surface = drawing.getZr();
    surface.on('click', pick);
    // The surface is gone when the drawing is.
    return () => {
      if (!drawing.isDisposed()) surface.off('click', pick as never);
    };
  }, [drawing, onPick]);
  return (
    <>
      <div ref={place} className="chart-canvas" aria-hidden="true" />
      {isLost && <p className="chart-lost">{translate('chart.lost')}</p>}
    </>
  );
};

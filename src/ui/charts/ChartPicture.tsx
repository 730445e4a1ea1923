import { useEffect } from 'react';

import type { ChartData } from './chart.ts';
import { chartOption } from './chartOption.ts';
import type { Drawing } from './drawing.ts';
import { useInks } from './inks.ts';
import { useAmount } from './useAmount.ts';

interface ChartPictureProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  readonly drawing: Drawing;
  readonly width: number;
  readonly shown: number | undefined;
  readonly onPick?: ((index: number) => void) | undefined;
}

/** Keeps a drawing as its data, its place and the theme are; it has no element of its own. */
export const ChartPicture = (props: ChartPictureProps) => {
  const { data, kind, drawing, width, shown, onPick } = props;
  const inks = useInks();
  const amounts = useAmount(data);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const option = chartOption({ ...data, kind, inks, width, amounts, isStill });
    drawing.setOption(option, { notMerge: true });
  }, [drawing, data, kind, inks, width, amounts]);
  useEffect(() => {
    if (shown === undefined) drawing.dispatchAction({ type: 'hideTip' });
    else drawing.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: shown });
  }, [drawing, shown]);
  usePick(drawing, onPick);
  return null;
};

interface Press {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Tells which point was pressed: anywhere in its column, not only on its bar. */
function usePick(drawing: Drawing, onPick: ((index: number) => void) | undefined) {
  useEffect(() => {
    if (!onPick) return;
    const pick = ({ offsetX, offsetY }: Press) => {
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
}

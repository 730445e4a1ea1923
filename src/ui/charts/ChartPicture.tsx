import { useEffect } from 'react';

import type { ChartData } from './chart.ts';
import { chartOption } from './chartOption.ts';
import { ChartTip } from './ChartTip.tsx';
import type { Drawing } from './drawing.ts';
import { useInks } from './inks.ts';
import { useAmount } from './useAmount.ts';

interface ChartPictureProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  readonly drawing: Drawing;
  readonly width: number;
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
  readonly onPick?: ((index: number) => void) | undefined;
}

/** Keeps a drawing as its data, its place and the theme are, and says the values of the point that is pointed at. */
export const ChartPicture = (props: ChartPictureProps) => {
  const { data, kind, drawing, width, shown, onShow, onPick } = props;
  const inks = useInks();
  const amounts = useAmount(data);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const option = chartOption({ ...data, kind, inks, width, amounts, isStill });
    drawing.setOption(option, { notMerge: true });
  }, [drawing, data, kind, inks, width, amounts]);
  useShown(drawing, onShow);
  usePick(drawing, onPick);
  if (shown === undefined) return null;
  const x = drawing.convertToPixel({ xAxisIndex: 0 }, shown);
  return <ChartTip {...{ data, kind, amounts, x, width }} at={shown} />;
};

interface Press {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** The point whose column a pointer is in. */
function pointAt(drawing: Drawing, { offsetX, offsetY }: Press): number | undefined {
  if (!drawing.containPixel('grid', [offsetX, offsetY])) return undefined;
  const [index] = drawing.convertFromPixel('grid', [offsetX, offsetY]) as [number, number];
  return Number.isInteger(index) ? index : undefined;
}

/** Tells which point is pointed at. */
function useShown(drawing: Drawing, onShow: (index: number | undefined) => void) {
  useEffect(() => {
    const show = (press: Press) => onShow(pointAt(drawing, press));
    const hide = () => onShow(undefined);
    return listen(drawing, { mousemove: show, globalout: hide });
  }, [drawing, onShow]);
}

/** Tells which point was pressed: anywhere in its column, not only on its bar. */
function usePick(drawing: Drawing, onPick: ((index: number) => void) | undefined) {
  useEffect(() => {
    if (!onPick) return undefined;
    const pick = (press: Press) => {
      const index = pointAt(drawing, press);
      if (index !== undefined) onPick(index);
    };
    return listen(drawing, { click: pick });
  }, [drawing, onPick]);
}

type Listeners = Readonly<Record<string, (press: Press) => void>>;

/** Listens to the surface of a drawing until the answer is called; the surface is gone when the drawing is. */
function listen(drawing: Drawing, listeners: Listeners): () => void {
  const surface = drawing.getZr();
  for (const [name, listener] of Object.entries(listeners)) surface.on(name, listener);
  return () => {
    if (drawing.isDisposed()) return;
    for (const [name, listener] of Object.entries(listeners)) surface.off(name, listener as never);
  };
}

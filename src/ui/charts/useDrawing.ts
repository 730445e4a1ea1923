import { type RefObject, useEffect, useState } from 'react';

import { loadChunk } from '../chunks.ts';
import { isOnPaper } from '../isOnPaper.ts';
import type { Drawing } from './drawing.ts';

/** What a chart is drawn with, or why it is not. */
export interface Drawn {
  readonly drawing?: Drawing;
  readonly width: number;
  readonly isLost: boolean;
}

const NOTHING: Drawn = { width: 0, isLost: false };

/** The size of a picture on paper, in pixels: at the width of a sheet its words are as large as those of its table. */
const PAPER = { width: 920, height: 220 };

/** Draws at another size at once: a print takes no picture of a later frame. */
function resizeNow(drawing: Drawing, size: { readonly width: number; readonly height: number }) {
  drawing.resize({ ...size, animation: { duration: 0 } });
  drawing.getZr().flush();
}

/** Begins a drawing as soon as its element has a size, and keeps it as large as that. What has no size is never drawn. */
export function useDrawing(place: RefObject<HTMLElement | null>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(NOTHING);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let drawing: Drawing | undefined;
    let isAsked = false;
    let isOver = false;
    const begin = async () => {
      isAsked = true;
      const { draw } = await loadChunk(() => import('./drawing.ts'));
      if (isOver) return;
      drawing = draw(element);
      setDrawn({ drawing, width: element.clientWidth, isLost: false });
    };
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0 || isOnPaper()) return;
      if (!isAsked) begin().catch(() => setDrawn({ width, isLost: true }));
      if (!drawing) return;
      drawing.resize({ width, height });
      setDrawn(before => ({ ...before, width }));
    });
    observer.observe(element);
    const toPaper = () => drawing && resizeNow(drawing, PAPER);
    const toScreen = () =>
      drawing && resizeNow(drawing, { width: element.clientWidth, height: element.clientHeight });
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      isOver = true;
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
      observer.disconnect();
      drawing?.dispose();
      // What is gone must not be drawn on when the element comes back.
      setDrawn(NOTHING);
    };
  }, [place]);
  return drawn;
}

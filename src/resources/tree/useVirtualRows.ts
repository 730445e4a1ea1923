import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isPrinting } from '../../ui/isPrinting.ts';

/** Which of many lines of one height can be seen. */
export interface VirtualRows {
  /** The height of a line, in pixels: the style sheet says it, and a finger needs more. */
  readonly rowHeight: number;
  /** How many fit. */
  readonly visibleCount: number;
  /** The first that is drawn, and the first after those. */
  readonly startIndex: number;
  readonly endIndex: number;
  readonly measure: () => void;
  /** Scrolls no further than it takes to see a line; what was out of sight comes to the middle, if that is wanted. */
  readonly scrollToIndex: (index: number, toMiddle?: boolean) => void;
}

/** Drawn before and after what can be seen, so that a turn of the wheel finds lines. */
const OVERSCAN = 12;
/** The most that is drawn for paper, which does not scroll. */
const MAX_PRINTED_ROWS = 2000;
/** The first view, and that of a window without a size. */
const INITIAL_VIEWPORT = { firstVisible: 0, visibleCount: 24, rowHeight: 30 };

/** Which lines of a hundred thousand are drawn in a box that scrolls. The height of each comes from `--tree-line`. */
export function useVirtualRows(
  count: number,
): readonly [RefObject<HTMLDivElement | null>, VirtualRows] {
  const containerRef = useRef<HTMLDivElement>(null);
  const [{ firstVisible, visibleCount, rowHeight }, setViewport] = useState(INITIAL_VIEWPORT);
  const measure = () => {
    const element = containerRef.current;
    // Paper is as long as what is drawn on it.
    if (!element || isPrinting()) return;
    const cssRowHeight = parseFloat(getComputedStyle(element).getPropertyValue('--tree-line'));
    const height = cssRowHeight || INITIAL_VIEWPORT.rowHeight;
    const nextViewport = {
      rowHeight: height,
      firstVisible: Math.floor(element.scrollTop / height),
      visibleCount: Math.ceil(element.clientHeight / height) || INITIAL_VIEWPORT.visibleCount,
    };
    setViewport(viewport =>
      viewport.rowHeight === nextViewport.rowHeight &&
      viewport.firstVisible === nextViewport.firstVisible &&
      viewport.visibleCount === nextViewport.visibleCount
        ? viewport
        : nextViewport,
    );
  };
  const onResize = useEffectEvent(measure);
  useEffect(() => {
    const element = containerRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const renderAll = () =>
      flushSync(() =>
        setViewport(viewport => ({ ...viewport, firstVisible: 0, visibleCount: MAX_PRINTED_ROWS })),
      );
    const restore = () => onResize();
    window.addEventListener('beforeprint', renderAll);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', renderAll);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  const scrollToIndex = (index: number, shouldCenter = false) => {
    const element = containerRef.current;
    if (!element || index < 0) return;
    const { scrollTop, clientHeight } = element;
    const top = index * rowHeight;
    const centerOffset = shouldCenter ? (clientHeight - rowHeight) / 2 : 0;
    if (top < scrollTop) element.scrollTop = top - centerOffset;
    else if (top + rowHeight > scrollTop + clientHeight)
      element.scrollTop = top + rowHeight - clientHeight + centerOffset;
    measure();
  };
  const start = Math.max(0, Math.min(firstVisible, count - visibleCount));
  const virtualRows: VirtualRows = {
    rowHeight,
    visibleCount,
    startIndex: Math.max(0, start - OVERSCAN),
    endIndex: Math.min(count, start + visibleCount + OVERSCAN),
    measure,
    scrollToIndex,
  };
  return [containerRef, virtualRows];
}

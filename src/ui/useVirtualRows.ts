import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isPrinting } from './isPrinting.ts';

/** The visible range of many rows of equal height. */
export interface VirtualRows {
  /** The height of a row in pixels, from the style sheet: touch needs more. */
  readonly rowHeight: number;
  /** The number of rows that fit. */
  readonly visibleCount: number;
  /** The first rendered index, and the first index after the rendered ones. */
  readonly startIndex: number;
  readonly endIndex: number;
  readonly measure: () => void;
  /** Scrolls as little as needed to show a row; a row outside of the view is centered, if `toMiddle` is set. */
  readonly scrollToIndex: (index: number, toMiddle?: boolean) => void;
  /** Whether a part of a row is in the viewport. */
  readonly isVisible: (index: number) => boolean;
}

/** Rows rendered outside of the viewport, so that a turn of the wheel shows no gap. */
const OVERSCAN_ROWS = 12;
/** The maximum number of rows rendered for print, which does not scroll. */
const MAX_PRINTED_ROWS = 2000;
/** The initial viewport, and that of a container without a size. */
const INITIAL_VIEWPORT = { firstVisible: 0, visibleCount: 24, rowHeight: 30 };

/**
 * Returns the rendered range of up to a hundred thousand rows in a scroll container. The row height is `--row-height`.
 */
export function useVirtualRows(
  count: number,
): readonly [RefObject<HTMLDivElement | null>, VirtualRows] {
  const containerRef = useRef<HTMLDivElement>(null);
  const [{ firstVisible, visibleCount, rowHeight }, setViewport] = useState(INITIAL_VIEWPORT);
  const measure = () => {
    const element = containerRef.current;
    // A printed page is as long as its content.
    if (!element || isPrinting()) return;
    const cssRowHeight = parseFloat(getComputedStyle(element).getPropertyValue('--row-height'));
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
  const isVisible = (index: number) => {
    const element = containerRef.current;
    if (!element || index < 0) return false;
    const { scrollTop, clientHeight } = element;
    const top = index * rowHeight;
    return top + rowHeight > scrollTop && top < scrollTop + clientHeight;
  };
  const start = Math.max(0, Math.min(firstVisible, count - visibleCount));
  const virtualRows: VirtualRows = {
    rowHeight,
    visibleCount,
    startIndex: Math.max(0, start - OVERSCAN_ROWS),
    endIndex: Math.min(count, start + visibleCount + OVERSCAN_ROWS),
    measure,
    scrollToIndex,
    isVisible,
  };
  return [containerRef, virtualRows];
}

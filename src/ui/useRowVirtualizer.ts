import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isPrinting } from './isPrinting.ts';

interface RowVirtualizerOptions {
  readonly count: number;
  /** Called when other rows are visible after a scroll. */
  readonly onScroll?: (isVisible: (index: number) => boolean) => void;
}

/** The rendered rows of a list, and its scroll container. */
export interface RowVirtualizer {
  readonly scrollElementRef: RefObject<HTMLDivElement | null>;
  readonly virtualItems: readonly VirtualItem[];
  /** The height of all rows in pixels. */
  readonly totalSize: number;
  /** The height of a row in pixels, from the style sheet: touch needs more. */
  readonly rowHeight: number;
  /** The number of visible rows. */
  readonly visibleCount: number;
  /** Scrolls as little as needed to show a row, or centers a row that is outside of the view. */
  readonly scrollToIndex: (index: number, align?: 'auto' | 'center') => void;
}

/** Rows rendered outside of the viewport, so that a turn of the wheel shows no gap. */
const OVERSCAN = 12;
/** The maximum number of rows rendered for print, which does not scroll. */
const MAX_PRINTED_ROWS = 2000;
/** The height of a row before it is measured, in pixels. */
const INITIAL_ROW_HEIGHT = 30;
/** The initial viewport, and that of a container without a size. */
const INITIAL_RECT = { width: 0, height: 24 * INITIAL_ROW_HEIGHT };

/**
 * Virtualizes up to a hundred thousand rows of one height, which is `--row-height` of the scroll container. For print,
 * all of them are rendered.
 *
 * @see UX-10
 */
export function useRowVirtualizer({ count, onScroll }: RowVirtualizerOptions): RowVirtualizer {
  const scrollElementRef = useRef<HTMLDivElement>(null);
  const rowHeightRef = useRef(INITIAL_ROW_HEIGHT);
  const isForPrint = useIsForPrint();
  const updateRowHeight = (virtualizer: Virtualizer<HTMLDivElement, Element>) => {
    const rowHeight = readRowHeight(scrollElementRef.current);
    if (rowHeight === rowHeightRef.current) return;
    rowHeightRef.current = rowHeight;
    virtualizer.measure();
  };
  // oxlint-disable-next-line react/incompatible-library -- the mutable instance stays in this hook; what it returns is new each time
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    overscan: OVERSCAN,
    initialRect: INITIAL_RECT,
    getScrollElement: () => scrollElementRef.current,
    estimateSize: () => rowHeightRef.current,
    rangeExtractor: isForPrint ? extractPrintedRange : defaultRangeExtractor,
    // A printed page is as long as its content.
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, rect => {
        if (isPrinting()) return;
        updateRowHeight(instance);
        onRect(rect.height > 0 ? rect : INITIAL_RECT);
      }),
    observeElementOffset: (instance, onOffset) =>
      observeElementOffset(instance, (offset, isScrolling) => {
        if (isPrinting()) return;
        updateRowHeight(instance);
        onOffset(offset, isScrolling);
      }),
    onChange: instance => {
      if (instance.isScrolling) onScroll?.(index => isInRange(instance, index));
    },
  });
  const virtualItems = virtualizer.getVirtualItems();
  const { range } = virtualizer;
  return {
    scrollElementRef,
    virtualItems,
    totalSize: virtualizer.getTotalSize(),
    rowHeight: virtualItems[0]?.size ?? INITIAL_ROW_HEIGHT,
    visibleCount: range ? range.endIndex - range.startIndex + 1 : 0,
    scrollToIndex: (index, align = 'auto') => {
      if (index >= 0)
        virtualizer.scrollToIndex(index, { align: isInRange(virtualizer, index) ? 'auto' : align });
    },
  };
}

const isInRange = ({ range }: Pick<Virtualizer<HTMLDivElement, Element>, 'range'>, index: number) =>
  range !== null && index >= range.startIndex && index <= range.endIndex;

const extractPrintedRange = ({ count }: Range) =>
  Array.from({ length: Math.min(count, MAX_PRINTED_ROWS) }, (_, index) => index);

const readRowHeight = (element: Element | null) =>
  (element && parseFloat(getComputedStyle(element).getPropertyValue('--row-height'))) ||
  INITIAL_ROW_HEIGHT;

/** Whether the page is about to be printed: it is rendered before the browser lays it out for paper. */
function useIsForPrint(): boolean {
  const [isForPrint, setIsForPrint] = useState(false);
  useEffect(() => {
    const setForPrint = () => flushSync(() => setIsForPrint(true));
    const setForScreen = () => setIsForPrint(false);
    window.addEventListener('beforeprint', setForPrint);
    window.addEventListener('afterprint', setForScreen);
    return () => {
      window.removeEventListener('beforeprint', setForPrint);
      window.removeEventListener('afterprint', setForScreen);
    };
  }, []);
  return isForPrint;
}

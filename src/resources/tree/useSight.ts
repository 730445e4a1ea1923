import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { isOnPaper } from '../../ui/isOnPaper.ts';

/** Which of many lines of one height can be seen. */
export interface Sight {
  /** The height of a line, in pixels: the style sheet says it, and a finger needs more. */
  readonly line: number;
  /** How many fit. */
  readonly fits: number;
  /** The first that is drawn, and the first after those. */
  readonly from: number;
  readonly to: number;
  readonly look: () => void;
  /** Scrolls no further than it takes to see a line; what was out of sight comes to the middle, if that is wanted. */
  readonly bring: (index: number, toMiddle?: boolean) => void;
}

/** Drawn before and after what can be seen, so that a turn of the wheel finds lines. */
const BEYOND = 12;
/** The most that is drawn for paper, which does not scroll. */
const ON_PAPER = 2000;
/** The first view, and that of a window without a size. */
const START = { first: 0, fits: 24, line: 30 };

/** Which lines of a hundred thousand are drawn in a box that scrolls. The height of each comes from `--tree-line`. */
export function useSight(count: number): readonly [RefObject<HTMLDivElement | null>, Sight] {
  const box = useRef<HTMLDivElement>(null);
  const [{ first, fits, line }, setSeen] = useState(START);
  const look = () => {
    const element = box.current;
    // Paper is as long as what is drawn on it.
    if (!element || isOnPaper()) return;
    const said = parseFloat(getComputedStyle(element).getPropertyValue('--tree-line'));
    const height = said || START.line;
    const now = {
      line: height,
      first: Math.floor(element.scrollTop / height),
      fits: Math.ceil(element.clientHeight / height) || START.fits,
    };
    setSeen(seen =>
      seen.line === now.line && seen.first === now.first && seen.fits === now.fits ? seen : now,
    );
  };
  const onResize = useEffectEvent(look);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const drawAll = () => flushSync(() => setSeen(seen => ({ ...seen, first: 0, fits: ON_PAPER })));
    const back = () => onResize();
    window.addEventListener('beforeprint', drawAll);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', drawAll);
      window.removeEventListener('afterprint', back);
    };
  }, []);
  const bring = (index: number, toMiddle = false) => {
    const element = box.current;
    if (!element || index < 0) return;
    const { scrollTop, clientHeight } = element;
    const top = index * line;
    const spare = toMiddle ? (clientHeight - line) / 2 : 0;
    if (top < scrollTop) element.scrollTop = top - spare;
    else if (top + line > scrollTop + clientHeight)
      element.scrollTop = top + line - clientHeight + spare;
    look();
  };
  const start = Math.max(0, Math.min(first, count - fits));
  const sight: Sight = {
    line,
    fits,
    from: Math.max(0, start - BEYOND),
    to: Math.min(count, start + fits + BEYOND),
    look,
    bring,
  };
  return [box, sight];
}

import { type Box, costOf, freePosition } from './freePosition.ts';
import { obstaclesFor } from './obstacles.ts';

/** Milliseconds between a change of the page and the look for another position: not at each step of a scroll. */
const SETTLE_MS = 120;
/** Pixels to the edge of the window: on a desk, and on a phone. */
const EDGE = 16;
const PHONE_EDGE = 8;
const PHONE_WIDTH = 600;

/**
 * Keeps toasts off what a person operates: it moves them when they would cover a control, a dialog, a drawer or the focus,
 * and leaves them where they are otherwise.
 *
 * @returns stops it, and lets the next toasts begin in their corner
 */
export function keepFree(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      place(element);
    }, SETTLE_MS);
  };
  const now = () => place(element);
  place(element);
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(now) : undefined;
  sizes?.observe(element);
  const changes = new MutationObserver(records => {
    if (records.some(({ target }) => !element.contains(target))) settle();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', now, { signal });
  document.addEventListener('scroll', settle, { signal, capture: true, passive: true });
  addEventListener('resize', settle, { signal });
  // A drawer that slides in has its box at the end only, and no element changes then.
  document.addEventListener('transitionend', settle, { signal });
  document.addEventListener('animationend', settle, { signal });
  return () => {
    clearTimeout(timer);
    sizes?.disconnect();
    changes.disconnect();
    listening.abort();
    element.style.removeProperty('left');
    element.style.removeProperty('top');
  };
}

function place(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Nobody's button moves away under the pointer or the focus.
  if (height === 0 || element.matches(':hover') || element.contains(document.activeElement)) return;
  const obstacles = obstaclesFor(element);
  const isPlaced = element.style.left !== '';
  if (
    isPlaced &&
    isInside({ left, top, right: left + width, bottom: top + height }) &&
    costOf({ left, top }, { width, height }, obstacles) === 0
  )
    return;
  const free = freePosition({ width, height }, areaOf(element), obstacles);
  element.style.left = `${free.left}px`;
  element.style.top = `${free.top}px`;
}

const isInside = ({ left, top, right, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

/** The window below the bar. */
function areaOf(element: HTMLElement): Box {
  const isPhone = innerWidth < PHONE_WIDTH;
  const edge = isPhone ? PHONE_EDGE : EDGE;
  const bar = Number.parseFloat(getComputedStyle(element).getPropertyValue('--topbar')) || 0;
  return {
    left: edge,
    top: isPhone ? edge : bar + PHONE_EDGE,
    right: innerWidth - edge,
    bottom: innerHeight - edge,
  };
}

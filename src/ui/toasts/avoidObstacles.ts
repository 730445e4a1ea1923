import {
  type Obstacle,
  type ScreenBox,
  getOverlapCost,
  findFreePosition,
} from './findFreePosition.ts';
import { findObstacles, findTopmostModal } from './findObstacles.ts';
import { canUseStrip, enterStrip, leaveStrip, releaseStrip, reserveStrip } from './toastsStrip.ts';

/** Milliseconds between a page change and the reposition: not at each step of a scroll. */
const SETTLE_MS = 120;
/** The distance to the edge of the window in pixels: on a desktop, and on a phone. */
const EDGE_PX = 16;
const PHONE_EDGE_PX = 8;
const PHONE_WIDTH_PX = 600;
/** The style sheet shows the newest toast only. */
const SINGLE_CLASS = 'toasts-single';

/**
 * Keeps toasts off interactive elements: moves them when they would cover a control, a dialog, a drawer or the
 * focus, and leaves them where they are otherwise. On a phone, which has no room next to the controls, the page and its
 * dialogs shrink by a strip for them.
 *
 * @returns a function that stops it and resets the toast position
 */
export function avoidObstacles(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleReposition = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      reposition(element);
    }, SETTLE_MS);
  };
  const repositionNow = () => reposition(element);
  reposition(element);
  const resizeObserver =
    typeof ResizeObserver === 'function' ? new ResizeObserver(repositionNow) : undefined;
  resizeObserver?.observe(element);
  const mutationObserver = new MutationObserver(records => {
    if (records.some(({ target }) => !element.contains(target))) scheduleReposition();
  });
  mutationObserver.observe(document.body, { childList: true, subtree: true });
  const abortController = new AbortController();
  const { signal } = abortController;
  document.addEventListener('focusin', repositionNow, { signal });
  document.addEventListener('scroll', scheduleReposition, { signal, capture: true, passive: true });
  addEventListener('resize', scheduleReposition, { signal });
  // The box of a sliding drawer is final only after its animation, which causes no mutation.
  document.addEventListener('transitionend', scheduleReposition, { signal });
  document.addEventListener('animationend', scheduleReposition, { signal });
  return () => {
    clearTimeout(timer);
    resizeObserver?.disconnect();
    mutationObserver.disconnect();
    abortController.abort();
    releaseStrip(element);
    element.classList.remove(SINGLE_CLASS);
    element.style.removeProperty('left');
    element.style.removeProperty('top');
  };
}

function reposition(element: HTMLElement): void {
  const isPhone = innerWidth < PHONE_WIDTH_PX;
  if (isPhone) reserveStrip(element, PHONE_EDGE_PX);
  else releaseStrip(element);
  // A hovered or focused toast does not move, so that its buttons stay put.
  const isEmpty = element.getBoundingClientRect().height === 0;
  if (isEmpty || isHovered(element) || element.contains(document.activeElement)) return;
  if (isPhone && canUseStrip()) return enterStrip(element);
  leaveStrip(element);
  const obstacles = findObstacles(element);
  element.classList.remove(SINGLE_CLASS);
  if (moveToFreePosition(element, obstacles)) return;
  // Next to a dialog there may be room for the newest one only.
  element.classList.add(SINGLE_CLASS);
  moveToFreePosition(element, obstacles);
}

/** Moves the toasts to where they cover least, unless they cover nothing. Returns whether they cover nothing then. */
function moveToFreePosition(element: HTMLElement, obstacles: readonly Obstacle[]): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const size = { width, height };
  const isPositioned = element.style.left !== '';
  if (
    isPositioned &&
    isInside({ left, top, right: left + width, bottom: top + height }) &&
    getOverlapCost({ left, top }, size, obstacles) === 0
  )
    return true;
  const targetPosition = findFreePosition(size, getAllowedArea(element), obstacles);
  element.style.left = `${targetPosition.left}px`;
  element.style.top = `${targetPosition.top}px`;
  return getOverlapCost(targetPosition, size, obstacles) === 0;
}

/** A finger leaves `:hover` where it was last. */
const isHovered = (element: HTMLElement) =>
  matchMedia('(hover: hover)').matches && element.matches(':hover');

const isInside = ({ left, top, right, bottom }: ScreenBox) =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

/** Returns the area of the window below the top bar, which is out of reach behind a dialog. */
function getAllowedArea(element: HTMLElement): ScreenBox {
  const isPhone = innerWidth < PHONE_WIDTH_PX;
  const edge = isPhone ? PHONE_EDGE_PX : EDGE_PX;
  const bar = Number.parseFloat(getComputedStyle(element).getPropertyValue('--topbar')) || 0;
  return {
    left: edge,
    top: isPhone ? edge : findTopmostModal() ? PHONE_EDGE_PX : bar + PHONE_EDGE_PX,
    right: innerWidth - edge,
    bottom: innerHeight - PHONE_EDGE_PX,
  };
}

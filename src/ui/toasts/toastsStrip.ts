import { findTopmostModal } from './findObstacles.ts';

/** The height of the strip in the style sheets: the page, drawers and dialogs of a phone are lower by it. */
const STRIP_PROPERTY = '--toasts-strip';
const IN_STRIP_CLASS = 'toasts-in-strip';

/** Reserves a strip as high as the toasts, with a margin in pixels above and below them; none without toasts. */
export function reserveStrip(toasts: HTMLElement, margin: number): void {
  const { height } = toasts.getBoundingClientRect();
  // Not of the root element, whose style is part of the theme: maps and charts are drawn again when it changes.
  const { style } = document.body;
  const value = height === 0 ? '' : `${Math.ceil(height) + 2 * margin}px`;
  if (style.getPropertyValue(STRIP_PROPERTY) === value) return;
  const focus = document.activeElement;
  const wasVisible = focus !== null && isEndVisible(focus);
  style.setProperty(STRIP_PROPERTY, value);
  // The focus at the end of a page stays visible when the page becomes lower.
  if (wasVisible && !isEndVisible(focus)) focus.scrollIntoView({ block: 'nearest' });
}

/** Returns the strip to the page. */
export function releaseStrip(toasts: HTMLElement): void {
  document.body.style.removeProperty(STRIP_PROPERTY);
  leaveStrip(toasts);
}

/** Whether the strip is free: it is part of the console's frame, and a modal may cover it. */
export const canUseStrip = (): boolean =>
  document.querySelector('.frame') !== null && findTopmostModal() === undefined;

/** Moves the toasts into the strip, where the style sheet positions them. */
export function enterStrip(toasts: HTMLElement): void {
  toasts.classList.add(IN_STRIP_CLASS);
  toasts.style.removeProperty('left');
  toasts.style.removeProperty('top');
}

export const leaveStrip = (toasts: HTMLElement): void => toasts.classList.remove(IN_STRIP_CLASS);

/** Whether the lower edge of an element is visible: within the window, and not clipped by a scrolled list. */
function isEndVisible(element: Element): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  return document.elementsFromPoint((left + right) / 2, bottom - 2).includes(element);
}

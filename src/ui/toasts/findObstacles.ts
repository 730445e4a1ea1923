import type { ScreenBox, Obstacle } from './findFreePosition.ts';

/** Interactive elements. A list shows the actions of a row on hover only: they count all the same. */
const CONTROLS_SELECTOR = [
  ...['button', 'a[href]', 'input', 'select', 'textarea', 'summary'],
  ...[
    'button',
    'link',
    'menuitem',
    'tab',
    'option',
    'checkbox',
    'switch',
    'slider',
    'combobox',
  ].map(role => `[role="${role}"]`),
].join(',');

/** Surfaces over the page: covering one costs more than covering a control of the page. */
const SURFACES_SELECTOR =
  '.over-drawer, .bulk, .MuiDialog-paper, .MuiDrawer-paper, .MuiPopover-paper, .MuiMenu-paper';

/** The text of a dialog: on a phone, a dialog may fill the window, and toasts have to cover a part. */
const TEXT_SELECTOR = 'h1, h2, h3, legend, label, dt, dd, p, li';

/** A title is read longest: some text is covered rather than it, and it rather than a control. */
const TITLE_SELECTOR = '.MuiDialogTitle-root';

const WEIGHTS = { text: 2, title: 8, control: 10, surface: 200, focus: 1000 } as const;

/** The focused element counts, unless it is as large as a map or a page. */
const MAX_FOCUS_SHARE = 1 / 5;

const FULL_SCREEN_SHARE = 4 / 5;

/** Returns all elements that toasts should not cover now, except their own content. */
export function findObstacles(toasts: Element): readonly Obstacle[] {
  const obstacles: Obstacle[] = [];
  const add = (element: Element, weight: number) => {
    const box = clip(element);
    if (isInWindow(box) && !toasts.contains(element) && isVisible(element))
      obstacles.push({ box, weight });
  };
  const modal = findTopmostModal();
  const scope = modal ?? document;
  for (const element of scope.querySelectorAll(CONTROLS_SELECTOR)) add(element, WEIGHTS.control);
  for (const element of modal?.querySelectorAll(TEXT_SELECTOR) ?? []) add(element, WEIGHTS.text);
  for (const element of modal?.querySelectorAll(TITLE_SELECTOR) ?? []) add(element, WEIGHTS.title);
  for (const element of document.querySelectorAll(SURFACES_SELECTOR))
    if (modal || !isFullScreen(element.getBoundingClientRect())) add(element, WEIGHTS.surface);
    else for (const text of element.querySelectorAll(TEXT_SELECTOR)) add(text, WEIGHTS.text);
  const focus = document.activeElement;
  if (focus && focus !== document.body && isSmall(focus.getBoundingClientRect()))
    add(focus, WEIGHTS.focus);
  return obstacles;
}

/** Elements behind a modal are not interactive. */
export function findTopmostModal(): Element | undefined {
  return [...document.querySelectorAll('.MuiModal-root')].filter(isVisible).at(-1);
}

/** The box of an element without what its surface clips: the rest of a scrolled drawer is below its edge. */
function clip(element: Element): ScreenBox {
  const box = element.getBoundingClientRect();
  const surface = element.parentElement?.closest(SURFACES_SELECTOR)?.getBoundingClientRect();
  if (!surface) return box;
  return {
    left: Math.max(box.left, surface.left),
    top: Math.max(box.top, surface.top),
    right: Math.min(box.right, surface.right),
    bottom: Math.min(box.bottom, surface.bottom),
  };
}

const isInWindow = ({ left, top, right, bottom }: ScreenBox) =>
  right > Math.max(0, left) && bottom > Math.max(0, top) && left < innerWidth && top < innerHeight;

/** A drawer may fill a phone but for the bar at the bottom, which is no better place for a toast. */
const isFullScreen = ({ width, height }: DOMRect) =>
  width * height > innerWidth * innerHeight * FULL_SCREEN_SHARE;

const isSmall = ({ left, top, right, bottom }: ScreenBox) =>
  (right - left) * (bottom - top) < innerWidth * innerHeight * MAX_FOCUS_SHARE;

/** Ignores opacity, see {@link CONTROLS_SELECTOR}. */
const isVisible = (element: Element) =>
  typeof element.checkVisibility !== 'function' ||
  element.checkVisibility({ visibilityProperty: true });

/** Tabbable elements, in document order. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';

/** Milliseconds in which a dialog or another page may move the focus itself. */
const GRACE_MS = 150;

/** The focus position: the element order at that time yields the neighbours of a removed element. */
interface FocusPosition {
  readonly order: readonly HTMLElement[];
  readonly at: number;
}

/**
 * Moves the focus to a neighbour when the focused element is removed or disabled, such as the button of a completed
 * action: otherwise Tab restarts at the top of the page, and a screen reader is silent. Keyboard only.
 *
 * @returns a function that stops it
 */
export function restoreFocus(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let position = positionOf(document.activeElement);
  /** The focus position behind open dialogs and menus. */
  let below = position;
  let isKeyboard = true;
  let timer = 0;
  /** The path at the last key press: a new page focuses its heading itself. */
  let { pathname } = location;
  const remember = () => {
    if (location.pathname !== pathname) position = below = undefined;
    const next = location.pathname === pathname && positionOf(document.activeElement);
    if (!next) return;
    position = next;
    if (!document.activeElement?.closest(LAYERS)) below = next;
  };
  const restore = () => {
    if (!isKeyboard || location.pathname !== pathname || !isLost(position)) return;
    neighbourOf(position)?.focus({ preventScroll: true });
    if (document.activeElement === document.body) neighbourOf(below)?.focus();
    if (document.activeElement === document.body) headingOf()?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    clearTimeout(timer);
    timer = window.setTimeout(restore, GRACE_MS);
  });
  observer.observe(document.body, {
    ...{ childList: true, subtree: true },
    ...{ attributes: true, attributeFilter: ['disabled', 'hidden'] },
  });
  document.addEventListener('focusin', remember, { signal });
  const onKey = () => {
    isKeyboard = true;
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    remember();
  };
  document.addEventListener('keydown', onKey, { signal, capture: true });
  document.addEventListener('pointerdown', () => (isKeyboard = false), { signal, capture: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    listeners.abort();
  };
}

function positionOf(element: Element | null): FocusPosition | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const order = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = order.indexOf(element);
  return at < 0 ? { order: [element], at: 0 } : { order, at };
}

const isUsable = (element: HTMLElement | undefined): element is HTMLElement =>
  element?.isConnected === true && element.matches(FOCUSABLE) && element.checkVisibility();

/** Whether the focused element was removed. */
const isLost = (position: FocusPosition | undefined): boolean =>
  position !== undefined &&
  document.activeElement === document.body &&
  !isUsable(position.order[position.at]);

/** Returns the nearest remaining element: itself, the next, else the previous one. */
const neighbourOf = (position: FocusPosition | undefined): HTMLElement | undefined =>
  position &&
  (position.order.slice(position.at).find(isUsable) ??
    position.order.slice(0, position.at).findLast(isUsable));

function headingOf(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** What Tab reaches, in the order of the page. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';

/** Milliseconds that a dialog or another page may take to move the focus by itself. */
const GRACE_MS = 150;

/** Where the focus was: what stood before and after it tells its neighbours when it is removed. */
interface FocusPosition {
  readonly order: readonly HTMLElement[];
  readonly at: number;
}

/**
 * Moves the focus to a neighbour when the element that has it is removed or disabled, such as the button of an action that
 * is done: else Tab begins at the top of the page, and a screen reader says nothing. Only for the keyboard.
 *
 * @returns what ends it
 */
export function restoreFocus(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let position = positionOf(document.activeElement);
  /** The position behind the dialogs and menus that are open. */
  let below = position;
  let isKeyboard = true;
  let timer = 0;
  /** The page of the last key: another one that comes moves the focus to its heading by itself. */
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

/** Whether the focus went with its element. */
const isLost = (position: FocusPosition | undefined): boolean =>
  position !== undefined &&
  document.activeElement === document.body &&
  !isUsable(position.order[position.at]);

/** The nearest element that is still there: itself, the next, else the one before. */
const neighbourOf = (position: FocusPosition | undefined): HTMLElement | undefined =>
  position &&
  (position.order.slice(position.at).find(isUsable) ??
    position.order.slice(0, position.at).findLast(isUsable));

function headingOf(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Elements that keep the focus on a page change: the page itself, and the sidebar. */
const FOCUS_KEEPING_SELECTOR = 'main, .side';
/** Overlays. Most of them close on a page change and return the focus to their opener. */
const LAYERS_SELECTOR = '[role=dialog], [role=alertdialog], [role=menu]';
/** Milliseconds in which an overlay that closes after a page change may return the focus to its opener. */
const SETTLE_MS = 5000;

/**
 * Moves the focus to the heading of a new page, so that it is announced and Tab continues from there. This includes
 * the first page after a sign-in, whose fields are unmounted; a reloaded page keeps the browser's focus.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const { userActivation } = navigator as Partial<Navigator>;
  const lastPathname = useRef(userActivation?.hasBeenActive ? '' : pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    const main = document.getElementById('content');
    return main ? focusHeadingWhenReady(main) : undefined;
  }, [pathname]);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const listen = new AbortController();
    const begin = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      void import('./restoreFocus.ts').then(
        ({ restoreFocus }) => {
          listen.abort();
          if (!isOver) end ??= restoreFocus();
        },
        // Without the server: the next Tab tries again.
        () => undefined,
      );
    };
    document.addEventListener('keydown', begin, listen);
    return () => {
      isOver = true;
      listen.abort();
      end?.();
    };
  }, []);
}

/**
 * Waits for the heading of the page, without a time limit, and focuses it; also its replacement when the record has
 * loaded. Ends when the focus moves elsewhere.
 *
 * @returns a function that ends the wait
 */
function focusHeadingWhenReady(main: HTMLElement): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  let previousFocus = document.activeElement;
  let layer = previousFocus?.closest(LAYERS_SELECTOR);
  let wasCovered = false;
  let heading: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;
  const updateFocus = () => {
    const activeElement = document.activeElement;
    if (signal.aborted || !activeElement) return;
    // The usual state of a settled page, for every mutation: no search for layers.
    if (activeElement.matches('h1') && main.contains(activeElement)) {
      wasCovered = false;
      layer = undefined;
      return;
    }
    // A modal layer traps the focus: the heading cannot take it until the layer closes.
    if (isCovered(main)) {
      wasCovered = true;
      return;
    }
    if (layer?.isConnected && layer.contains(activeElement)) return;
    // The layer returned the focus to the opener on the previous page. The focus has left an open drawer by user
    // action.
    if (wasCovered || (layer && !(layer.matches('.over-drawer') && layer.isConnected)))
      previousFocus = activeElement;
    wasCovered = false;
    layer = undefined;
    const canMoveFocus =
      activeElement === document.body || (activeElement === previousFocus && !isSettled);
    // The focus moves to the page container when the focused element is removed with the previous page.
    if (
      activeElement !== main &&
      (!canMoveFocus || activeElement.closest(FOCUS_KEEPING_SELECTOR))
    ) {
      abortController.abort();
      return;
    }
    heading = focusHeading(main);
    if (heading) timer ??= setTimeout(() => (isSettled = true), SETTLE_MS);
  };
  const observer = new MutationObserver(updateFocus);
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  // Layers are siblings of the page; closing one may leave the focus on no element.
  observer.observe(document.body, { childList: true });
  // Replacing a heading moves the focus to the body; if the heading stays, another element has taken the focus.
  const abortIfFocusTaken = () => isSettled && heading?.isConnected && abortController.abort();
  document.addEventListener('focusout', () => queueMicrotask(abortIfFocusTaken), { signal });
  // A closing layer restores the focus asynchronously.
  document.addEventListener('focusin', () => queueMicrotask(updateFocus), { signal });
  updateFocus();
  return () => {
    clearTimeout(timer);
    abortController.abort();
  };
}

/** Whether a modal layer covers the page and traps the focus. A drawer does not. */
const isCovered = (main: HTMLElement): boolean =>
  [...document.querySelectorAll(LAYERS_SELECTOR)].some(
    layerElement => !layerElement.matches('.over-drawer') && !main.contains(layerElement),
  );

function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

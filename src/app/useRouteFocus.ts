import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What keeps the focus when another page comes: the page itself, and the menu that one is walking through. */
const FOCUS_KEEPING_SELECTOR = 'main, .side';
/** What floats. Most of it closes when another page comes, and gives the focus back to what opened it. */
const LAYERS_SELECTOR = '[role=dialog], [role=alertdialog], [role=menu]';
/** Milliseconds in which what closes beside a new page may give the focus back to what opened it. */
const SETTLE_MS = 5000;

/**
 * Another page has the focus where it begins, at its heading: so that it is read out, and Tab goes on from there. So has
 * the first page after a sign-in, whose fields are gone; one that is loaded has it where the browser has it.
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
      listen.abort();
      void import('./restoreFocus.ts').then(({ restoreFocus }) => {
        if (!isOver) end = restoreFocus();
      });
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
 * Waits for the heading, however long the page takes, and gives it the focus; also the one that takes its place when the
 * record has come. Ends when somebody goes elsewhere.
 *
 * @returns what ends the wait before
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
    // A layer in front takes every focus back that it is robbed of: nobody wins that, and the page stands still over it.
    if (isCovered(main)) {
      wasCovered = true;
      return;
    }
    if (layer?.isConnected && layer.contains(activeElement)) return;
    // What it gave back to is where somebody was on the page before. A drawer that stays was left by hand.
    if (wasCovered || (layer && !(layer.matches('.over-drawer') && layer.isConnected)))
      previousFocus = activeElement;
    wasCovered = false;
    layer = undefined;
    const isHeading = activeElement.matches('h1') && main.contains(activeElement);
    if (isHeading) return;
    const canMoveFocus =
      activeElement === document.body || (activeElement === previousFocus && !isSettled);
    // The sheet itself is where the focus goes from something that was removed with the page before.
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
  // Layers stand beside the page; one that goes may give the focus to nobody.
  observer.observe(document.body, { childList: true });
  // A heading that is replaced leaves the focus to the body; from one that stays, somebody has taken it away.
  const abortIfFocusTaken = () => isSettled && heading?.isConnected && abortController.abort();
  document.addEventListener('focusout', () => queueMicrotask(abortIfFocusTaken), { signal });
  // What closes is not done with the focus yet when it gives it back.
  document.addEventListener('focusin', () => queueMicrotask(updateFocus), { signal });
  updateFocus();
  return () => {
    clearTimeout(timer);
    abortController.abort();
  };
}

/** Whether something stands before the page that keeps the focus. A drawer beside it does not. */
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

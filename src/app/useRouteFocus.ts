import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What keeps the focus when another page comes: the page itself, and the menu that one is walking through. */
const KEEPS = 'main, .side';
/** What floats. Most of it closes when another page comes, and gives the focus back to what opened it. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
/** Milliseconds in which what closes beside a new page may give the focus back to what opened it. */
const SETTLE_MS = 5000;

/**
 * Another page has the focus where it begins, at its heading: so that it is read out, and Tab goes on from there. So has
 * the first page after a sign-in, whose fields are gone; one that is loaded has it where the browser has it.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const { userActivation } = navigator as Partial<Navigator>;
  const last = useRef(userActivation?.hasBeenActive ? '' : pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const main = document.getElementById('content');
    return main ? land(main) : undefined;
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
function land(main: HTMLElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let before = document.activeElement;
  let layer = before?.closest(LAYERS);
  let wasCovered = false;
  let heading: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;
  const look = () => {
    const now = document.activeElement;
    if (signal.aborted || !now) return;
    // A layer in front takes every focus back that it is robbed of: nobody wins that, and the page stands still over it.
    if (isCovered(main)) {
      wasCovered = true;
      return;
    }
    if (layer?.isConnected && layer.contains(now)) return;
    // What it gave back to is where somebody was on the page before. A drawer that stays was left by hand.
    if (wasCovered || (layer && !(layer.matches('.over-drawer') && layer.isConnected)))
      before = now;
    wasCovered = false;
    layer = undefined;
    const isHeading = now.matches('h1') && main.contains(now);
    if (isHeading) return;
    const isFree = now === document.body || (now === before && !isSettled);
    // The sheet itself is where the focus goes from something that was removed with the page before.
    if (now !== main && (!isFree || now.closest(KEEPS))) {
      watch.abort();
      return;
    }
    heading = focusHeading(main);
    if (heading) timer ??= setTimeout(() => (isSettled = true), SETTLE_MS);
  };
  const observer = new MutationObserver(look);
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  // Layers stand beside the page; one that goes may give the focus to nobody.
  observer.observe(document.body, { childList: true });
  // A heading that is replaced leaves the focus to the body; from one that stays, somebody has taken it away.
  const release = () => isSettled && heading?.isConnected && watch.abort();
  document.addEventListener('focusout', () => queueMicrotask(release), { signal });
  // What closes is not done with the focus yet when it gives it back.
  document.addEventListener('focusin', () => queueMicrotask(look), { signal });
  look();
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}

/** Whether something stands before the page that keeps the focus. A drawer beside it does not. */
const isCovered = (main: HTMLElement): boolean =>
  [...document.querySelectorAll(LAYERS)].some(
    each => !each.matches('.over-drawer') && !main.contains(each),
  );

function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What keeps the focus when another page comes: the page itself, a dialog, and the menu that one is walking through. */
const KEEPS = 'main, .side, [role=dialog], [role=alertdialog]';
/** Milliseconds that a page may take until its heading is there. */
const PATIENCE = 5000;

/**
 * Another page has the focus where it begins, at its heading: so that it is read out, and Tab goes on from there. The
 * first page of all has it where the browser has it.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const main = document.getElementById('content');
    if (!main || isKept()) return undefined;
    if (focusHeading(main)) return undefined;
    const { activeElement: from, body } = document;
    const hasMovedOn = () => ![from, body].includes(document.activeElement);
    const observer = new MutationObserver(() => {
      if (hasMovedOn() || isKept() || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}

const isKept = () => document.activeElement?.closest(KEEPS) != null;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes an overlay on every route change: a link, a key, Back. A change of the query is no route change. Unsaved
 * input is confirmed before: a blocked navigation changes no route.
 *
 * @see SHELL-09
 */
export function useCloseOnRouteChange(isOpen: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  const close = useEffectEvent(() => {
    if (isOpen) onClose();
  });
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    close();
  }, [pathname]);
}

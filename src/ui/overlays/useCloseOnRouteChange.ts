import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes what floats when another page comes, however it came: a link, a key, the way back. What is after the `?` is no
 * other page. Whether something typed may be lost was asked before: a page that is held does not come.
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

import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Returns whether the screen of the component is still open: the component is mounted, and no navigation to another path has
 * started. For what ends later than the action of the operator, such as a request, and then navigates.
 *
 * @example
 * const isScreenOpen = useIsScreenOpen();
 * await deleteRecord();
 * if (isScreenOpen()) void navigate(listPath);
 */
export function useIsScreenOpen(): () => boolean {
  const { pathname } = useLocation();
  // The location of the router precedes that of the render. Without a data router, navigations are synchronous.
  const router = useContext(DataRouterContext)?.router;
  const openPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    openPath.current = pathname;
    return () => {
      openPath.current = undefined;
    };
  }, [pathname]);
  return useCallback(() => {
    if (openPath.current === undefined) return false;
    if (!router) return true;
    const { location, blockers } = router.state;
    // Back after its confirmation changes the location later.
    const isLeaving = [...blockers.values()].some(({ state }) => state === 'proceeding');
    return location.pathname === openPath.current && !isLeaving;
  }, [router]);
}

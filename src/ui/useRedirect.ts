import { useContext, useEffect, useRef } from 'react';
import {
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

export interface Redirect {
  readonly to: To;
  /** The location state. */
  readonly state?: unknown;
}

/**
 * Replaces the URL of a screen when its redirect is known, such as after a read. Not while another screen is loading:
 * this one is still rendered then, and would lead back.
 *
 * @example
 * useRedirect(page > lastPage ? { to: { search: `?page=${lastPage}` } } : undefined);
 */
export function useRedirect(redirect: Redirect | undefined): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The location of the router precedes that of the render. Without a data router, navigations are synchronous.
  const router = useContext(DataRouterContext)?.router;
  // A new object of the same redirect does not repeat it.
  const redirectJson = redirect && JSON.stringify(redirect);
  const redirectedKey = useRef<string>(undefined);
  useEffect(() => {
    if (redirectJson === undefined) {
      redirectedKey.current = undefined;
      return undefined;
    }
    const startRedirect = () => {
      const isOtherScreenLoading = router !== undefined && router.state.location.key !== key;
      if (redirectedKey.current === key || isOtherScreenLoading) return;
      redirectedKey.current = key;
      const { to, state } = JSON.parse(redirectJson) as Redirect;
      void navigate(to, { replace: true, state });
    };
    startRedirect();
    // Back from a screen that is loading does not render this one again.
    return router?.subscribe(startRedirect);
  }, [navigate, router, key, redirectJson]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';

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
  const location = useLocation();
  const committedPath = useRef('');
  useLayoutEffect(() => {
    committedPath.current = window.location.pathname;
  }, [location]);
  // A new object of the same redirect does not repeat it.
  const redirectJson = redirect && JSON.stringify(redirect);
  const lastRedirect = useRef<string>(undefined);
  useEffect(() => {
    if (redirectJson === undefined) {
      lastRedirect.current = undefined;
      return;
    }
    const isOtherScreenLoading = window.location.pathname !== committedPath.current;
    if (redirectJson === lastRedirect.current || isOtherScreenLoading) return;
    lastRedirect.current = redirectJson;
    const { to, state } = JSON.parse(redirectJson) as Redirect;
    void navigate(to, { replace: true, state });
  }, [navigate, location, redirectJson]);
}

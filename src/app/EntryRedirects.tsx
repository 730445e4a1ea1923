import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { isEntryPath } from './pathSegments.ts';
import { getSignedInPath, PASSWORD_PATH, takeRequestedPath } from './redirectSignedIn.ts';

interface EntryRedirectProps {
  readonly children: ReactNode;
}

/** For a signed-in user: redirects an entry route to the root, and the root to the URL requested before sign-in. */
export const EntryRedirect = ({ children }: EntryRedirectProps) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const requestedPath = pathname === '/' ? takeRequestedPath() : undefined;
    if (requestedPath) void navigate(requestedPath, { replace: true });
  }, [pathname, navigate]);
  return isEntryPath(pathname) ? (
    <Navigate to={getSignedInPath(pathname, search)} replace />
  ) : (
    children
  );
};

/** For a user who must replace the password: all other routes, Back included, redirect to the form. */
export const PasswordChangeRedirect = ({ children }: EntryRedirectProps) =>
  useLocation().pathname === PASSWORD_PATH ? children : <Navigate to={PASSWORD_PATH} replace />;

import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { isEntryPath } from './pathSegments.ts';
import { PASSWORD_PATH, takeRequestedPath } from './redirectSignedIn.ts';

interface EntryRedirectProps {
  readonly children: ReactNode;
}

/** For whoever is in: a link to a way in leads to the root, and the root to an address that was asked for before. */
export const EntryRedirect = ({ children }: EntryRedirectProps) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const requestedPath = pathname === '/' ? takeRequestedPath() : undefined;
    if (requestedPath) void navigate(requestedPath, { replace: true });
  }, [pathname, navigate]);
  return isEntryPath(pathname) ? <Navigate to="/" replace /> : children;
};

/** For whoever has to replace the password: Back leads nowhere else either. */
export const PasswordChangeRedirect = ({ children }: EntryRedirectProps) =>
  useLocation().pathname === PASSWORD_PATH ? children : <Navigate to={PASSWORD_PATH} replace />;

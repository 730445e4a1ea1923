import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { isWayIn, takeAsked } from './address.ts';

/** For whoever is in: a link to a way in leads to the root, and the root to an address that was asked for before. */
export const WaysIn = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = pathname === '/' ? takeAsked() : undefined;
    if (address) void navigate(address, { replace: true });
  }, [pathname, navigate]);
  return isWayIn(pathname) ? <Navigate to="/" replace /> : children;
};

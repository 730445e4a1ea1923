import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { isWayIn } from './firstSteps.ts';
import { PASSWORD, takeAsked } from './inside.ts';

interface WaysInProps {
  readonly children: ReactNode;
}

/** For whoever is in: a link to a way in leads to the root, and the root to an address that was asked for before. */
export const WaysIn = ({ children }: WaysInProps) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = pathname === '/' ? takeAsked() : undefined;
    if (address) void navigate(address, { replace: true });
  }, [pathname, navigate]);
  return isWayIn(pathname) ? <Navigate to="/" replace /> : children;
};

/** For whoever has to replace the password: Back leads nowhere else either. */
export const OnlyPassword = ({ children }: WaysInProps) =>
  useLocation().pathname === PASSWORD ? children : <Navigate to={PASSWORD} replace />;

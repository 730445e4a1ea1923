import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useHasFailed } from '../../data/useConfiguration.ts';
import { readLastMode } from '../../data/useProduct.ts';
import { type ResolvedRoute, resolveRoute } from './resolveRoute.ts';
import type { RouteContext, NavSection } from './NavSection.ts';
import { findSection, listSections } from './listSections.ts';
import { useRouteContext } from './useRouteContext.ts';

/** What is so, or most likely: while the platform has not said its mode, it is taken to have the one that it had. */
function useLikelyRouteContext(): RouteContext {
  const context = useRouteContext();
  return useMemo(() => ({ ...context, mode: context.mode ?? readLastMode() }), [context]);
}

/** The sections that the person who is signed in may enter. */
export function useSections(): readonly NavSection[] {
  const context = useLikelyRouteContext();
  return useMemo(() => listSections(context), [context]);
}

/** What is at the address of now. What is only likely may open a screen, but sends nobody away. */
export function useResolvedRoute(): ResolvedRoute {
  const context = useRouteContext();
  const likelyContext = useLikelyRouteContext();
  const { pathname } = useLocation();
  return useMemo(() => {
    const certainRoute = resolveRoute(pathname, context);
    const likelyRoute = resolveRoute(pathname, likelyContext);
    const isEnterable = likelyRoute.kind === 'screen' || likelyRoute.kind === 'redirect';
    return certainRoute.kind === 'wait' && isEnterable ? likelyRoute : certainRoute;
  }, [pathname, context, likelyContext]);
}

/** Whether there may be a screen at the address of now, if the configuration that decides had loaded. */
export function useMightExist(): boolean {
  const context = useRouteContext();
  const { pathname } = useLocation();
  const lumen = useHasFailed('lumen');
  const peopleLight = useHasFailed('peopleLight');
  if (!lumen && !peopleLight) return false;
  const possibleContext = {
    ...context,
    ...(lumen && { lumen: true }),
    ...(peopleLight && { peopleLight: true }),
  };
  return resolveRoute(pathname, possibleContext).kind === 'screen';
}

/** The section that the address of now belongs to, if the person may enter it. */
export function useSection(): NavSection | undefined {
  const context = useLikelyRouteContext();
  const { pathname } = useLocation();
  return useMemo(() => findSection(pathname, context), [pathname, context]);
}

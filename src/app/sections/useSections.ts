import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useHasFailed } from '../../data/useConfiguration.ts';
import { useHasProjectCountFailed, useLikelyMode } from '../../data/useProduct.ts';
import { DEFAULT_MODE } from '../../domain/modules.ts';
import { type ResolvedRoute, resolveRoute } from './resolveRoute.ts';
import type { RouteContext, NavSection } from './NavSection.ts';
import { findSection, listSections } from './listSections.ts';
import { getResourcePermissions } from './sectionTable.ts';
import { useRouteContext } from './useRouteContext.ts';

/** Returns the likely routing input: until the platform reports its mode, the last known one. */
function useLikelyRouteContext(): RouteContext {
  const context = useRouteContext();
  const mode = useLikelyMode(context.mode);
  return useMemo(() => ({ ...context, mode }), [context, mode]);
}

/** Returns the sections that the signed-in user can access. */
export function useSections(): readonly NavSection[] {
  const context = useLikelyRouteContext();
  return useMemo(() => listSections(context), [context]);
}

/** Resolves the current route. A likely result may open a screen, but never redirects away. */
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

/** Whether the current route is pending only because reads failed: with their results, it would be resolved. */
export function useHasFailedReads(): boolean {
  const context = useRouteContext();
  const { pathname } = useLocation();
  const failedReads = {
    ...(useHasFailed('version') && { mode: DEFAULT_MODE }),
    ...(useHasFailed('lumen') && { lumen: true }),
    ...(useHasFailed('peopleLight') && { peopleLight: true }),
    ...(useHasProjectCountFailed() && { hasProject: true }),
  };
  return (
    resolveRoute(pathname, context).kind === 'wait' &&
    resolveRoute(pathname, { ...context, ...failedReads }).kind !== 'wait'
  );
}

/** Returns the section of the current route, if the user can access it. */
export function useSection(): NavSection | undefined {
  const context = useLikelyRouteContext();
  const { pathname } = useLocation();
  return useMemo(() => findSection(pathname, context), [pathname, context]);
}

/** Returns whether the user may open the records of a resource, at any path; not before it is known. */
export function useCanOpenResource(): (resource: string) => boolean {
  const context = useLikelyRouteContext();
  return useCallback(resource => getResourcePermissions(context).get(resource) === true, [context]);
}
